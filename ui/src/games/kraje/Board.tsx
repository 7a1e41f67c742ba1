// The board: one realm large on the surface, the other one a tap away, the ghost with its buttons,
// and what the ghost would change.

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../host/protocol';
import type { Box } from '../../kit/geometry';
import { useGhostKeys } from '../../kit/ghost/keys';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { orientation } from '../../kit/orientation';
import { Pointed } from '../../kit/Pointed';
import { Surface } from '../../kit/Surface';
import { askWhat } from '../../state/nav';
import { personNoun } from '../../words/person';
import { say, words } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { CardPicture } from './art/card';
import { askAbout } from './Detail';
import { AboveRealm, GhostLayer } from './Ghost';
import { UNIT } from './geometry';
import { Corner, placedThen, shownSeat } from './OtherRealm';
import { boxOf, type Play, playOf, type Table, viewOf } from './play';
import { Reveal, useReveal } from './Reveal';
import { type FaceOf, faces, RealmArt, realmBox, ringFor, Spotlight } from './realm';
import { thingAt } from './things';
import type { SeatView } from './types';
import { packOf } from './words';

/** From this size on a field's condition shows its name. */
const NEAR_PX = 50;
/** The realm's place on the screen. */
export function Board({ table }: BoardProps<'kraje'>): JSX.Element {
  const play = playOf(table);
  const view = viewOf(table);
  const own = table.seat.value;
  const lit = table.lit.value;
  const shown = shownSeat(table, play);
  const realm = view.seats[shown] ?? emptySeat;
  const faceOf = useMemo(() => faces(packOf(table), words.value.locale), [table, words.value]);
  const reveal = useReveal(table);
  useGhostKeys(play.ghost, { f: () => play.flip() });
  const isOwn = shown === own && table.offer.value !== null;
  const ring =
    view.stage === 'over' ? 0.6 : isOwn ? ringFor(realm.fields, table.viewport.size.value) : 1;
  const bounds = realmBox(realm.fields, ring);

  useEffect(() => {
    if (play.shown.peek() === own) play.shown.value = null;
  }, [own]);
  const read = table.reading?.seat.value ?? null;
  useEffect(() => {
    play.shown.value = null;
  }, [read]);
  // A view chosen over one realm means nothing over another.
  useEffect(() => {
    if (play.lastShown !== null && play.lastShown !== shown) table.viewport.showAll();
    play.lastShown = shown;
  }, [shown]);

  return (
    <div
      class="kr kr-board game-board"
      data-testid="kraje-board"
      data-shown={shown}
      data-own={shown === own}
      data-ghost={isOwn && play.ghost.at.value !== null}
    >
      {/* Nobody else plays on a realm: it faces whoever is on turn, as their hand does. */}
      <div class="across-page kr-turned">
        <Surface
          viewport={table.viewport}
          faces={orientation.value ?? 'bottom'}
          bounds={bounds}
          cell={UNIT}
          label={boardLabel(table, shown, realm)}
          onTap={(at, hit) => tapped(table, play, shown, at, hit)}
          onHold={(at, hit) => askWhat(thingAt(realm, at, hit))}
          isClear
          taken={() => (isOwn ? play.ghost.targets() : [])}
          overlay={
            <Corner table={table} play={play} faceOf={faceOf} isCovered={reveal !== null}>
              {isOwn && <AboveRealm table={table} play={play} />}
            </Corner>
          }
        >
          <g class={table.viewport.cellSize() >= NEAR_PX ? 'kr-near' : undefined}>
            <RealmLayer realm={realm} faceOf={faceOf} flip={reveal?.includes(shown) ?? false} />
            {lit && lit.seat === shown && <Spotlight realm={realm.fields} lit={lit.line.fields} />}
            {isOwn && !lit && <GhostLayer play={play} realm={realm} faceOf={faceOf} />}
            <Pointed viewport={table.viewport} boxes={pointedAt(table, shown)} />
          </g>
        </Surface>
      </div>
      {(lit !== null || read !== null || shown !== own) && view.seats.length > 1 && (
        <OtherBanner table={table} shown={shown} realm={realm} faceOf={faceOf} />
      )}
      {reveal && <Reveal table={table} seats={reveal} faceOf={faceOf} />}
    </div>
  );
}

/** The cards that the step of the past placed in a realm. */
const pointedAt = (table: Table, shown: Seat): readonly Box[] =>
  placedThen(table).flatMap(({ seat, placement }) => (seat === shown ? [boxOf(placement)] : []));

const emptySeat: SeatView = {
  handCount: 0,
  hand: [],
  hasCommitted: false,
  committed: null,
  placed: [],
  fields: [],
  conditions: [],
};

/** The realm's cards, drawn anew only when a card is added or taken away. */
function RealmLayer(p: { realm: SeatView; faceOf: FaceOf; flip: boolean }): JSX.Element {
  const key = JSON.stringify(p.realm.placed);
  return useMemo(
    () =>
      p.realm.placed.length === 0 ? (
        <rect class="kr-first-place" x="6" y="6" width="188" height="288" rx="10" />
      ) : (
        <RealmArt placed={p.realm.placed} faceOf={p.faceOf} flip={p.flip} />
      ),
    [key, p.faceOf, p.flip],
  );
}

/** Whose realm is being looked at, and the cards in that hand that are known. */
function OtherBanner(p: {
  table: Table;
  shown: Seat;
  realm: SeatView;
  faceOf: FaceOf;
}): JSX.Element {
  const { table, shown, realm, faceOf } = p;
  const name = personNoun(table.seats.value, shown);
  return (
    <div class="kr-banner" data-testid="kraje-banner">
      <p>
        <Mark mark={markOf(table.seats.value[shown]?.mark ?? '', shown)} size={16} />
        {say('kraje-realm-of', { name })}
      </p>
      {realm.hand.length > 0 && (
        <div class="kr-banner-hand">
          {realm.hand.map((card) => (
            <CardPicture
              key={card}
              face={faceOf({ card, side: 'plain', rotation: 0, x: 0, y: 0 })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function boardLabel(table: Table, shown: Seat, realm: SeatView): string {
  return say('kraje-board-label', {
    name: personNoun(table.seats.value, shown),
    fields: say('kraje-fields', { n: realm.fields.length }),
  });
}

/** A tap on the realm: the ghost goes there, or the engine says why not. */
function tapped(
  table: Table,
  play: Play,
  shown: Seat,
  at: { x: number; y: number },
  hit: string | null,
): boolean {
  if (table.lit.value) {
    table.light(shown, null);
    return true;
  }
  const isAble = table.offer.value !== null;
  if (!isAble || (play.card.value === null && hit !== null)) return openCondition(play, hit);
  if (shown !== table.seat.value) {
    if (openCondition(play, hit)) return true;
    table.hint({ id: 'kraje-not-your-realm' });
    return false;
  }
  if (play.card.value === null) {
    table.hint({ id: 'kraje-tap-card-first' });
    return false;
  }
  play.ghost.aim(at);
  return true;
}

/** Opens the words of the condition that was hit. */
function openCondition(play: Play, hit: string | null): boolean {
  const no = hit?.startsWith('condition-') ? Number(hit.slice('condition-'.length)) : Number.NaN;
  if (Number.isNaN(no)) return false;
  askAbout(play, no);
  return true;
}
