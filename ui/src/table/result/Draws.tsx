// Everything that chance brought up, in order: what it was, and what it gave or took, as a bar to the
// right or to the left of a middle line. One person at a time; each draw is a way to the board after it.

import { useState } from 'preact/hooks';
import type { Draw, Estimate, Ledger, Periods, SeatState } from '../../host/protocol';
import { Chips } from '../../kit/controls';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { difference, doubt, shift } from '../../words/numbers';
import { whenOf } from '../../words/when';
import { say } from '../../words/words';

/** In points: what is shorter than this is not stretched to the whole length, however little all were. */
const SHORT = 1;

/** How much of the breadth the longest bar has, in percent: as much is left to those of the other side. */
const HALF = 50;

export function Draws(props: {
  seats: readonly SeatState[];
  ledger: Ledger;
  draws: readonly Draw[];
  /** What lies so many of its standard errors from 0 is told from it. */
  doubt: number;
  /** Whose luck is shown first. */
  first: number;
  /** What this game's chance is about: tiles, cards. */
  things: string;
  periods: Periods;
  /** What a step brought, in the words of the log. */
  wordsOf: (n: number) => string | undefined;
  onLook: (n: number, seat: number) => void;
}) {
  const { seats, ledger, draws, doubt: beyond, first, things, periods, wordsOf, onLook } = props;
  const [whose, setWhose] = useState(first);
  const own = ledger.seats.find(({ seat }) => seat === whose);
  const luckOf = (draw: Draw): Estimate => {
    const lot = draw.luck[whose];
    return (own?.lead ? lot?.lead : lot?.points) ?? { mean: 0, error: 0 };
  };
  const longest = Math.max(SHORT, ...draws.map((draw) => Math.abs(luckOf(draw).mean)));
  if (!own || draws.length === 0) return null;
  const { lead } = own;
  const sum = {
    name: seats[whose]?.name ?? '',
    over: lead ? (seats[lead.over]?.name ?? '') : 'none',
    luck: difference((lead ?? own).luck),
    error: doubt((lead ?? own).error, ledger.places),
    things,
  };
  return (
    <details class="review-all" open data-testid="luck-draws">
      <summary>{say('luck-draws', { count: draws.length })}</summary>
      {seats.length > 1 && (
        <Chips
          label={say('luck-whose')}
          value={String(whose)}
          onChoose={(value) => setWhose(Number(value))}
          choices={seats.map(({ seat, name, mark }) => ({
            value: String(seat),
            label: (
              <>
                <Mark mark={markOf(mark, seat)} size={16} /> {name}
              </>
            ),
          }))}
        />
      )}
      <p data-testid="luck-draws-sum">{say('luck-draws-sum', sum)}</p>
      <ol class="lots">
        {draws.map((draw) => (
          <li key={draw.n}>
            <button type="button" class="lot" onClick={() => onLook(draw.n, whose)}>
              <span class="lot-step">
                <span class="unseen">{say('when.head', { of: periods.of })} </span>
                {whenOf(periods, draw.n).nth}
              </span>
              <span class="lot-words">{wordsOf(draw.n) ?? say('luck-draw')}</span>
              <Bar luck={luckOf(draw)} longest={longest} beyond={beyond} />
              <span class="lot-figure">
                <b>{shift(luckOf(draw).mean)}</b>{' '}
                <span>{`±\u00a0${doubt(luckOf(draw).error, 1)}`}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="note">{say('luck-draws-note')}</p>
    </details>
  );
}

/** To the right what was given, to the left what was taken; empty where it might as well be nothing. */
function Bar(props: { luck: Estimate; longest: number; beyond: number }) {
  const { luck, longest, beyond } = props;
  const { mean, error } = luck;
  const length = longest > 0 ? (HALF * Math.abs(mean)) / longest : 0;
  return (
    <span class="lot-bar" aria-hidden="true">
      <i
        data-side={mean < 0 ? 'bad' : 'good'}
        data-sure={Math.abs(mean) > beyond * error}
        style={{ width: `${length}%` }}
      />
    </span>
  );
}
