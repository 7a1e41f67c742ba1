import { expect, it } from 'vitest';
import { choicesIn } from './Reveal';

it('turns up settlers as it does plans: the last of them', () => {
  const settlers = { type: 'choicesShown', races: ['spud', 'toadling'] } as const;
  const plans = { type: 'plansShown', cards: [['love', 'trade'], []] } as const;
  const opaque = (it: unknown) => it as Parameters<typeof choicesIn>[0][number];
  const [sent, planned] = [opaque(settlers), opaque(plans)];
  const chosen = { of: 'settlers', seats: [['spud'], ['toadling']] };
  expect(choicesIn([sent, { type: 'settlingOver' }])).toEqual(chosen);
  expect(choicesIn([planned, sent])).toEqual(chosen);
  expect(choicesIn([sent, planned])).toEqual({ of: 'plans', seats: [['love', 'trade'], []] });
  expect(choicesIn([{ type: 'settlingOver' }])).toBeNull();
});
