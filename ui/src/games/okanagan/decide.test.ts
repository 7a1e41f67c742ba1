import { expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { takesNext } from './Decide';
import type { Area } from './types';

const three = (seat: number) => ({ seat, influence: 3, takesLeast: 0, takesMost: 3, action: 'no' });

it('says of each of the tied what those before leave them', () => {
  const area = opaque<Area>({ heap: [2, 2, 0], standings: [three(0), three(1), three(2)] });
  const takes = (before: number[], seat: number) => {
    const standing = area.standings[seat];
    return standing && takesNext(area, before, standing);
  };
  expect(takes([], 0)).toBe(3);
  expect(takes([0], 1)).toBe(1);
  expect(takes([0, 1], 2)).toBe(0);
});
