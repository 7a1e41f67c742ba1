// @vitest-environment happy-dom
// Whoever asks about anything is told: every component of every pack has words in both languages, and
// a clause that there is. The packs are those the engines carry, in the shape of their catalogues.

import { h, render } from 'preact';
import { describe, expect, it } from 'vitest';
import bastardsText from '../../../src-tauri/crates/bastards/data/bastards.json?raw';
import krajeText from '../../../src-tauri/crates/kraje/data/cards.json?raw';
import okanaganText from '../../../src-tauri/crates/okanagan/data/pack.json?raw';
import { opaque } from '../kit/opaque';
import { LOCALES, loadMessages, speak } from '../words/words';
import type { CatalogueOf, GameUi } from './game-ui';
import { tiles } from './hunters/art/pack.fixture';
import { ui } from './kraje';
import { PACK } from './okanagan/pack.fixture';

const games = import.meta.glob<GameUi>('./*/index.ts', { eager: true, import: 'ui' });

interface Field {
  readonly condition?: boolean;
  readonly s?: readonly string[];
  readonly ends?: readonly string[];
}
interface Face {
  readonly grid: readonly (readonly Field[])[];
}
const faceOf = ({ grid }: Face) => ({
  grid: grid.map((row) =>
    row.map(({ s = [], ends = [], ...rest }) => ({ ...rest, symbols: s, ends })),
  ),
});

const kraje: {
  readonly conditions: readonly unknown[];
  readonly cards: readonly { readonly id: number; readonly front: Face; readonly back: Face }[];
} = JSON.parse(krajeText);
const bastards: {
  readonly races: readonly { readonly id: string; readonly count: number }[];
  readonly planets: readonly { readonly id: string; readonly name: unknown }[];
} = JSON.parse(bastardsText);
const okanagan: {
  readonly goals: readonly { readonly id: number; readonly set: unknown; readonly vp: number }[];
  readonly tiles: readonly {
    readonly id: string;
    readonly areas: readonly { readonly terrain: string; readonly rewards: readonly string[] }[];
    readonly back?: unknown;
  }[];
} = JSON.parse(okanaganText);

const packs: Readonly<Record<string, object>> = {
  hunters: { tiles, pawns: 5, huts: 3 },
  kraje: {
    conditions: kraje.conditions,
    conditionPenalty: 10,
    rankFloors: [],
    cards: kraje.cards.map((card) => ({
      ...card,
      scoring: faceOf(card.front),
      plain: faceOf(card.back),
    })),
  },
  okanagan: {
    ...PACK,
    goals: okanagan.goals.map(({ id, set, vp }) => ({ goal: id, set, points: vp })),
    tiles: okanagan.tiles.map(({ id, areas, back }) => ({
      tile: id,
      back: back ?? null,
      segments: areas.map(({ terrain, rewards }) => ({
        terrain,
        rewards: rewards.map((shape) => `${terrain}.${shape}`),
      })),
    })),
  },
  bastards: {
    races: bastards.races.map(({ id, count }) => ({ race: id, count, cards: 4 })),
    planets: bastards.planets.map(({ id, name }) => ({ planet: id, name })),
    relations: [],
  },
};

describe.each(Object.values(games).map((ui) => [ui.id, ui] as const))('%s', (game, ui) => {
  const catalogue = opaque<CatalogueOf<typeof game>>(packs[game] ?? {});
  const tags = ui.rules.sections.flatMap(({ clauses }) => clauses.map(({ tag }) => tag));

  it.each(LOCALES)('tells what everything in its pack is: %s', async (locale) => {
    await speak(locale);
    await loadMessages(game, `rules/${game}`);
    const names = ui.things.names(catalogue);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const told = ui.things.tell(name, catalogue);
      if (!told) throw new Error(`nothing is told of ${name}`);
      const { title, says, tag, now = [], more = [] } = told;
      for (const words of [title, says, ...now]) {
        expect(words, name).not.toMatch(new RegExp(`^$|${game}-|undefined|\\{`));
      }
      expect(tags, name).toContain(tag);
      for (const other of more) {
        expect(names, `${name}: ${other}`).toContain(other);
      }
    }
  });

  it('counts the box, and tells what each of its parts is', async () => {
    await speak('cs');
    await loadMessages(game, `rules/${game}`);
    const parts = ui.rules.parts(catalogue).flatMap((group) => group.parts);
    for (const { thing, n, says, tag } of parts) {
      expect(ui.things.names(catalogue)).toContain(thing);
      expect(n).toBeGreaterThan(0);
      expect(says).not.toContain(`${game}-`);
      expect(tags).toContain(tag);
    }
  });

  it('tells nothing of a name of nothing', () => {
    expect(ui.things.tell('nothing:0', catalogue)).toBeNull();
  });
});

it('shows both sides of a card of Kraje, and no back', async () => {
  const catalogue = opaque<CatalogueOf<'kraje'>>(packs[ui.id] ?? {});
  await speak('cs');
  await loadMessages('kraje', 'rules/kraje');
  const root = document.createElement('main');
  render(h(ui.things.Art, { name: 'card:1', catalogue }), root);
  const sides = [...root.querySelectorAll('[role=img]')];
  expect(sides.map((it) => it.getAttribute('aria-label'))).toEqual([
    'podmínka, podmínka; hora, les; řeka (východ, západ), řeka (sever, západ)',
    'krystal, vlk; vesnice, prázdné pole; les, prázdné pole',
  ]);
  expect(sides.map((it) => it.textContent?.includes('Mocná řeka'))).toEqual([true, false]);
  expect(root.querySelector('.kr-back')).toBeNull();
  const { title, now } = ui.things.tell('card:1', catalogue) ?? {};
  expect([title, ...(now ?? [])]).toEqual([
    'Mocná řeka',
    expect.stringMatching(/^4\sbody za každé pole tvé největší řeky\./),
  ]);
});
