import { describe, expect, it } from 'vitest';
import cs from '../../words/cs/hunters.ftl?raw';
import en from '../../words/en/hunters.ftl?raw';
import { Words } from '../../words/words';
import { tiles } from './art/pack.fixture';
import { EXAMPLES } from './ClauseArt';
import { exampleOf, examples, frameOf, groundOf, nameOf, told } from './examples';
import type { Catalogue } from './types';

const BOTH = [new Words('cs', [cs]), new Words('en', [en])];
const catalogue = { pack: { id: 'test', version: '1', sha256: '' }, tiles } as Catalogue;

it('stands beside one clause each', () => {
  expect(Object.values(EXAMPLES).flat().sort()).toEqual(examples.map(nameOf).sort());
});

describe.each(examples.map((example) => [`${example.section}-${example.key}`, example] as const))(
  '%s',
  (name, example) => {
    it('has words in both languages and a name of its own', () => {
      for (const words of BOTH) {
        const text = words.say(`hunters-example-${name}`);
        expect(text).not.toContain('hunters-example');
        expect(text.length).toBeGreaterThan(20);
      }
      expect(exampleOf(name)).toBe(example);
    });

    it('lights zones of tiles that lie inside its frame', () => {
      const lies = groundOf(example, catalogue);
      const frame = frameOf(example);
      const zones = told(example).flatMap(({ fields }) => fields);
      const shows = zones.length > 0 || example.tried !== undefined || example.hands !== undefined;
      expect(shows).toBe(true);
      for (const [tile, zone] of zones) {
        const lying = lies.lying(tile);
        if (!lying) throw new Error(`tile ${tile} does not lie`);
        expect(lying.x * 100).toBeGreaterThanOrEqual(frame.x);
        expect(lying.x * 100).toBeLessThan(frame.x + frame.width);
        expect(lying.y * 100).toBeGreaterThanOrEqual(frame.y);
        expect(lying.y * 100).toBeLessThan(frame.y + frame.height);
        expect(lies.tile(tile).zones.map((it) => it.zone)).toContain(zone);
      }
    });
  },
);
