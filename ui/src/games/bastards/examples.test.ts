import { describe, expect, it } from 'vitest';
import cs from '../../words/cs/bastards.ftl?raw';
import en from '../../words/en/bastards.ftl?raw';
import { Words } from '../../words/words';
import { EXAMPLES } from './ClauseArt';
import { cards, flights, nameOf, type PlacedCreature, scenes } from './examples';

const BOTH = [new Words('cs', [cs]), new Words('en', [en])];
const named = [...scenes, ...flights, ...cards].map((it) => [nameOf(it), it] as const);

it('stands beside one clause each', () => {
  expect(Object.values(EXAMPLES).flat().sort()).toEqual(named.map(([name]) => name).sort());
});

describe.each(named)('%s', (name) => {
  it('has words in both languages', () => {
    for (const words of BOTH) {
      const text = words.say(`bastards-example-${name}`);
      expect(text).not.toContain('bastards-example');
      expect(text.length).toBeGreaterThan(20);
    }
  });
});

describe.each(scenes.map((scene) => [scene.key, scene] as const))('the scene %s', (_, scene) => {
  const cells = (lies: readonly PlacedCreature[]): number[] => lies.flatMap((it) => [...it.cells]);

  it('lies on the crate, nothing on anything else', () => {
    for (const lies of [scene.before ?? [], scene.after]) {
      expect(new Set(cells(lies)).size).toBe(cells(lies).length);
      for (const cell of cells(lies)) {
        expect(cell % 8).toBeLessThan(4);
        expect(cell).toBeLessThan(24);
      }
    }
  });

  it('shows a change, or what it comes to', () => {
    const comesTo = [scene.coins, scene.points, scene.link].some((it) => it !== undefined);
    expect(scene.before !== undefined || comesTo).toBe(true);
  });
});
