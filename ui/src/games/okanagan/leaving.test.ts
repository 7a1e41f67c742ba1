// Leaving an action or an exchange while something is still offered: a question first.

import { expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { msg } from '../../words/words';
import { leaveDraft } from './play';
import type { Offer } from './types';

const offering = (bonus: readonly number[], give: readonly string[]) =>
  opaque<Offer>({ bonus, give });

it.each([
  ['noBonus', offering([0, 2], [])],
  ['stop', offering([], ['fish'])],
] as const)('asks before %s', (type, offer) => {
  const asked = leaveDraft(offer, type, true);
  expect(asked.says).toEqual(msg(`okanagan-asks-${type}`));
  expect([asked.givesUp, leaveDraft(offer, type).givesUp]).toEqual([true, true]);
  const nothing = leaveDraft(offering([], []), type, true);
  expect(nothing.says).toEqual(msg(`okanagan-says-${type}`));
  expect(nothing.givesUp).toBeUndefined();
});
