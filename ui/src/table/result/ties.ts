// Why seats with the same points stand on different places: what the rules count next, in words.

import type { TieBreak } from '../../games/game-ui';
import type { Seat, TableState } from '../../host/protocol';
import { personNoun } from '../../words/person';
import { type Message, msg } from '../../words/words';

type Ended = Pick<TableState, 'places' | 'seats' | 'sheet'>;

/**
 * One sentence for each time the order of equals was decided, the best places first. `breaks` are
 * what the game's rules compare then, in their order.
 */
export function tieMessages(ended: Ended, breaks: readonly TieBreak[]): readonly Message[] {
  const { places, seats, sheet } = ended;
  if (!places || !sheet) return [];
  const ranked = seats.map(({ seat }) => seat).sort((a, b) => (places[a] ?? 1) - (places[b] ?? 1));
  const won = (seat: Seat) => (sheet.seats[seat]?.total ?? 0) - (sheet.seats[seat]?.handicap ?? 0);
  const equals = alike(ranked, (seat) => sheet.seats[seat]?.total);
  return equals.flatMap((group) => {
    const groups = alike(group, won);
    // Who needed less of a head start is before the others; the rules decide only among the rest.
    const ahead =
      groups.length > 1 ? [msg('tie-handicap', { values: told(ended, group, won) })] : [];
    return [...ahead, ...groups.flatMap((it) => decided(ended, it, breaks))];
  });
}

/** The seats with a value each: "Eva 12, Petr 9". */
function told(ended: Ended, seats: readonly Seat[], value: (seat: Seat) => unknown): string {
  return seats.map((seat) => `${personNoun(ended.seats, seat)} ${value(seat)}`).join(', ');
}

/** The seats in groups of one value; groups and seats keep their order. */
function alike(seats: readonly Seat[], amount: (seat: Seat) => unknown): readonly Seat[][] {
  const values = [...new Set(seats.map(amount))];
  return values.map((value) => seats.filter((seat) => amount(seat) === value));
}

function decided(
  ended: Ended,
  seats: readonly Seat[],
  [first, ...rest]: readonly TieBreak[],
): readonly Message[] {
  const isOrdered = new Set(seats.map((seat) => ended.places?.[seat])).size > 1;
  if (!first || !isOrdered) return [];
  const groups = alike(seats, (seat) => first.values[seat]);
  if (groups.length === 1) return decided(ended, seats, rest);
  const values = told(ended, seats, (seat) => first.values[seat]);
  return [
    msg(first.says.id, { ...first.says.args, values }),
    ...groups.flatMap((group) => decided(ended, group, rest)),
  ];
}
