import { expect, it } from 'vitest';
import text from '../../../../src-tauri/crates/kraje/data/cards.json?raw';
import { opaque } from '../../kit/opaque';
import { UNIT } from './geometry';
import { laid } from './laid';
import { realmBox, ringFor } from './realm';
import type { Catalogue } from './types';

interface Face {
  readonly grid: readonly (readonly { readonly condition?: boolean }[])[];
}
const pack: { readonly cards: readonly { readonly id: number; readonly front: Face }[] } =
  JSON.parse(text);

it('shows a card that covers a field, one that covers a condition and one that covers nothing', () => {
  const examples = laid(opaque<Catalogue>(pack));
  const found = examples.map(({ key, isRight, placed: [under, over] }) => {
    const grid = pack.cards.find(({ id }) => id === under.card)?.front.grid ?? [];
    const covered = [0, 1, 2].flatMap((row) =>
      [0, 1].flatMap((column) => grid[over.y + row]?.[over.x + column] ?? []),
    );
    const n = covered.filter(({ condition }) => condition === true).length;
    expect(isRight, key).toBe(covered.length > 0 && n === 0);
    return n > 0 ? 'condition' : covered.length > 0 ? 'covers' : 'apart';
  });
  expect(found).toEqual(examples.map(({ key }) => key));
  expect(examples.length).toBe(3);
});

it('shows less free land where fields would be small', () => {
  const fields = [0, 1, 2, 3, 4].map((y) => ({ x: 0, y, from: 0, symbols: [] }));
  const px = (height: number) => {
    const size = { width: 1000, height };
    const ring = ringFor(fields, size);
    return [ring, Math.round((height / realmBox(fields, ring).height) * UNIT)];
  };
  expect(px(600)).toEqual([2.3, 63]);
  expect(px(350)).toEqual([1.3, 46]);
  expect(px(260)).toEqual([0.8, 39]);
});
