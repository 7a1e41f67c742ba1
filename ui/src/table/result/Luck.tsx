// How much of the result was drawn and how much was decided: in one line, seat by seat, and the draws
// that stand out, each a way to the board right after it.

import { useEffect, useState } from 'preact/hooks';
import type {
  Bag,
  Ledger,
  Periods,
  Review,
  ReviewState,
  SeatLedger,
  Standout,
  Told,
} from '../../host/protocol';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { attempt, host } from '../../state/client';
import type { Noun } from '../../words/noun';
import { amount, difference, doubt, gained, number } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { whenArgs, whenOf } from '../../words/when';
import { type Args, say } from '../../words/words';
import type { LiveTable } from '../live';
import { toldWithDraws } from '../told';
import { Draws } from './Draws';

export function Luck(props: {
  table: LiveTable;
  state: ReviewState;
  review: Review;
  periods: Periods;
}) {
  const { table, state, review, periods } = props;
  const { ledger } = review;
  const wordsOf = useWords(table, ledger !== null);
  if (!ledger) return null;
  const strokes = [
    { key: 'luck-luckiest', stroke: ledger.luckiest },
    { key: 'luck-dearest', stroke: ledger.dearest },
  ].filter((it): it is { key: string; stroke: Standout } => it.stroke !== null);
  return (
    <section class="luck-part">
      <h3>{say('luck')}</h3>
      {review.done && <p class="note">{say('luck-measure')}</p>}
      <p class="luck-verdict" data-testid="luck-verdict">
        {verdict(table, ledger)}
      </p>
      <Seats table={table} ledger={ledger} />
      {strokes.length > 0 && (
        <Strokes table={table} strokes={strokes} periods={periods} wordsOf={wordsOf} />
      )}
      {state.bags.map((bag) => (
        <p key={bag.seat} data-testid="luck-bag">
          {bagWords(table, bag)}
        </p>
      ))}
      <p class="note">
        {say(ledger.seats.length > 1 ? 'luck-note' : 'luck-note-alone', things(table))}
      </p>
      <Draws
        seats={table.seats.value}
        ledger={ledger}
        draws={review.draws}
        doubt={state.doubt}
        first={whoseFirst(table, ledger).seat}
        things={say(table.ui.drawn)}
        periods={periods}
        wordsOf={wordsOf}
        onLook={(n, seat) => table.better.lookAfter(n, seat)}
      />
    </section>
  );
}

/** What this game's chance is about: tiles, cards. */
const things = (table: LiveTable): Args => ({ things: say(table.ui.drawn) });

const personOf = (table: LiveTable, seat: number): Noun => personNoun(table.seats.value, seat);

/** Of whom it is told first: of the only person at the table, or else of whoever came first. */
function whoseFirst(table: LiveTable, { seats }: Ledger): SeatLedger {
  const people = table.seats.value.filter((it) => it.sitter.type === 'person');
  const best = seats.reduce((one, other) => (wins(table, other.seat, one.seat) ? other : one));
  return (people.length === 1 && seats.find((it) => it.seat === people[0]?.seat)) || best;
}

/** What the lead is made of. */
function verdict(table: LiveTable, ledger: Ledger): string {
  const { places } = ledger;
  const whose = whoseFirst(table, ledger);
  const { lead } = whose;
  const parts = (it: { luck: number; decisions: number; error: number }, head: number) => ({
    ...things(table),
    luck: difference(it.luck),
    decisions: difference(it.decisions),
    error: doubt(it.error, places),
    head: head === 0 ? 'none' : difference(head),
  });
  if (!lead) {
    const sums = { total: amount(whose.total, places), usual: number(ledger.usual, places) };
    return say('luck-verdict-alone', { ...parts(whose, whose.head), ...sums });
  }
  const how = lead.by === 0 ? 'even' : lead.by > 0 ? 'ahead' : 'behind';
  const names = { name: personOf(table, whose.seat), over: personOf(table, lead.over) };
  const by = amount(Math.abs(lead.by), places);
  return say(`luck-verdict-${how}`, { ...parts(lead, lead.head), ...names, by });
}

function wins(table: LiveTable, seat: number, other: number): boolean {
  const places = table.state.value.places ?? [];
  return (places[seat] ?? 0) < (places[other] ?? 0);
}

/** What each result is made of: the parts of a row add up to its total. */
function Seats({ table, ledger }: { table: LiveTable; ledger: Ledger }) {
  const seats = table.seats.value;
  const hasHeads = ledger.seats.some(({ head }) => head !== 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it does not fit
    <section class="result-scroll" tabIndex={0} aria-label={say('luck')}>
      <table class="result-table" data-testid="luck-seats">
        <thead>
          <tr>
            <th scope="col">{say('seats')}</th>
            <th scope="col">{say('luck-column-usual')}</th>
            {hasHeads && <th scope="col">{say('luck-column-head')}</th>}
            <th scope="col">{say('luck-column-luck')}</th>
            <th scope="col">{say('luck-column-play')}</th>
            <th scope="col">{say('luck-column-total')}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.seats.map((it) => (
            <tr key={it.seat}>
              <th scope="row" class="result-who">
                <Mark mark={markOf(seats[it.seat]?.mark ?? '', it.seat)} size={16} />{' '}
                {seats[it.seat]?.name}
              </th>
              <td>{number(ledger.usual, ledger.places)}</td>
              {hasHeads && <td>{difference(it.head)}</td>}
              <td>{difference(it.luck)}</td>
              <td>{difference(it.decisions)}</td>
              <td>{number(it.total, ledger.places)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the steps of a game brought, in the words of the log where it has some. */
function useWords(table: LiveTable, isWanted: boolean): (n: number) => string | undefined {
  const [entries, setEntries] = useState<readonly Told[]>([]);
  const { table: id } = table.state.value;
  useEffect(() => {
    if (!isWanted) return;
    void attempt(async () => setEntries((await host().send({ type: 'log', table: id })).entries));
  }, [id, isWanted]);
  const words = new Map(
    toldWithDraws(table, entries).map(({ n, lines }) => [
      n,
      lines.map(({ text }) => text).join(' '),
    ]),
  );
  return (n) => words.get(n);
}

/** The draws that stand out. */
function Strokes(props: {
  table: LiveTable;
  strokes: readonly { readonly key: string; readonly stroke: Standout }[];
  periods: Periods;
  wordsOf: (n: number) => string | undefined;
}) {
  const { table, strokes, periods, wordsOf } = props;
  return (
    <ul class="result-moments">
      {strokes.map(({ key, stroke }) => {
        const { n, seat, points } = stroke;
        const name = personOf(table, seat);
        const much = { points: gained(points.mean), error: doubt(points.error, 1) };
        return (
          <li key={key}>
            <button
              type="button"
              class="result-moment"
              data-testid={key}
              onClick={() => table.better.lookAfter(n, seat)}
            >
              <Mark mark={markOf(table.seats.value[seat]?.mark ?? '', seat)} size={20} />
              <span>
                <b>{say(key)}</b>{' '}
                {say('luck-stroke', { name, ...whenArgs(whenOf(periods, n)), ...much })}
                {wordsOf(n) && (
                  <>
                    <br />
                    {wordsOf(n)}
                  </>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function bagWords(table: LiveTable, { seat, games, luck, usually }: Bag): string {
  const sums = { luck: gained(luck), usually: amount(usually, 1) };
  return say('luck-bag', { name: personOf(table, seat), count: games, ...things(table), ...sums });
}
