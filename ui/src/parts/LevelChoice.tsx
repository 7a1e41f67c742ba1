// Which computer player sits on a seat: six faces, how the chosen one plays, and what was measured.

import { useId } from 'preact/hooks';
import type { Level, LevelSlips, Rung } from '../host/protocol';
import { Face } from '../kit/Face';
import { list, percent } from '../words/numbers';
import { say } from '../words/words';
import { type Fare, fareText } from './fares';
import type { Measured } from './measured';

interface LevelChoiceProps {
  readonly seat: number;
  readonly level: Level;
  readonly levels: readonly Level[];
  /** What was measured for as many seats as the game will have. */
  readonly measured: Measured;
  /** How people at the table fare against the levels, where that is known. */
  readonly fares: readonly Fare[];
  readonly onChoose: (level: Level) => void;
}

export function LevelChoice(props: LevelChoiceProps) {
  const { seat, level, levels, measured, fares, onChoose } = props;
  const name = useId();
  const rung = measured.rungs.find((it) => it.level === level);
  const slips = measured.slips.find((it) => it.level === level);
  return (
    <fieldset class="levels">
      <legend class="unseen">{say('setup-level', { n: seat + 1 })}</legend>
      <div class="levels-row">
        {levels.map((value) => (
          <label key={value} class="level">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === level}
              onChange={() => onChoose(value)}
            />
            <span>
              <Face level={value} size={38} />
              <span class="level-name">{say(`level-${value}`)}</span>
              {fares
                .filter((it) => it.level === value && it.name === undefined)
                .map(({ ofTen }) => (
                  <span key={value} class="level-fare">
                    {say('fare-short', { n: ofTen })}
                  </span>
                ))}
            </span>
          </label>
        ))}
      </div>
      <p class="level-plays" data-testid={`plays-${seat}`}>
        {say(`plays-${level}`)}
        {slips && <span class="level-slips">{weakness(slips)}</span>}
        {rung && <b class="level-beats">{beats(rung)}</b>}
        {fares
          .filter((it) => it.level === level)
          .map((fare) => (
            <b key={fare.name ?? ''} class="level-beats" data-testid={`fare-${seat}`}>
              {fareText(fare)}
            </b>
          ))}
      </p>
      {(rung ?? slips) && (
        <details class="level-measured">
          <summary>{say('ladder-how')}</summary>
          <div class="note" data-testid={`measured-${seat}`}>
            {rung && <p>{climbed(rung)}</p>}
            {slips && <p>{missed(slips)}</p>}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** "Wins 7 of 10 games against the guest." */
export function beats({ seats, below, firsts }: Rung): string {
  const n = Math.round(firsts * 10);
  const names = { level: say(`level-${below}`), below: say(`beaten-${below}`) };
  const key = seats === 1 ? 'beats-one' : seats === 2 ? 'beats-two' : 'beats-more';
  return say(key, { ...names, n });
}

/** "Beats the guest in 71 % of games. Measured in 400 games; …" */
export function climbed(rung: Rung): string {
  const share = percent(rung.firsts);
  const range = {
    count: rung.games,
    low: percent(rung.low),
    high: percent(rung.high),
  };
  return `${told(rung, share, percent(rung.even))} ${say('ladder-measured', range)}`;
}

/** "Its weakness is that it …: 11.7 such moves a game on average." */
export function weakness({ kinds, each }: LevelSlips): string {
  return say('slips', { what: list(kinds.map((kind) => say(`slips-${kind}`))), each });
}

/** "On average it makes 4.2 moves a game that cost …; seen in 40 games." */
export function missed({ each, points, games }: LevelSlips): string {
  return say('slips-measured', { each, points, count: games });
}

function told({ seats, below }: Rung, share: string, even: string): string {
  const names = { level: say(`level-${below}`), below: say(`beaten-${below}`) };
  if (seats === 1) return say('ladder-one', { ...names, share });
  if (seats === 2) return say('ladder-two', { ...names, share });
  return say('ladder-more', { ...names, share, even });
}
