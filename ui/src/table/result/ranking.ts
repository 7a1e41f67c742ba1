// Who stands where when a game is over, and the sentence over it.

import type { GameResult, SeatState, TableState } from '../../host/protocol';
import { sourceNoun } from '../../words/names';
import { Noun } from '../../words/noun';
import { amount, listOfNouns, points } from '../../words/numbers';
import { personNoun, youOf } from '../../words/person';
import { type Message, msg } from '../../words/words';

/** The seats by place, best first; seats of one place keep the table's order. */
export function ranking(state: TableState): readonly { seat: SeatState; place: number }[] {
  return state.seats
    .map((seat) => ({ seat, place: state.places?.[seat.seat] ?? 1 }))
    .sort((a, b) => a.place - b.place);
}

/** The sentence over the places; where it is `forOthers` too, everybody has a name in it. */
export function verdict(state: TableState, forOthers = false): Message {
  if (state.seats.length === 1) return msg('final-solo');
  const ranked = ranking(state);
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const name = listOfNouns(
    winners.map((it) => (forOthers ? new Noun(it.name) : personNoun(state.seats, it.seat))),
  );
  const totals = ranked.map(({ seat }) => points(state.sheet?.seats[seat.seat]?.total ?? 0));
  const args = { name, score: totals.join('\u00a0:\u00a0') };
  if (!forOthers && isLost(state)) return msg('final-lost', { name });
  if (winners.length > 1) return msg('final-shared', args);
  return msg(totals[0] === totals[1] ? 'final-winner.level' : 'final-winner', args);
}

/** Whether whoever is spoken to has lost. */
export function isLost({ seats, places }: Pick<TableState, 'seats' | 'places'>): boolean {
  const you = youOf(seats);
  return you !== null && (places?.[you] ?? 1) > 1;
}

/** Where whoever is spoken to has lost: which source the winner got the most out of, beside them. */
export function gapMessage(result: GameResult): Message | null {
  const own = result.seats[youOf(result.seats) ?? -1];
  const winner = result.seats.find(({ place }) => place === 1);
  if (!own || !winner || own.place === 1) return null;
  const gaps = result.sources.map((source) => {
    const [theirs, ours] = [winner.points[source] ?? 0, own.points[source] ?? 0];
    // Whoever paid less did not win by what it bought.
    return theirs > 0 ? theirs - ours : 0;
  });
  const most = Math.max(0, ...gaps);
  const source = result.sources[gaps.indexOf(most)];
  if (most === 0 || source === undefined) return null;
  return msg('final-gap', {
    source: sourceNoun(result.game, source),
    name: personNoun(result.seats, winner.seat),
    theirs: amount(winner.points[source] ?? 0),
    own: points(own.points[source] ?? 0),
  });
}
