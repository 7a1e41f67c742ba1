// The decision of the moment under the thumb: the token in hand, settlers to choose from, chips for
// births, blows, pairs and mutations, the question to the other seat, the ship's hold, the swaps.

import type { ComponentChildren, JSX } from 'preact';
import { useCarry } from '../../kit/ghost/carry';
import { Floating } from '../../kit/ghost/Floating';
import { Icon } from '../../kit/Icon';
import { capital, say } from '../../words/words';
import { RaceFace, RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { Done, Price } from './chips';
import type { Option } from './draft-kind';
import { Cargo } from './Hold';
import { OwnerMark, ownerOf } from './Planets';
import { planetName, planetNoun } from './places';
import { offerOf, type Play, type Table, viewOf } from './play';
import { Swaps } from './Swaps';
import type { Colour, Race } from './types';
import { creatureNoun, ownerNoun, raceName, raceNoun } from './words';

/** How far above the finger a token floats, in pixels. */
const LIFT = 54;

/** What there is to decide, apart from taps on the map; nothing when there is nothing. */
export function Decision({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const offer = offerOf(table);
  const { stage } = viewOf(table);
  if (!offer) return null;
  if (offer.lay.length > 0) return <InHandNow table={table} play={play} />;
  if (offer.answer) return <Question table={table} play={play} />;
  if (offer.choose.length > 0) return <Settlers table={table} play={play} />;
  if (offer.put.length > 0 || stage.type === 'fly') return <Cargo table={table} play={play} />;
  if (stage.type !== 'resolve') return null;
  if (stage.relation === 'migration') return <Cargo table={table} play={play} />;
  if (stage.relation === 'change') return <Swaps table={table} play={play} />;
  return <Chips table={table} play={play} />;
}

/** The token to lay, what follows it, and a way to turn it. */
function InHandNow({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const laying = viewOf(table).laying;
  const [token, ...rest] = laying?.tokens ?? [];
  if (!laying || !token) return null;
  // Creatures of one shape cannot be turned.
  const turns = table.catalogue.races.find(({ race }) => race === token.race)?.turns.length ?? 1;
  return (
    <div class="sb-decision sb-in-hand" data-testid="bastards-in-hand">
      <Carried
        play={play}
        says={say('bastards-choice-lay', { race: raceNoun(token.race) })}
        what={token.race}
      >
        <RacePicture
          catalogue={table.catalogue}
          race={token.race}
          owner={ownerOf(table, token.colour)}
          isCorpse={laying.corpses}
          size={54}
        />
      </Carried>
      <p>
        <strong>
          {token.colour === table.seat.value
            ? raceName(token.race)
            : capital(creatureNoun(token.race, ownerNoun(table, token.colour)).value)}
        </strong>
        <br />
        {planetName(table.catalogue, laying.planet)}
        {rest.length > 0 && <> · {say('bastards-left-to-lay', { n: rest.length })}</>}
      </p>
      {turns > 1 && (
        <button
          type="button"
          class="sb-tool pick pick-tool"
          data-tool="true"
          aria-label={say('bastards-turn-token')}
          data-testid="bastards-hand-turn"
          onClick={() => play.ghost.turn()}
        >
          <Icon name="turn" />
        </button>
      )}
    </div>
  );
}

/** The token in hand, to be dragged to its cells; a tap puts it down, and then turns it. */
function Carried(p: {
  play: Play;
  says: string;
  what: Race;
  children: ComponentChildren;
}): JSX.Element {
  const { play, says, what, children } = p;
  const ref = useCarry<HTMLButtonElement>(play.ghost, {
    lift: () => LIFT,
    onTap: () => play.ghost.turn(),
    take: () => play.inHand.peek() !== null,
  });
  return (
    <>
      <button
        type="button"
        ref={ref}
        class="sb-carried"
        aria-label={says}
        data-what={what}
        data-testid="bastards-carried"
      >
        {children}
      </button>
      <Floating ghost={play.ghost} size={{ width: LIFT, height: LIFT }} class="sb">
        {children}
      </Floating>
    </>
  );
}

/** The set-aside tokens, to be chosen in secret or for an exchange. */
function Settlers({ table, play }: { table: Table; play: Play }): JSX.Element {
  const view = viewOf(table);
  const own = view.seats[table.seat.value];
  const ghost = play.shade.value;
  return (
    <div class="sb-decision sb-settlers" data-testid="bastards-settlers">
      {play.options.value
        .filter((option) => option.actions[0].type === 'choose')
        .map((option) => {
          const race = option.race ?? 'toadling';
          const at = table.catalogue.races.findIndex((it) => it.race === race);
          return (
            <button
              key={option.key}
              type="button"
              class="sb-settler in-column"
              data-testid={`bastards-choose-${race}`}
              data-what={race}
              aria-pressed={ghost?.type === 'settler' && ghost.race === race}
              onClick={() => play.take(option)}
            >
              <span class="unseen">{say(option.label)}</span>
              <span class="sb-seen" aria-hidden="true">
                <RacePicture
                  catalogue={table.catalogue}
                  race={race}
                  owner={ownerOf(table, table.seat.value as Colour)}
                  size={46}
                />
                <span class="sb-settler-name">{raceName(race)}</span>
                <span class="sb-count">{own?.setAside[at] ?? 0}×</span>
              </span>
            </button>
          );
        })}
    </div>
  );
}

/** A pair asked for: what is offered, and two plain answers. */
function Question({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const view = viewOf(table);
  const { stage } = view;
  if (stage.type !== 'resolve' || stage.progress.type !== 'pairs') return null;
  const asked = stage.progress.asked;
  if (!asked) return null;
  const [left, right] = view.relations.find((it) => it.relation === stage.relation)?.pair ?? [];
  const answer = (type: 'accept' | 'refuse'): void => {
    const option = play.options.value.find((it) => it.key === type);
    if (option) play.choose(option);
  };
  return (
    <div class="sb-decision sb-question" data-testid="bastards-question">
      <div class="sb-question-pair in-row">
        {left && (
          <RacePicture
            catalogue={table.catalogue}
            race={left}
            owner={ownerOf(table, asked.left)}
            size={44}
          />
        )}
        <RelationPicture relation={stage.relation} size={32} />
        {right && (
          <RacePicture
            catalogue={table.catalogue}
            race={right}
            owner={ownerOf(table, asked.right)}
            size={44}
          />
        )}
        <p>
          {say(`bastards-question-${stage.relation === 'trade' ? 'trade' : 'diplomacy'}`, {
            who: ownerNoun(table, stage.seat as Colour),
            planet: planetNoun(table.catalogue, asked.planet),
          })}{' '}
          {say('bastards-question-refused')}
        </p>
      </div>
      <div class="sb-answers">
        <button
          type="button"
          class="button button-plain"
          data-testid="bastards-refuse"
          onClick={() => answer('refuse')}
        >
          <Icon name="cross" size={20} /> {say('bastards-refuse')}
        </button>
        <button
          type="button"
          class="button button-main"
          data-testid="bastards-accept"
          onClick={() => answer('accept')}
        >
          <Icon name="check" size={20} /> {say('bastards-accept')}
        </button>
      </div>
    </div>
  );
}

/** The moves of love, shooting, eating, trade, diplomacy and mutation, one chip each. */
function Chips({ table, play }: { table: Table; play: Play }): JSX.Element {
  const options = play.options.value.filter((option) => option.key !== 'done');
  return (
    <div class="sb-decision">
      <ul class="sb-chips in-wrap" data-testid="bastards-chips">
        {options.map((option) => (
          <li key={option.key}>
            <OptionChip table={table} play={play} option={option} />
          </li>
        ))}
        <li class="sb-done-place">
          <Done play={play} />
        </li>
      </ul>
    </div>
  );
}

function OptionChip(p: { table: Table; play: Play; option: Option }): JSX.Element {
  const { table, play, option } = p;
  const isOn = play.begun.value === option.key || table.draft.value?.ghost === option.ghost;
  const { ghost } = option;
  return (
    <button
      type="button"
      class="sb-chip pick"
      data-testid={`bastards-option-${option.key}`}
      aria-pressed={isOn}
      onClick={() => play.take(option)}
    >
      <span class="unseen">{say(option.label)}</span>
      <span class="sb-seen" aria-hidden="true">
        <span class="sb-chip-where">
          {option.planet !== undefined && planetName(table.catalogue, option.planet)}
        </span>
        <span class="sb-chip-what in-row">
          {ghost.type === 'pair' ? (
            <PairOf table={table} option={option} />
          ) : (
            <>
              {option.colour !== undefined && (
                <OwnerMark table={table} colour={option.colour} size={16} />
              )}
              {option.race && <RaceFace race={option.race} size={28} />}
              {option.actions[0].type === 'relay' && <Icon name="turn" size={20} />}
              {(option.count ?? 0) > 1 && <b>{option.count}×</b>}
            </>
          )}
          {option.cost > 0 && <Price coins={option.cost} />}
        </span>
      </span>
    </button>
  );
}

function PairOf({ table, option }: { table: Table; option: Option }): JSX.Element | null {
  const view = viewOf(table);
  const { stage } = view;
  const [action] = option.actions;
  if (stage.type !== 'resolve' || action.type !== 'pair') return null;
  const [left, right] = view.relations.find((it) => it.relation === stage.relation)?.pair ?? [];
  return (
    <>
      <OwnerMark table={table} colour={action.left} size={14} />
      {left && <RaceFace race={left} size={26} />}+{right && <RaceFace race={right} size={26} />}
      <OwnerMark table={table} colour={action.right} size={14} />
    </>
  );
}
