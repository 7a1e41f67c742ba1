// Who comes next, from what the table says; pure, for the hand-over's words.

import type { SeatState, TableState } from '../host/door';

/** The bot everybody waits for; `undefined` while only people are on turn. */
export function botOnTurn(state: TableState): SeatState | undefined {
  return state.seats.find((seat) => seat.onTurn && seat.sitter.type === 'bot');
}

/** The person the device goes to after this turn; `undefined` when the table does not say. */
export function whoIsNext(state: TableState): SeatState | undefined {
  if (state.holder.type === 'nobody') return state.seats[state.holder.next];
  const own = state.holder.type === 'seat' ? state.holder.seat : undefined;
  if (state.turn.type !== 'seats') return undefined;
  const seat = state.turn.seats.find(
    (seat) => seat !== own && state.seats[seat]?.sitter.type === 'person',
  );
  return seat === undefined ? undefined : state.seats[seat];
}
