// What happened, in the log's sentences: by step, each line with the mark of whoever it is about.

import type {
  Agreement,
  AnySheet,
  Seat,
  SeatPlan,
  SeatState,
  Sitter,
  TableState,
  Told,
} from '../host/protocol';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { withNamesNow } from '../state/people';
import { signed } from '../words/numbers';
import { youOf } from '../words/person';
import { type Message, msg, say } from '../words/words';
import { lineChanges } from './changes';
import type { LiveTable } from './live';

export interface ToldLine {
  readonly seat: Seat | null;
  readonly text: string;
}

/** The lines of one step. */
export interface ToldStep {
  readonly n: number;
  readonly lines: readonly ToldLine[];
}

/** A sentence about something that is seen while it is told. */
export interface News extends ToldLine {
  /** What it tells; `null` where that is only what the totals have come to. */
  readonly event: Told['event'] | null;
  /** Whether it stands among what the others did since one's own last action, too. */
  readonly isHeard: boolean;
}

type By = Pick<Told, 'by' | 'event'>;
type Teller = Pick<LiveTable, 'ui' | 'teller'>;
type Narrator = Teller & Pick<LiveTable, 'state'>;

/** Who sat on a seat before somebody else sat down there last; `undefined` where nobody did. */
export function whoLeft(agreements: readonly Agreement[], seat: Seat): SeatPlan | undefined {
  const left = agreements.findLast((it) => it.type === 'substitution' && it.seat === seat);
  return left?.type === 'substitution' ? left.was : undefined;
}

/**
 * What people agreed on at the table, oldest first: who left a seat and who plays on there, and that the
 * game is over as it stands.
 */
export function agreementsTold({
  agreements,
  seats,
}: Pick<TableState, 'agreements' | 'seats'>): readonly ToldStep[] {
  return agreements.map((it, i) => {
    if (it.type === 'end') return { n: it.at, lines: [{ seat: null, text: say('agreed-end') }] };
    const { seat, at, was } = it;
    const next = agreements
      .slice(i + 1)
      .find((it) => it.type === 'substitution' && it.seat === seat);
    const now = next?.type === 'substitution' ? next.was : (seats[seat] ?? was);
    const [left = was, sits = was] = withNamesNow<Sits>([was, now]);
    return { n: at, lines: [{ seat, text: say(substituted(left, sits)) }] };
  });
}

interface Sits {
  readonly name: string;
  readonly sitter: Sitter;
}

/** "Kuba leaves, the computer plays on." */
export function substituted(was: Sits, now: Sits): Message {
  const called = ({ name, sitter }: Sits) =>
    sitter.type === 'bot' ? say(`level-${sitter.level}`) : name;
  const args = { was: called(was), name: called(now) };
  if (now.sitter.type === 'bot') return msg('agreed-bot', args);
  const isBack = was.sitter.type === 'bot' && was.name === now.name;
  return msg(isBack ? 'agreed-back' : 'agreed-other', args);
}

/** The entries worth telling, those of one step together, oldest first. */
export function told(table: Narrator, entries: readonly Told[]): readonly ToldStep[] {
  return inSteps(entries, ({ n, event }) => table.ui.describeEvent(event, tellerAt(table, n)));
}

/** The same where it is about what chance brought up: each draw says what it was. */
export function toldWithDraws(table: Narrator, entries: readonly Told[]): readonly ToldStep[] {
  const { ui } = table;
  return inSteps(entries, ({ n, event }) => {
    const teller = tellerAt(table, n);
    return ui.describeDraw?.(event, teller) ?? ui.describeEvent(event, teller);
  });
}

/** What a sentence about the step of this number needs: the people who sat there then. */
function tellerAt({ teller, state }: Narrator, n: number): LiveTable['teller']['value'] {
  const { agreements } = state.value;
  if (agreements.length === 0) return teller.value;
  const satUntil = (seat: Seat) =>
    agreements.find((it) => it.type === 'substitution' && it.seat === seat && it.at > n);
  const seats = teller.value.seats.map((now, seat) => {
    const then = satUntil(seat);
    if (then?.type !== 'substitution') return now;
    const [{ name } = then.was] = withNamesNow([then.was]);
    return { ...now, name };
  });
  return { ...teller.value, seats };
}

/**
 * What is told while it is seen: of a bot's step all that is worth it, of a person's what came of it
 * and not what they did. Whoever plays alone did it themselves, even where it comes up with the answer
 * of another.
 */
export function newsOf(table: LiveTable, entries: readonly By[]): readonly News[] {
  const { ui, teller, seats } = table;
  const isPerson = (seat: Seat | null) =>
    seat !== null && seats.value[seat]?.sitter.type === 'person';
  return entries.flatMap(({ by, event }): News | readonly News[] => {
    const seat = ofSeat(event);
    const isOwn = isPerson(seat) && (seat === by || table.nPeople.value === 1);
    if (isOwn || ui.isQuiet?.(event)) return [];
    const text = ui.describeEvent(event, teller.value);
    if (text === null) return [];
    return { seat: seat ?? (isPerson(by) ? null : by), text, event, isHeard: !isPerson(by) };
  });
}

/** Why totals are less than before: of each the line that lost most. */
export function lossesOf(
  { ui, teller }: Teller,
  before: AnySheet | undefined,
  after: AnySheet | undefined,
): readonly News[] {
  if (!before || !after) return [];
  const changes = lineChanges(before, after);
  return after.seats.flatMap(({ total }, seat): News | readonly News[] => {
    const old = before.seats[seat]?.total ?? total;
    const [most] = changes.filter((it) => it.seat === seat).sort((a, b) => a.points - b.points);
    if (total >= old || !most || most.points >= 0) return [];
    const why = ui.whyLess?.(most.source);
    const what = why ? say(why) : ui.describeSource(most.source, teller.value);
    const text = say('score-falls', { points: signed(total - old), why: what });
    return { seat, text, event: null, isHeard: false };
  });
}

/** The first of the steps in a row that whoever took this one took, as far as they are told. */
export function runTo(entries: readonly Told[], n: number): number {
  const by = new Map(entries.map((it) => [it.n, it.by]));
  let first = n;
  while (by.get(first - 1) !== undefined && by.get(first - 1) === by.get(n)) first -= 1;
  return first;
}

/** The seat that an event is of: the one it names, or the one that gives something to another. */
function ofSeat(event: Told['event']): Seat | null {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  return 'from' in event && 'to' in event && typeof event.from === 'number' ? event.from : null;
}

function inSteps(
  entries: readonly Told[],
  wordsOf: (entry: Told) => string | null,
): readonly ToldStep[] {
  const steps = new Map<number, ToldLine[]>();
  for (const entry of entries) {
    const { n, by, event } = entry;
    const text = wordsOf(entry);
    if (text === null) continue;
    // The last answer of several reveals the others': an event that names a seat is that seat's.
    const seat = ofSeat(event) ?? by;
    const lines = steps.get(n) ?? [];
    lines.push({ seat, text });
    steps.set(n, lines);
  }
  return [...steps].map(([n, lines]) => ({ n, lines })).sort((a, b) => a.n - b.n);
}

/** A line with the mark of its seat; whoever does not see the mark hears the name. */
export function LogLine({ seats, line }: { seats: readonly SeatState[]; line: ToldLine }) {
  const state = line.seat === null ? undefined : seats[line.seat];
  return (
    <span class="log-line">
      {state ? (
        <Mark mark={markOf(state.mark, state.seat)} size={16} />
      ) : (
        <i class="log-chance" aria-hidden="true" />
      )}
      <span>
        {state && state.seat !== youOf(seats) && !line.text.includes(state.name) && (
          <span class="unseen">{say('whose', { name: state.name })} </span>
        )}
        {line.text}
      </span>
    </span>
  );
}
