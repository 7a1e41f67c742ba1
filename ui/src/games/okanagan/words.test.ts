import { describe, expect, it } from 'vitest';
import type { Event } from '../../host/gen/okanagan';
import appCs from '../../words/cs/app.ftl?raw';
import levelsCs from '../../words/cs/levels.ftl?raw';
import cs from '../../words/cs/okanagan.ftl?raw';
import appEn from '../../words/en/app.ftl?raw';
import en from '../../words/en/okanagan.ftl?raw';
import { Words } from '../../words/words';
import { DEALT, PACK } from './pack.fixture';
import { BUILDINGS, SHAPES, type Stage, TERRAINS } from './types';
import {
  backName,
  backText,
  describeDraw,
  describeEvent,
  describeReason,
  describeSource,
  foretell,
} from './words';

const LANGUAGES = {
  cs: new Words('cs', [appCs, levelsCs, cs]),
  en: new Words('en', [appEn, en]),
} as const;

/** A whole sentence: nothing missing, nothing unfilled. */
const isWhole = (text: string): boolean => text.length > 1 && !/[{}$]|okanagan-/.test(text);

it('has words for every stage that asks a player', () => {
  const asking: readonly Stage['type'][] = [
    'keepGoals',
    'place',
    'redraw',
    'build',
    'chooseArea',
    'orderTied',
    'bonus',
    'gain',
    'changeGoals',
    'tribute',
    'swapGive',
    'swapTake',
    'tradeGive',
    'tradeTake',
    'heap',
    'draw',
  ];
  const key = (stage: string): string =>
    ({ keepGoals: 'discard', changeGoals: 'discard', chooseArea: 'area', orderTied: 'tied' })[
      stage
    ] ?? stage;
  for (const words of Object.values(LANGUAGES)) {
    for (const stage of asking)
      expect(words.has(`okanagan-prompt-${key(stage)}`), stage).toBe(true);
  }
});

it('names every action and says what it does', () => {
  for (const words of Object.values(LANGUAGES)) {
    for (const { back } of PACK.tiles) {
      if (!back) continue;
      expect(isWhole(backName(back, words)), back.action).toBe(true);
      expect(isWhole(backText(back, words)), back.action).toBe(true);
    }
  }
});

it('tells every event', () => {
  const seats = ['Eva', 'Petr'].map((name) => ({
    name,
    mark: 'sun',
    sitter: { type: 'person' } as const,
  }));
  for (const words of Object.values(LANGUAGES)) {
    const teller = { words, catalogue: PACK, seats };
    for (const event of DEALT) {
      const told = describeEvent(event, teller);
      if (told !== null) expect(isWhole(told), `${event.type}: ${told}`).toBe(true);
    }
  }
});

it('says what each draw was, once it may be known', () => {
  const seats = ['Eva', 'Petr'].map((name) => ({
    name,
    mark: 'sun',
    sitter: { type: 'person' } as const,
  }));
  const drawn = DEALT.filter(({ type }) =>
    ['tileDealt', 'tileOpened', 'backShown', 'tileSeen'].includes(type),
  ).map((event) => (event.type === 'tileDealt' ? { ...event, tile: 'T01' } : event));
  expect(drawn.length).toBe(4);
  for (const words of Object.values(LANGUAGES)) {
    const teller = { words, catalogue: PACK, seats };
    for (const event of drawn) {
      const said = describeDraw(event, teller) ?? '';
      expect(isWhole(said), `${event.type}: ${said}`).toBe(true);
      // A tile is told by what lies on it.
      if ('tile' in event) expect(said, event.type).toMatch(/: [^ ].+\.$/);
    }
    expect(describeDraw({ type: 'over' }, teller)).toBeNull();
  }
});

it('foretells what a tile closes', () => {
  const seats = ['Eva', 'Petr'].map((name) => ({
    name,
    mark: 'sun',
    sitter: { type: 'person' } as const,
  }));
  const told = (closes: Extract<(typeof DEALT)[number], { type: 'tilePlaced' }>['closes']) =>
    Object.values(LANGUAGES).map((words) =>
      foretell(
        [
          {
            type: 'tilePlaced',
            seat: 0,
            tile: 'T01',
            at: { x: 0, y: 1 },
            rotation: 0,
            closes,
            joins: [],
          },
        ],
        {
          words,
          catalogue: PACK,
          seats,
        },
      ),
    );
  const both = told([
    { segment: 0, terrain: 'forest', influence: [3, 2] },
    { segment: 1, terrain: 'lake', influence: [0, 0] },
  ]);
  for (const lines of both) {
    expect(lines.length).toBe(2);
    expect(lines[0]).toMatch(
      /, kde stojí Eva \(vliv 3\) a\u00a0Petr \(vliv 2\)| with Eva \(influence 3\) and Petr \(influence 2\)/,
    );
    for (const line of lines) expect(isWhole(line), line).toBe(true);
  }
  for (const lines of told([])) {
    expect(lines.length).toBe(1);
    expect(isWhole(lines[0] ?? ''), lines[0]).toBe(true);
  }
});

it('gives a reason for every refusal', () => {
  for (const words of Object.values(LANGUAGES)) {
    for (const building of BUILDINGS) {
      expect(isWhole(describeReason({ code: 'noneLeft', building }, words))).toBe(true);
    }
    for (const there of TERRAINS) {
      const said = describeReason(
        { code: 'edgeMismatch', side: 'west', there, here: 'lake' },
        words,
      );
      expect(isWhole(said), said).toBe(true);
    }
    for (const code of CODES) expect(isWhole(describeReason({ code }, words)), code).toBe(true);
  }
});

const CODES = [
  'notNow',
  'notYourGoal',
  'occupied',
  'noNeighbour',
  'tileFits',
  'noSuchSpot',
  'notClosed',
  'notTied',
  'emptyPile',
  'noOpenTile',
  'notAlone',
  'alone',
  'noToken',
  'supplyEmpty',
  'notInHeap',
  'wrongShape',
  'wrongColour',
  'sameType',
  'nothingForIt',
  'noSuchPlayer',
] as const;

it('names every line of the sheet', () => {
  for (const words of Object.values(LANGUAGES)) {
    const teller = { words, catalogue: PACK, seats: [] };
    for (const { goal } of PACK.goals) {
      expect(isWhole(describeSource({ type: 'goal', goal }, teller))).toBe(true);
    }
    expect(isWhole(describeSource({ type: 'explorer' }, teller))).toBe(true);
    expect(isWhole(describeSource({ type: 'nuggets' }, teller))).toBe(true);
  }
});

it('counts in Czech with all forms', () => {
  const tokens = (n: number): string => LANGUAGES.cs.say('okanagan-tokens', { n });
  expect([1, 2, 4, 5].map(tokens)).toEqual(['1 žeton', '2 žetony', '4 žetony', '5 žetonů']);
  const farms = (n: number): string =>
    LANGUAGES.cs.say('okanagan-n-buildings', { building: 'farm', n });
  expect([1, 3, 0].map(farms)).toEqual(['1 farma', '3 farmy', '0 farem']);
});

it('names all twelve rewards differently', () => {
  for (const words of Object.values(LANGUAGES)) {
    const names = TERRAINS.flatMap((terrain) =>
      SHAPES.map((shape) => words.say('okanagan-reward', { reward: `${terrain}-${shape}` })),
    );
    expect(new Set(names).size).toBe(12);
  }
});

describe('whoever plays alone against computers', () => {
  const person = { name: 'Eva', mark: 'sun', sitter: { type: 'person' } } as const;
  const seats = [
    person,
    { name: 'Nováček', mark: 'drop', sitter: { type: 'bot', level: 'newcomer' } } as const,
    { name: 'Bob', mark: 'leaf', sitter: { type: 'bot', level: 'guest' } } as const,
  ];
  const told = (locale: 'cs' | 'en', event: Event) =>
    describeEvent(event, { words: LANGUAGES[locale], catalogue: PACK, seats })?.replaceAll(
      '\u00a0',
      ' ',
    );
  const leather = 'forest.hexagon' as const;
  const fish = 'lake.square' as const;
  const heap = PACK.rewards.map(({ reward }) =>
    reward === leather ? 2 : reward === fish ? 1 : 0,
  ) as Extract<Event, { type: 'heapTaken' }>['tokens'];

  it.each<[Event, string, string]>([
    [
      { type: 'given', from: 1, to: 0, reward: leather },
      'Nováček ti dává kůži.',
      'Nováček gives leather to you.',
    ],
    [
      { type: 'given', from: 0, to: 1, reward: fish },
      'Dáváš Nováčkovi šedou rybu.',
      'You give grey fish to Nováček.',
    ],
    [
      { type: 'given', from: 0, to: 2, reward: fish },
      'Dáváš šedou rybu, dostává Bob.',
      'You give grey fish to Bob.',
    ],
    [
      { type: 'swapped', seat: 1, with: 0, given: leather, taken: fish },
      'Nováček ti dává kůži za šedou rybu.',
      'Nováček gives leather to you for grey fish.',
    ],
    [
      { type: 'heapTaken', seat: 0, tokens: heap },
      'Bereš si 2× kůži a šedou rybu.',
      'You take 2× leather and grey fish.',
    ],
    [
      { type: 'gained', seat: 0, reward: leather, count: 0 },
      'Odcházíš s prázdnou, v zásobě už není ani kousek kůže.',
      'You find no leather in the supply.',
    ],
    [
      { type: 'ranked', order: [1, 0, 2] },
      'Bere se v pořadí Nováček, ty, Bob.',
      'Tokens are taken in the order Nováček, you, Bob.',
    ],
    [
      { type: 'skipped', seat: 0 },
      'Nemáš dílek a vynecháváš.',
      'You have no tile and are skipped.',
    ],
  ])('%o', (event, czech, english) => {
    expect(told('cs', event)).toBe(czech);
    expect(told('en', event)).toBe(english);
  });

  it('is never called by name', () => {
    for (const event of DEALT) {
      expect(told('cs', event) ?? '').not.toMatch(/\bEva\b|\bty (má|bere|dává)/);
      expect(told('en', event) ?? '').not.toMatch(/\bEva\b|\byou (has|is|takes|gives)\b/i);
    }
  });
});

it('declines all twelve rewards in Czech', () => {
  const teller = { words: LANGUAGES.cs, catalogue: PACK, seats: [] };
  const taken = TERRAINS.flatMap((terrain) =>
    SHAPES.map((shape) => {
      const reward = `${terrain}.${shape}` as const;
      return describeEvent({ type: 'gained', seat: 0, count: 1, reward }, teller)?.trim();
    }),
  );
  expect(taken.map((it) => it?.replace(/^.*zásoby /, ''))).toEqual([
    'dřevo.',
    'kůži.',
    'dřevorubce.',
    'šedou rybu.',
    'červenou rybu.',
    'rybáře.',
    'obilí.',
    'dobytek.',
    'farmáře.',
    'kámen.',
    'měď.',
    'horníka.',
  ]);
});
