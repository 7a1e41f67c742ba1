import { expect, it } from 'vitest';
import type { Face } from './art/field';
import type { Sign } from './art/symbols';
import { type Example, exampleOf, land } from './rule-example';
import type { Rule } from './types';

const faceAt = (example: Example, x: number, y: number): Face | null => {
  const field = example.rows[y]?.[x];
  return field === undefined || field === null || field === 'condition' ? null : field;
};
const places = (example: Example, sign: Sign): { x: number; y: number }[] =>
  example.rows.flatMap((row, y) =>
    row.flatMap((_, x) => (faceAt(example, x, y)?.signs.includes(sign) ? [{ x, y }] : [])),
  );
function example(rule: Rule): Example {
  const made = exampleOf(rule);
  if (!made) throw new Error(`${rule.rule} has no example`);
  return made;
}
const away = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

it('reads a land from words', () => {
  const read = land(['. rNE* -', '# A d'], { A: 'wolf' });
  expect(read.lit).toEqual([{ x: 1, y: 0 }]);
  expect(read.rows[0]).toEqual([
    { signs: [], ends: [] },
    { signs: ['river'], ends: ['N', 'E'] },
    null,
  ]);
  expect(read.rows[1]?.[0]).toBe('condition');
});

it('shows distances that are true for any parameter', () => {
  for (const distance of [1, 2, 3, 4, 6]) {
    const made = example({
      rule: 'exactDistance',
      params: { from: 'crystal', to: 'mountain', distance, pts: 2 },
    });
    const [crystal] = places(made, 'crystal');
    const exact = places(made, 'mountain').filter(
      (place) => crystal && away(crystal, place) === distance,
    );
    expect(exact.length).toBe(made.count);
    for (const place of exact) expect(made.lit).toContainEqual(place);
  }
});

it('shows a centre with exactly the fields within reach lit', () => {
  for (const maxDistance of [1, 2, 3, 5]) {
    const made = example({
      rule: 'bestCentre',
      params: { centre: 'crystal', count: 'village', maxDistance, pts: 3 },
    });
    const [centre] = places(made, 'crystal');
    const near = places(made, 'village').filter(
      (place) => centre && away(centre, place) <= maxDistance,
    );
    expect(near.length).toBe(made.count);
  }
});

it('shows as many neighbours as the rule asks for', () => {
  for (const min of [1, 3, 8]) {
    const made = example({
      rule: 'enoughNear',
      params: { symbol: 'deer', near: 'forest', min, pts: 8 },
    });
    expect(places(made, 'forest').length).toBe(min);
  }
});

it('shows groups large enough to count', () => {
  for (const minGroup of [2, 3, 5]) {
    const made = example({ rule: 'groupedCells', params: { symbol: 'forest', minGroup, pts: 3 } });
    expect(made.lit.length).toBe(made.count);
    expect(made.count).toBeGreaterThanOrEqual(minGroup);
  }
});

it('joins every field of the river it lights, end to end', () => {
  const made = example({ rule: 'largestRiverChain', params: { pts: 4, minGroup: 2 } });
  expect(made.lit.length).toBe(made.count);
  const step = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
  const back = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;
  for (const { x, y } of made.lit) {
    const joined = faceAt(made, x, y)?.ends.some((end) => {
      const [dx, dy] = step[end];
      return faceAt(made, x + dx, y + dy)?.ends.includes(back[end]);
    });
    expect(joined).toBe(true);
  }
});
