import { describe, expect, it } from 'vitest';
import cs from '../../words/cs/okanagan.ftl?raw';
import en from '../../words/en/okanagan.ftl?raw';
import { Words } from '../../words/words';
import { UNIT } from './art/geometry';
import { EXAMPLES } from './ClauseArt';
import { areaIn, frameOf, hands, lands, lyingIn, nameOf } from './examples';

const BOTH = [new Words('cs', [cs]), new Words('en', [en])];
const all = [...lands, ...hands].map(nameOf);

it('stands beside one clause each', () => {
  expect(Object.values(EXAMPLES).flat().sort()).toEqual([...all].sort());
});

it.each(all)('%s has words in both languages', (name) => {
  for (const words of BOTH) {
    const text = words.say(`okanagan-example-${name}`);
    expect(text).not.toContain('okanagan-example');
    expect(text.length).toBeGreaterThan(20);
  }
});

describe.each(lands.map((example) => [example.key, example] as const))('%s', (_, example) => {
  it('has every lit tile and every building inside its frame', () => {
    const frame = frameOf(example);
    const lying = lyingIn(example);
    const shown = [...example.lit.map(([tile]) => tile), ...example.laid.map(({ tile }) => tile)];
    for (const id of shown) {
      const tile = lying.find((it) => it.tile === id);
      if (!tile) throw new Error(`tile ${id} does not lie`);
      expect(tile.x * UNIT).toBeGreaterThanOrEqual(frame.x);
      expect(tile.x * UNIT).toBeLessThan(frame.x + frame.width);
      expect(tile.y * UNIT).toBeGreaterThanOrEqual(frame.y);
      expect(tile.y * UNIT).toBeLessThan(frame.y + frame.height);
    }
  });

  it('tells of a lit area what everybody in it takes', () => {
    const area = areaIn(example);
    expect(area === undefined).toBe(example.lit.length === 0);
    if (!example.order || !area) return;
    expect(area.open).toBe(0);
    expect(example.takes?.length).toBe(example.order.length);
    for (const seat of example.order) expect(area.influence[seat]).toBeGreaterThan(0);
  });
});
