// The change of relations under the thumb. A relation is chosen by its tile; here stand its two
// cards, of which one can go, the cards that can come, and its sides and lock.

import type { JSX } from 'preact';
import { Icon } from '../../kit/Icon';
import { say } from '../../words/words';
import { RaceFace } from './art/race';
import { RelationPicture } from './art/relation';
import { Done, Price } from './chips';
import type { Option } from './draft-kind';
import { offerOf, type Play, type Table, viewOf } from './play';
import type { Race, Relation, Side } from './types';
import { raceNames, relationName } from './words';

/** The swap, the flip and the lock of the relation chosen. */
export function Swaps({ table, play }: { table: Table; play: Play }): JSX.Element {
  const offer = offerOf(table);
  const going = play.going.value;
  const chosen = viewOf(table).relations.find((it) => it.relation === going?.relation);
  const swap = offer?.swap.find((it) => it.relation === going?.relation && it.side === going?.side);
  const find = (key: string): Option | undefined =>
    play.options.value.find((option) => option.key === key);
  return (
    <div class="sb-decision sb-swaps" data-testid="bastards-swaps">
      {!chosen && (
        <div class="sb-swap-row" data-tool="true">
          <p class="sb-quiet quiet">{say('bastards-swap-first')}</p>
          <Done play={play} />
        </div>
      )}
      {chosen && (
        <div class="sb-swap-row">
          <RelationPicture relation={chosen.relation} size={28} />
          {(['left', 'right'] as const).map((side, i) => {
            const race = chosen.pair[i];
            return race ? (
              <GoingCard
                key={side}
                play={play}
                relation={chosen.relation}
                side={side}
                race={race}
                isOn={going?.side === side && swap !== undefined}
              />
            ) : null;
          })}
          <Tool play={play} type="flip" option={find(`flip-${chosen.relation}`)} />
          <Tool play={play} type="lock" option={find(`lock-${chosen.relation}`)} />
          <Done play={play} />
        </div>
      )}
      {swap && going && (
        <div class="sb-coming" role="group" aria-label={say('bastards-offer')}>
          <span class="sb-caption">{say('bastards-offer')}</span>
          {swap.races.map((race) => {
            const option = find(`swap-${going.relation}-${going.side}-${race}`);
            return (
              <button
                key={race}
                type="button"
                class="sb-swap-card pick"
                data-testid={`bastards-coming-${race}`}
                data-what={race}
                aria-label={raceNames(race)}
                aria-pressed={option !== undefined && isGhost(play, option)}
                onClick={() => option && play.take(option)}
              >
                <RaceFace race={race} size={34} />
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** A race card of the relation: tapped, it is the one that goes. */
function GoingCard(p: {
  play: Play;
  relation: Relation;
  side: Side;
  race: Race;
  isOn: boolean;
}): JSX.Element {
  const { play, relation, side, race, isOn } = p;
  const canGo =
    offerOf(play.table)?.swap.some((it) => it.relation === relation && it.side === side) ?? false;
  return (
    <button
      type="button"
      class="sb-swap-card pick"
      aria-pressed={isOn}
      disabled={!canGo}
      data-testid={`bastards-going-${relation}-${side}`}
      data-what={race}
      aria-label={`${relationName(relation)}: ${raceNames(race)}`}
      onClick={() => {
        play.going.value = { relation, side };
      }}
    >
      <RaceFace race={race} size={34} />
    </button>
  );
}

function Tool(p: {
  play: Play;
  type: 'flip' | 'lock';
  option: Option | undefined;
}): JSX.Element | null {
  const { play, type, option } = p;
  if (!option) return null;
  return (
    <button
      type="button"
      class="sb-swap-tool pick"
      data-testid={`bastards-${option.key}`}
      aria-label={say(option.label)}
      aria-pressed={isGhost(play, option)}
      onClick={() => play.take(option)}
    >
      {type === 'flip' ? <span class="sb-flip-sign">⇄</span> : <Icon name="lock" size={20} />}
      {option.cost > 0 && <Price coins={option.cost} />}
    </button>
  );
}

function isGhost(play: Play, option: Option): boolean {
  const ghost = play.shade.value;
  return (
    ghost?.type === 'relation' &&
    option.ghost.type === 'relation' &&
    ghost.relation === option.ghost.relation &&
    ghost.side === option.ghost.side &&
    ghost.race === option.ghost.race &&
    ghost.does === option.ghost.does
  );
}
