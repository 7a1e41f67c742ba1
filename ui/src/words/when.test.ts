// @vitest-environment happy-dom
// Turns and rounds as they are said.

import { beforeEach, expect, it } from 'vitest';
import type { Periods } from '../host/protocol';
import { whenArgs, whenOf } from './when';
import { loadMessages, SHARED, say, speak } from './words';

const TURNS: Periods = { of: 'turn', starts: [0, 3, 4, 9] };

beforeEach(() => loadMessages(...SHARED));

it('counts a step with the turn that it is a part of', () => {
  expect([0, 2, 3, 4, 8, 9, 20].map((n) => whenOf(TURNS, n).nth)).toEqual([1, 1, 2, 3, 3, 4, 4]);
  expect(whenOf({ of: 'round', starts: [0, 6] }, 6)).toEqual({ of: 'round', nth: 2 });
});

it('says turns and rounds in every case that sentences need', async () => {
  await speak('cs');
  const said = () =>
    [whenArgs({ of: 'turn', nth: 12 }), whenArgs({ of: 'round', nth: 3 })].map((it) =>
      Object.values(it).join(', ').replaceAll('\u00a0', ' '),
    );
  expect(said()).toEqual([
    'tah 12, v tahu 12, od tahu 12, před tahem 12',
    'kolo 3, v kole 3, od kola 3, před kolem 3',
  ]);
  await speak('en');
  expect(said()).toEqual([
    'turn 12, in turn 12, from turn 12, before turn 12',
    'round 3, in round 3, from round 3, before round 3',
  ]);
  expect(say('when.label', { of: 'round', nth: 3 })).toBe('Round\u00a03');
});
