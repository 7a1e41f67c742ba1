// @vitest-environment happy-dom
// What was played beside what was better, and the suggestions of a learner: what is good although it
// costs something says that it pays later.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { ExerciseAnswer, KeyMoment, Preview } from '../host/protocol';
import { testRoot } from '../kit/root';
import { loadMessages, SHARED, speak } from '../words/words';
import { Compared } from './Compared';
import { LearnerMoves } from './LearnerMoves';
import { ACTION, opaque, toyState, toyTable } from './toy';

const root = testRoot();
beforeEach(async () => {
  await loadMessages('kraje', ...SHARED);
  await speak('cs');
});

/** What changes the points of the seats at once by so much. */
const brings = (...gains: number[]): Preview =>
  opaque<Preview>({
    changes: {
      seats: gains.map((gain, seat) => ({ seat, before: 3, after: 3 + gain, lines: [] })),
    },
    events: [],
    reveals: false,
  });

async function compared(played: Preview, foreseen: Preview): Promise<string> {
  const offer = opaque({ game: 'kraje' });
  const moment = opaque<KeyMoment>({
    n: 3,
    seat: 0,
    actions: [ACTION],
    better: [ACTION],
    offer,
    played,
    foreseen,
    why: { reasons: [], isEven: false },
  });
  const answer = opaque<ExerciseAnswer>({ isSolved: false, moment });
  const { table } = await toyTable(
    toyState({ exercise: { n: 3, when: { of: 'round', nth: 1 }, isEarly: false, answer } }),
  );
  await act(() => render(<Compared table={table} />, root));
  return root.textContent ?? '';
}

it('says of what is better and brings less at once that it pays later, and of nothing else', async () => {
  expect(await compared(brings(0, 0), brings(-3, 0))).toMatch(/Lepší: .*−3.*až později/);
  expect(await compared(brings(4, 0), brings(1, 0))).toContain('až později');
  expect(await compared(brings(1, 0), brings(4, 0))).not.toContain('později');
  expect(await compared(brings(0, 0), brings(0, 0))).not.toContain('později');
  // What keeps the other from more pays at once.
  expect(await compared(brings(2, 5), brings(0, 0))).not.toContain('později');
  await compared(brings(0, 0), brings(-3, 0));
  await act(() => speak('en'));
  expect(root.textContent).toContain('; pays off later');
});

it('tells a learner that a good move which costs points brings more later', async () => {
  const state = toyState();
  const seats = state.seats.map((seat) => ({ ...seat, help: 'learner' as const }));
  const { host, table } = await toyTable({ ...state, seats });
  const hint = (gain: number, n: number) => ({
    actions: [opaque({ game: 'kraje', type: 'toy', n })],
    preview: brings(gain, 0),
    why: { reasons: [], isEven: false },
  });
  host.answer = () => ({ hints: [hint(-3, 1), hint(0, 2), hint(5, 3)] });
  await act(() => render(<LearnerMoves table={table} />, root));
  await expect.poll(() => root.querySelectorAll('.learner-move').length).toBe(3);
  const gains = [...root.querySelectorAll('.learner-gain')].map((it) => it.textContent);
  expect(gains).toEqual(['−3, víc později', '+5']);
});
