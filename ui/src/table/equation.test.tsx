// @vitest-environment happy-dom
// Signs in how points came about: what is taken away is taken away, and not added as less than nothing.

import { render } from 'preact';
import { expect, it } from 'vitest';
import type { LineOf } from '../host/protocol';
import { testRoot } from '../kit/root';
import { Equation } from './Equation';
import type { LiveTable } from './live';
import { opaque } from './toy';

const root = testRoot();

const table = opaque<LiveTable>({
  ui: {
    describeUnit: (of: string, count: number) => (of === 'line' ? '' : `${count} ${of}`),
    isLone: (of: string) => of === 'place',
  },
  teller: { value: null },
});

function told(...terms: readonly (readonly [number, string, number])[]): string {
  const line = opaque<LineOf>({ terms: terms.map(([count, of, each]) => ({ of, count, each })) });
  render(<Equation table={table} line={line} />, root);
  return root.textContent ?? '';
}

it('takes away what counts against it', () => {
  expect(told([2, 'deer', 1], [1, 'eaten', -1], [2, 'aurochs', 2])).toBe(
    '2 deer − 1 eaten + 2 aurochs × 2',
  );
  expect(told([4, 'fields', 3], [2, 'holes', -5])).toBe('4 fields × 3 − 2 holes × 5');
});

it('says of the first one what it counts', () => {
  expect(told([2, 'holes', -5])).toBe('2 holes × (−5)');
  expect(told([2, 'eaten', -1], [3, 'deer', 1])).toBe('−2 eaten + 3 deer');
});

it('says nothing that the line and its points say', () => {
  expect(told([1, 'line', -10])).toBe('');
  expect(told([1, 'place', 10])).toBe('1 place');
});
