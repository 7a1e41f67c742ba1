// The eight relations in order of priority: their race cards, locks, what each would do for the
// viewer now, and while planning the cards themselves.

import type { JSX } from 'preact';
import { Icon } from '../../kit/Icon';
import { capital, say } from '../../words/words';
import { RaceFace } from './art/race';
import { RelationPicture } from './art/relation';
import { planetNoun } from './places';
import { offerOf, type Play, type Table, viewOf } from './play';
import type { Prospect, Race, Relation, RelationView } from './types';
import { ownerNoun, raceNames, racesCounted, relationName, relationShort, soManyOf } from './words';

/** The prospect in one or two words; nothing where no seat looks whom it would do anything for. */
export function prospectWords(prospect: Prospect | undefined, relation: Relation): string {
  return prospect ? say(`bastards-prospect-${relation}`, { n: prospect.total }) : '';
}

/** The same as a sentence, where there is room for one. */
export function prospectNow(prospect: Prospect | undefined, relation: Relation): string {
  return prospect ? say(`bastards-prospect-${relation}.now`, { n: prospect.total }) : '';
}

/** Whether a relation would do anything for the viewer now. */
export const isWorthwhile = (prospect: Prospect | undefined, relation: Relation): boolean =>
  relation === 'change' || (prospect?.total ?? 0) > 0;

/** All relations as tiles; the shape of the grid is the style sheet's. */
export function Relations({ table, play }: { table: Table; play: Play }): JSX.Element {
  const view = viewOf(table);
  return (
    <ol
      class="sb-relations"
      aria-label={say('bastards-relations')}
      data-testid="bastards-relations"
    >
      {view.relations.map((relation, i) => (
        <Tile key={relation.relation} table={table} play={play} relation={relation} place={i + 1} />
      ))}
    </ol>
  );
}

function Tile(p: { table: Table; play: Play; relation: RelationView; place: number }): JSX.Element {
  const { table, play, relation: view, place } = p;
  const { relation, locked } = view;
  const position = viewOf(table);
  const offer = offerOf(table);
  const { stage } = position;
  const isPlanning = stage.type === 'plan' && (offer?.cards.length ?? 0) > 0;
  const isChanging = offer !== null && stage.type === 'resolve' && stage.relation === 'change';
  const own = position.seats[table.seat.value];
  const picked = isPlanning ? play.cards.value.indexOf(relation) : -1;
  const isGoing = isChanging && play.going.value?.relation === relation;
  const isActive = stage.type === 'resolve' && stage.relation === relation;
  const prospect = position.prospects.find((it) => it.relation === relation);
  const isOpen = own?.open.includes(relation) ?? false;
  const inHand = own?.hand.includes(relation) ?? false;
  const isOff = isPlanning
    ? !inHand
    : isChanging && relation !== 'change' && !play.canChange(relation);
  return (
    <li>
      <button
        type="button"
        class="sb-tile"
        data-relation={relation}
        data-testid={`bastards-relation-${relation}`}
        data-what={relation}
        data-active={isActive}
        data-picked={picked >= 0 || isGoing}
        data-off={isOff}
        data-open={isOpen}
        data-ghost={isMeant(play, relation)}
        aria-pressed={isPlanning ? picked >= 0 : undefined}
        onClick={() => {
          if (isPlanning) play.pickCard(relation);
          else if (isChanging && relation !== 'change') play.goAt(relation);
          else play.ask({ type: 'relations' });
        }}
      >
        <span class="unseen">{tileLabel(table, view, place, prospect, isPlanning && !inHand)}</span>
        <span class="sb-seen" aria-hidden="true">
          <span class="sb-tile-place">{place}</span>
          <RelationPicture relation={relation} size={30} />
          <span class="sb-tile-name">
            <span class="sb-wide">{relationName(relation)}</span>
            <span class="sb-narrow">{relationShort(relation)}</span>
          </span>
          <Pair view={view} offer={position.offer} />
          {locked && (
            <span class="sb-tile-lock">
              <Icon name="lock" size={16} />
            </span>
          )}
          {picked >= 0 && (
            <span class="sb-tile-tick centred">
              <Icon name="check" size={16} />
            </span>
          )}
          {prospect && (
            <span class="sb-tile-prospect" data-worth={isWorthwhile(prospect, relation)}>
              {prospectWords(prospect, relation)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

function isMeant(play: Play, relation: Relation): boolean {
  const ghost = play.shade.value;
  return ghost?.type === 'relation' && ghost.relation === relation;
}

/** So many cards are on offer (SB-RELATIONS); while there are more they lie in a pile that is dealt from. */
const OFFERED = 6;

/** The two race cards with what goes on between them; the offer at the change of relations. */
export function Pair(p: {
  view: RelationView;
  offer: RelationViewOffer;
  size?: number;
  /** Whether there is room to ask about its cards one by one. */
  isRoomy?: boolean;
}): JSX.Element | null {
  const { view, offer, size = 24, isRoomy = false } = p;
  const [left, right] = view.pair;
  if (view.relation === 'change') {
    return (
      <span class="sb-pair sb-pair-offer">
        {(offer.length > OFFERED ? [] : offer).map((race, i) => (
          <RaceFace key={i} race={race} size={size * 0.75} isThing={isRoomy} />
        ))}
      </span>
    );
  }
  return (
    <span class="sb-pair" data-relation={view.relation}>
      {left ? <RaceFace race={left} size={size} isThing={isRoomy} /> : <span class="sb-no-card" />}
      <i class="sb-pair-sign" data-one-way={isOneWay(view.relation)} aria-hidden="true" />
      {right ? (
        <RaceFace race={right} size={size} isThing={isRoomy} />
      ) : (
        <span class="sb-no-card" />
      )}
    </span>
  );
}

type RelationViewOffer = readonly Race[];

/** Whether left does something to right. */
const isOneWay = (relation: Relation): boolean => relation === 'shooting' || relation === 'eating';

function tileLabel(
  table: Table,
  view: RelationView,
  place: number,
  prospect: Prospect | undefined,
  isOff: boolean,
): string {
  const parts = [
    say('bastards-relation-place', { place, relation: relationName(view.relation) }),
    pairWords(table, view),
    view.locked ? say('bastards-relation-locked') : '',
    isOff ? say('bastards-not-in-hand') : '',
    prospectNow(prospect, view.relation),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The race cards of a relation in words. */
export function pairWords(table: Table, view: RelationView): string {
  if (view.relation === 'change') {
    return capital(racesCounted(viewOf(table).offer).in('nom'));
  }
  const [left, right] = view.pair;
  if (!left || !right) return '';
  const names = { left: raceNames(left), right: raceNames(right) };
  return say(left === right ? 'bastards-pair-alike' : 'bastards-pair-of', names);
}

/** Where a relation would do something for the viewer, place by place. */
export function prospectPlaces(table: Table, prospect: Prospect): string[] {
  return prospect.places.map((place) => {
    const { relation } = prospect;
    const { race, count: n } = place;
    const what =
      relation === 'trade' || relation === 'diplomacy'
        ? say('bastards-prospect-pairs', { n })
        : !race
          ? ''
          : relation === 'love' || relation === 'mutation'
            ? say(
                'bastards-so-many',
                soManyOf(race, relation === 'love' ? 1 : n, ownerNoun(table, place.colour)),
              )
            : say('bastards-so-many-of', soManyOf(race, n, ownerNoun(table, place.colour)));
    return say('bastards-prospect-where', {
      planet: planetNoun(table.catalogue, place.planet),
      what,
    });
  });
}
