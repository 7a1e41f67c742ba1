// The same reason leads to the clause of what is being done: the relation that is resolved, the
// plan, the flight.

import { describe, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { RELATION_TAGS } from './box';
import { rules } from './rules';
import { RELATIONS } from './types';

type Asked = Parameters<NonNullable<typeof rules.reasonTag>>;

/** The clause of a reason while this is done. */
const tagOf = (type: Asked[0]['type'], stage: object): string =>
  rules.reasonTag?.(opaque<Asked[0]>({ type }), opaque<Asked[1]>({ stage })) ?? rules.reasons[type];

describe('a refusal leads to its clause', () => {
  it.each([
    ['eating', 'noVictim', 'SB-EAT'],
    ['shooting', 'noVictim', 'SB-SHOOT'],
    ['mutation', 'noVictim', 'SB-MUTATE'],
    ['eating', 'noAttacker', 'SB-EAT'],
    ['eating', 'ownColour', 'SB-EAT'],
    ['diplomacy', 'noPair', 'SB-DIPLOMACY'],
    ['diplomacy', 'notOwnPair', 'SB-DIPLOMACY'],
    ['trade', 'notOwnPair', 'SB-TRADE'],
    ['change', 'noPair', 'SB-CHANGE'],
    ['love', 'noRoom', 'SB-LOVE'],
    ['love', 'noSupply', 'SB-LOVE'],
    ['love', 'alreadyDone', 'SB-LOVE'],
    ['mutation', 'alreadyDone', 'SB-MUTATE'],
    ['migration', 'noStep', 'SB-MIGRATE'],
    ['love', 'radioactive', 'SB-PLANETS'],
    ['mutation', 'taken', 'SB-SETTLE'],
  ] as const)('%s: %s', (relation, reason, tag) => {
    expect(tagOf(reason, { type: 'resolve', relation })).toBe(tag);
  });

  it.each(RELATIONS)('coins that are missing at %s', (relation) => {
    expect(tagOf('coins', { type: 'resolve', relation })).toBe(RELATION_TAGS[relation]);
  });

  it('before and between the relations', () => {
    expect(tagOf('coins', { type: 'plan' })).toBe('SB-PLAN');
    expect(tagOf('noRoom', { type: 'fly' })).toBe('SB-FLY');
    expect(tagOf('noStep', { type: 'fly' })).toBe('SB-FLY');
    expect(tagOf('taken', { type: 'name' })).toBe('SB-SETTLE');
  });
});
