// Which computer player sits on a seat: six faces, how the chosen one plays, and what was measured.

import { useId } from 'preact/hooks';
import type { Level, Rung } from '../host/door';
import { Face } from '../kit/Face';
import { say, words } from '../words/words';

interface LevelChoiceProps {
  readonly seat: number;
  readonly level: Level;
  readonly levels: readonly Level[];
  /** What was measured for as many seats as the game will have. */
  readonly rungs: readonly Rung[];
  readonly onChoose: (level: Level) => void;
}

export function LevelChoice({ seat, level, levels, rungs, onChoose }: LevelChoiceProps) {
  const name = useId();
  const rung = rungs.find((it) => it.level === level);
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
            </span>
          </label>
        ))}
      </div>
      <p class="level-plays" data-testid={`plays-${seat}`}>
        {say(`plays-${level}`)}
        {rung && <b class="level-beats">{beats(rung)}</b>}
      </p>
      {rung && (
        <details class="level-measured">
          <summary>{say('ladder-how')}</summary>
          <p class="note" data-testid={`measured-${seat}`}>
            {measured(rung)}
          </p>
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
export function measured(rung: Rung): string {
  const format = new Intl.NumberFormat(words.value.tag, { style: 'percent' });
  const share = format.format(rung.firsts);
  const range = {
    count: rung.games,
    low: format.format(rung.low),
    high: format.format(rung.high),
  };
  return `${told(rung, share, format.format(rung.even))} ${say('ladder-measured', range)}`;
}

function told({ seats, below }: Rung, share: string, even: string): string {
  const names = { level: say(`level-${below}`), below: say(`beaten-${below}`) };
  if (seats === 1) return say('ladder-one', { ...names, share });
  if (seats === 2) return say('ladder-two', { ...names, share });
  return say('ladder-more', { ...names, share, even });
}
