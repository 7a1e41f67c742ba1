// Who stands where when a game is over, and the sentence over it.

import type { SeatState, TableState } from '../../host/door';
import { list } from '../../words/numbers';
import { type Message, msg } from '../../words/words';

/** The seats by place, best first; seats of one place keep the table's order. */
export function ranking(state: TableState): readonly { seat: SeatState; place: number }[] {
  return state.seats
    .map((seat) => ({ seat, place: state.places?.[seat.seat] ?? 1 }))
    .sort((a, b) => a.place - b.place);
}

/** The sentence over the places. */
export function verdict(state: TableState): Message {
  const winners = ranking(state).filter(({ place }) => place === 1);
  const names = list(winners.map(({ seat }) => seat.name));
  if (state.seats.length === 1) return msg('final-solo');
  return winners.length > 1 ? msg('final-shared', { names }) : msg('final-winner', { name: names });
}
