// Beside or under the board: the hand with both sides of its cards, the shared condition, the
// round, and the open top card of the deck.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCarry } from '../../kit/ghost/carry';
import { Floating } from '../../kit/ghost/Floating';
import { Icon } from '../../kit/Icon';
import { raise } from '../../state/nav';
import { say, words } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { CardBack, CardPicture } from './art/card';
import { PlatePicture } from './Condition';
import { askAbout } from './Detail';
import { cardSize, type Turns } from './geometry';
import { isRoomy, OtherRealm } from './OtherRealm';
import { offerOf, type Play, playOf, type Table, viewOf } from './play';
import { type FaceOf, faces } from './realm';
import type { Placement, Side } from './types';
import { cardOf, conditionName, conditionOf, faceWords, packOf, sideWords } from './words';

/** Rounds of a game. */
const ROUNDS = 4;

/** All that is not the realm. */
export function Panel({ table }: BoardProps<'kraje'>): JSX.Element {
  const play = playOf(table);
  const view = viewOf(table);
  const faceOf = useMemo(() => faces(packOf(table), words.value.locale), [table, words.value]);
  const hand = view.seats[table.seat.value]?.hand ?? [];
  return (
    <>
      <OnFinger table={table} play={play} faceOf={faceOf} />
      <div class="kr kr-panel" data-testid="kraje-panel">
        {view.stage !== 'over' && (
          <div class="kr-hand" role="group" aria-label={say('kraje-hand')}>
            {hand.map((card) => (
              <HandCard key={card} table={table} play={play} card={card} faceOf={faceOf} />
            ))}
            {hand.length === 0 && <p class="kr-hand-none">{say('kraje-hand-empty')}</p>}
            <TurnButtons table={table} play={play} />
          </div>
        )}
        {isRoomy.value && <OtherRealm table={table} play={play} faceOf={faceOf} />}
        <Commons table={table} play={play} faceOf={faceOf} />
      </div>
    </>
  );
}

/** A card in the hand: the side that would go up large, the other one beside it. */
function HandCard(p: { table: Table; play: Play; card: number; faceOf: FaceOf }): JSX.Element {
  const { table, play, card } = p;
  const side = play.sideOf(card);
  const isChosen = play.card.value === card;
  const canPlace = offerOf(table)?.cards.includes(card) ?? false;
  return (
    <div class="kr-hand-card" data-chosen={isChosen} data-testid={`kraje-hand-${card}`}>
      <HandSide {...p} side={side} isMain canPlace={canPlace} />
      <HandSide
        {...p}
        side={side === 'plain' ? 'scoring' : 'plain'}
        isMain={false}
        canPlace={canPlace}
      />
    </div>
  );
}

function HandSide(p: {
  table: Table;
  play: Play;
  card: number;
  faceOf: FaceOf;
  side: Side;
  isMain: boolean;
  canPlace: boolean;
}): JSX.Element {
  const { table, play, card, side, isMain, canPlace } = p;
  const pack = packOf(table);
  const isChosen = play.card.value === card;
  const turns: Turns = isMain && isChosen ? (play.ghost.turns.value as Turns) : 0;
  const lying: Placement = { card, side, rotation: turns, x: 0, y: 0 };
  const picture = useMemo(
    () => <CardPicture face={p.faceOf(lying)} near={isMain} />,
    [p.faceOf, card, side, isMain, turns],
  );
  const ref = useCarry<HTMLButtonElement>(play.ghost, {
    lift: () => Math.max(70, table.viewport.cellSize() * 1.6),
    onTap: () => {
      if (!canPlace) return;
      const isSame = isChosen && isMain;
      play.take(card, side);
      if (isSame && play.ghost.placement.peek() !== null) play.ghost.turn();
    },
    take: () => {
      // What fits nowhere is put away by a tap; there is nothing to carry.
      if (!canPlace || offerOf(table)?.isStuck) return false;
      play.take(card, side);
      return true;
    },
  });
  const label = `${sideWords(pack, card, side)}: ${faceWords(pack, card, side)}`;
  return (
    <button
      type="button"
      ref={ref}
      class={isMain ? 'kr-side kr-side-main' : 'kr-side kr-side-other'}
      data-testid={`kraje-card-${card}-${side}`}
      data-what={`card:${card}`}
      data-side={side}
      aria-pressed={isMain && isChosen}
      aria-disabled={!canPlace}
    >
      <span class="unseen">{label}</span>
      <span class="kr-picture" aria-hidden="true">
        {picture}
      </span>
    </button>
  );
}

/** Turn and flip for the chosen card, also before it has a place. */
function TurnButtons({ table, play }: { table: Table; play: Play }): JSX.Element {
  const isOff = table.offer.value === null || play.card.value === null;
  return (
    <div class="kr-turns in-column">
      <button
        type="button"
        class="kr-tool centred"
        data-tool="true"
        disabled={isOff}
        aria-label={say('kraje-turn-right')}
        data-testid="kraje-hand-turn"
        onClick={() => play.ghost.turn()}
      >
        <Icon name="turn" />
      </button>
      <button
        type="button"
        class="kr-tool centred"
        data-tool="true"
        disabled={isOff}
        aria-label={say('kraje-flip')}
        data-testid="kraje-hand-flip"
        onClick={() => play.flip()}
      >
        <Icon name="flip" />
      </button>
    </div>
  );
}

/** What belongs to everybody. */
function Commons({
  table,
  play,
  faceOf,
}: {
  table: Table;
  play: Play;
  faceOf: FaceOf;
}): JSX.Element {
  const view = viewOf(table);
  const pack = packOf(table);
  const shared = view.shared;
  // The condition of the card about to be placed is read and explained like those on the board.
  const card = play.card.value;
  const held =
    card !== null && play.sideOf(card) === 'scoring' ? cardOf(pack, card).condition : null;
  return (
    <div class="kr-commons">
      <p class="kr-round" data-testid="kraje-round">
        <strong>{say('kraje-round', { round: view.round, of: ROUNDS })}</strong>
        {view.stage !== 'over' && <span> {say('kraje-pick', { pick: view.pick })}</span>}
      </p>
      <div class="kr-plates">
        {held !== null && <PlateButton table={table} play={play} condition={held} of="held" />}
        {shared && (
          <PlateButton table={table} play={play} condition={shared.condition} of="shared" />
        )}
      </div>
      {view.stage !== 'over' && (
        <div
          class="kr-deck"
          role="img"
          aria-label={deckWords(table)}
          data-testid="kraje-deck"
          data-what="deck"
        >
          <span class="kr-deck-card">
            {view.deckTop === null ? (
              <CardBack />
            ) : (
              <CardPicture
                face={faceOf({ card: view.deckTop, side: 'plain', rotation: 0, x: 0, y: 0 })}
              />
            )}
          </span>
          <span class="kr-caption quiet" aria-hidden="true">
            <span>{say('kraje-deck')} </span>
            {view.deckCount}
          </span>
        </div>
      )}
      <button
        type="button"
        class="kr-help-button pick pick-tool"
        aria-label={say('kraje-help')}
        data-testid="kraje-help"
        onClick={() => raise('rules')}
      >
        ?
      </button>
    </div>
  );
}

/** A condition with its name; a tap explains it. */
function PlateButton(p: {
  table: Table;
  play: Play;
  condition: number;
  of: 'held' | 'shared';
}): JSX.Element {
  const { table, play, condition, of } = p;
  const pack = packOf(table);
  return (
    <button
      type="button"
      class="kr-shared"
      data-testid={`kraje-${of}`}
      data-what={`condition:${condition}`}
      onClick={() => askAbout(play, condition)}
    >
      <span class="kr-caption quiet">{say(of === 'held' ? 'kraje-held' : 'kraje-shared')}</span>
      <PlatePicture condition={conditionOf(pack, condition)} />
      <span class="kr-shared-name">{conditionName(pack, condition)}</span>
    </button>
  );
}

function deckWords(table: Table): string {
  const view = viewOf(table);
  const left = say('kraje-deck-left', { n: view.deckCount });
  if (view.deckTop === null) return left;
  return `${left}. ${say('kraje-deck-top')}: ${faceWords(packOf(table), view.deckTop, 'plain')}`;
}

/** The card on the finger while it has no place to snap to. */
function OnFinger(p: { table: Table; play: Play; faceOf: FaceOf }): JSX.Element | null {
  const { table, play, faceOf } = p;
  const card = play.card.value;
  if (card === null) return null;
  const rotation = play.ghost.turns.value as Turns;
  const lying: Placement = { card, side: play.sideOf(card), rotation, x: 0, y: 0 };
  const field = Math.max(table.viewport.cellSize(), 40);
  const { cols, rows } = cardSize(rotation);
  return (
    <Floating ghost={play.ghost} size={{ width: cols * field, height: rows * field }} class="kr">
      <CardPicture face={faceOf(lying)} near />
    </Floating>
  );
}
