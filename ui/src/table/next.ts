// Who comes next, from what the table says; pure, for the hand-over's words.

import type { Seat, SeatState, TableState } from '../host/protocol';

export const isPerson = ({ sitter }: SeatState): boolean => sitter.type === 'person';

/** The bot everybody waits for; `undefined` while only people are on turn. */
export function botOnTurn(state: TableState): SeatState | undefined {
  return state.seats.find((seat) => seat.onTurn && seat.sitter.type === 'bot');
}

/**
 * The person the table waits for; `undefined` while it waits for a bot or for chance, and while it
 * is not known yet whom it will be.
 */
export function personDue(state: TableState): Seat | undefined {
  const { holder, actor, next, turn, seats } = state;
  if (holder.type === 'seat') return holder.seat;
  if (holder.type === 'nobody') return next === 'wait' ? undefined : holder.next;
  if (next !== 'act') return undefined;
  const isPerson = (seat: Seat) => seats[seat]?.sitter.type === 'person';
  const due = actor === undefined ? (turn.type === 'seats' ? turn.seats : []) : [actor];
  return due.find(isPerson);
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
