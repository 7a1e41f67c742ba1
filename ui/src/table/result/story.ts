// The sentences of a story. Which one is said hangs on the figures alone: the same game is told the same
// way each time, and two games differ where they were different.

import type { GameUi } from '../../games/game-ui';
import type { Beat, GameResult, Seat, SeatState } from '../../host/protocol';
import { amount, difference, doubt, listOfNouns, percent } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { whenArgs, whenOf } from '../../words/when';
import { say } from '../../words/words';

interface Facts {
  readonly seats: readonly Pick<SeatState, 'name' | 'sitter'>[];
  readonly ui: Pick<GameUi, 'drawn' | 'lasting'>;
  readonly result: Pick<GameResult, 'seats' | 'course' | 'periods'>;
}

export interface Line {
  /** Whose mark stands before it. */
  readonly seat?: Seat;
  /** After how many steps the board shows it. */
  readonly at?: number;
  /** The step whose words in the log go with it. */
  readonly step?: number;
  readonly text: string;
}

/** A lead from so early on, of 100 steps, that nobody else ever had one. */
const EARLY = 20;
/** One so late that it was nearly over. */
const LATE = 90;

/** What is said of one beat. */
export function lineOf(beat: Beat, { seats, ui, result }: Facts): Line {
  const name = (seat: Seat) => personNoun(seats, seat);
  const inStep = (n: number) => whenArgs(whenOf(result.periods, n));
  /** Of what is so after so many steps: the last of them brought it about. */
  const after = (at: number) => inStep(Math.max(0, at - 1));
  const winners = result.seats.filter(({ place }) => place === 1);
  const won = (seat: Seat) =>
    seats.length > 1 && winners.length === 1 && winners[0]?.seat === seat ? 'yes' : 'no';
  switch (beat.type) {
    case 'ending': {
      const names = listOfNouns(beat.seats.map(name));
      const much = { points: amount(beat.points), by: amount(beat.by) };
      const text = say(`story-ending-${beat.how}`, { name: names, ...much });
      const [first] = beat.seats;
      return first === undefined ? { text } : { seat: first, text };
    }
    case 'lead': {
      const { seat, at, changes, share, isTied } = beat;
      const text = say(`story-lead-${leadKind(changes, share, isTied)}`, {
        name: name(seat),
        ...after(at),
        count: changes,
      });
      return { seat, at, text };
    }
    case 'comeback': {
      const { seat, at, by } = beat;
      return {
        seat,
        at,
        text: say('story-comeback', { name: name(seat), by: amount(by), ...after(at) }),
      };
    }
    case 'turn': {
      const { seat, at, before, after: then } = beat;
      const isLast = at === result.course.at(-1)?.at;
      const kind = isLast ? 'last' : before < 0.5 && then > 0.5 ? 'over' : 'up';
      const chances = { before: percent(before), after: percent(then) };
      return {
        seat,
        at,
        text: say(`story-turn-${kind}`, { name: name(seat), ...after(at), ...chances }),
      };
    }
    case 'stroke': {
      const { seat, at, points, share } = beat;
      const much = { name: name(seat), points: amount(points) };
      const text =
        share === undefined
          ? say('story-stroke-most', much)
          : say('story-stroke-great', { ...much, share: percent(share) });
      return { seat, at, step: at - 1, text };
    }
    case 'slip': {
      const { seat, n, grade, points, chance } = beat;
      const text = say(`story-slip-${grade}`, {
        name: name(seat),
        ...inStep(n),
        points: amount(points.mean, 1),
        chance: seats.length > 1 ? percent(chance.mean) : 'none',
        won: won(seat),
      });
      return { seat, at: n, step: n, text };
    }
    case 'clean':
      return { text: say('story-clean') };
    case 'draw': {
      const { seat, n, points } = beat;
      const kind = points.mean > 0 ? 'luck' : 'ill';
      const text = say(`story-draw-${kind}`, {
        name: name(seat),
        ...inStep(n),
        points: amount(Math.abs(points.mean), 1),
        error: doubt(points.error, 1),
        won: won(seat),
      });
      return { seat, at: n + 1, step: n, text };
    }
    case 'luck': {
      const { seat, how, luck, decisions, error, by } = beat;
      const text = say(`story-luck-${how}`, {
        name: name(seat),
        by: amount(by),
        things: say(ui.drawn),
        luck: difference(luck),
        decisions: difference(decisions),
        // As the ledger has it.
        error: doubt(error, 1),
      });
      return { seat, text };
    }
    case 'lasting': {
      const { seat, at, from, turns, isOpen, brought } = beat;
      const points = brought > 0 ? amount(brought) : 'none';
      const text = say(isOpen ? ui.lasting.open : ui.lasting.over, {
        name: name(seat),
        count: turns,
        ...after(isOpen ? from : at),
        points,
      });
      return { seat, at: isOpen ? from : at, text };
    }
  }
}

function leadKind(changes: number, share: number, isTied: boolean): string {
  if (changes === 0 && isTied) return 'tied';
  if (changes === 0) return share <= EARLY ? 'first' : 'wait';
  // Who had led before and only shared it for a while was no late one.
  if (share >= LATE && !isTied) return 'late';
  return changes === 1 ? 'once' : 'often';
}
