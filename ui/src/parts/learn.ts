// The ways into a lesson, and into the first game of somebody who has played none.

import { cardOf } from '../games/found';
import type { GameId, Lesson, Sitter } from '../host/protocol';
import { MARKS, markOf } from '../kit/marks';
import { attempt, host } from '../state/client';
import { guide } from '../state/first-game';
import { cardOfEngine } from '../state/games';
import { learner } from '../state/lessons';
import { people } from '../state/people';
import { loadMessages, say } from '../words/words';
import { type Place, plans } from './places';

/** Whoever learns on their seat, bots with marks of their own on the others. */
function seatsFor(sitters: readonly Sitter[]) {
  const person = learner.value;
  const mark = markOf(person?.mark ?? '');
  const free = MARKS.filter((other) => other !== mark);
  const places = sitters.map((sitter, seat): Place => {
    if (sitter.type === 'bot')
      return { name: '', mark: free[seat % free.length] ?? mark, sitter: sitter.level };
    const name = person?.name ?? say('lesson-you');
    return { name, mark, sitter: 'person', ...(person ? { profile: person.profile } : {}) };
  });
  return plans(places, people.value);
}

/** Begins a lesson, or goes on with it; tells the table. */
export async function beginLesson(
  game: GameId,
  lesson: Lesson,
  anew = false,
): Promise<string | undefined> {
  const seats = seatsFor(lesson.sitters);
  const asked = { game, lesson: lesson.id, seats, ...(anew ? { anew } : {}) };
  return (await attempt(() => host().send({ type: 'learn', ...asked })))?.table;
}

/** Begins a game against a gentle level with nothing to set up, and guides through it. */
export async function beginFirstGame(game: GameId): Promise<string | undefined> {
  const [card, engine] = [cardOf(game), cardOfEngine(game)];
  if (!card || !engine) return undefined;
  const nSeats = Math.max(engine.leastSeats, Math.min(2, engine.mostSeats));
  const sitters = Array.from(
    { length: nSeats },
    (_, seat): Sitter =>
      seat === 0 ? { type: 'person' } : { type: 'bot', level: engine.levels[0] ?? 'newcomer' },
  );
  await loadMessages(game);
  const values = Object.fromEntries(
    card.options.map(({ key, initial, first }) => [key, first ?? initial]),
  );
  const setup = card.makeSetup(nSeats, values, undefined, 1);
  const seats = seatsFor(sitters);
  const reply = await attempt(() => host().send({ type: 'newTable', setup, seats }));
  if (reply) guide(reply.table, 0);
  return reply?.table;
}
