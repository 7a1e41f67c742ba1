// @vitest-environment happy-dom
// The sentences of a story: chosen by figures, with names as they are, in both languages.

import { beforeEach, describe, expect, it } from 'vitest';
import type { Beat, GameResult } from '../../host/protocol';
import { loadMessages, SHARED, speak } from '../../words/words';
import { lineOf } from './story';

const RESULT = {
  seats: [
    { seat: 0, place: 1, score: 40 },
    { seat: 1, place: 2, score: 38 },
  ],
  course: [{ at: 60, by: null, totals: [40, 38] }],
  // A turn every two steps.
  periods: { of: 'turn', starts: Array.from({ length: 30 }, (_, turn) => 2 * turn) },
} as unknown as Pick<GameResult, 'seats' | 'course' | 'periods'>;

const person = { type: 'person' } as const;
const bot = { type: 'bot', level: 'master' } as const;
const facts = {
  seats: [
    { name: 'Žofie', sitter: person },
    { name: 'Karel', sitter: person },
  ],
  ui: {
    drawn: 'hunters-drawn',
    lasting: { over: 'hunters-lasting', open: 'hunters-lasting.open' },
  },
  result: RESULT,
};
const text = (beat: Beat, seats: Parameters<typeof lineOf>[1]['seats'] = facts.seats) =>
  lineOf(beat, { ...facts, seats }).text.replaceAll(/[\u00a0\u2068\u2069]/g, ' ');
const estimate = (mean: number) => ({ mean, error: 0.5 });

const TOLD: readonly [Beat, string, string][] = [
  [
    { type: 'ending', how: 'narrow', seats: [0], points: 40, by: 2 },
    'Těsný konec: Žofie vyhrává o 2 body. Jediný tah přitom pohnul rozdílem víc než o tolik.',
    'A close finish: Žofie wins by 2 points. A single move had made more of a difference.',
  ],
  [
    { type: 'lead', seat: 0, at: 3, changes: 0, isTied: false, share: 5 },
    'Nikdo jiný se do čela nedostal. Žofie vede od tahu 2 až do konce.',
    'Nobody else was ever ahead. Žofie leads from turn 2 to the end.',
  ],
  [
    { type: 'lead', seat: 0, at: 58, changes: 4, isTied: false, share: 96 },
    'Dlouho nebylo jasné, kdo vyhraje: Žofie jde do čela až v tahu 29, těsně před koncem. Vedení se celkem změnilo 4×.',
    'Who would win stayed open: Žofie goes ahead only in turn 29, just before the end. The lead changed hands 4 times in all.',
  ],
  [
    { type: 'lead', seat: 0, at: 50, changes: 0, isTied: true, share: 83 },
    'Ještě před tahem 25 to bylo nerozhodně, pak už Žofie vede až do konce.',
    'It was still level before turn 25. Only then Žofie leads, to the end.',
  ],
  [
    { type: 'lead', seat: 0, at: 58, changes: 2, isTied: true, share: 96 },
    'Vedení se změnilo 2×. Žofie vede natrvalo od tahu 29.',
    'The lead changed hands 2 times. Žofie leads for good from turn 29.',
  ],
  [
    { type: 'stroke', seat: 1, at: 20, points: 19, share: 0.5 },
    'Tah partie: Karel bere 19 bodů najednou. To je 50 % konečného součtu.',
    'Move of the game: Karel takes 19 points at once. That is 50% of the final count.',
  ],
  [
    { type: 'stroke', seat: 1, at: 20, points: 6 },
    'Tah partie: Karel má průběžně najednou o 6 bodů víc. Nikdo jiný si tolik nepolepšil.',
    'Move of the game: Karel is suddenly 6 points up on the running score. Nobody gained more at once.',
  ],
  [
    {
      type: 'slip',
      seat: 0,
      n: 8,
      grade: 'mistake',
      points: estimate(5.3),
      chance: estimate(0.12),
    },
    'Nejvíc stála chyba v tahu 5: Žofie ztrácí na ní asi 5,3 bodu a 12 % šance na vítězství, a přesto vyhrává.',
    'The costliest mistake comes in turn 5: Žofie loses about 5.3 points and 12% of the chance of winning, and still wins.',
  ],
  [
    // An error is told as beside the draw in the ledger, never smaller than it is.
    { type: 'draw', seat: 1, n: 29, points: { mean: -6, error: 0.41 } },
    'Nejdražší los padl v tahu 15: Karel přichází kvůli němu asi o 6 bodů (± 0,5).',
    'The costliest draw comes in turn 15: it takes about 6 points (± 0.5) from Karel.',
  ],
  [
    { type: 'turn', seat: 0, at: 60, before: 0.31, after: 1 },
    'Rozhodl až poslední tah. Než přišel, Žofie má šanci na vítězství 31 %.',
    'It took the last turn to decide. Before it, Žofie’s chance of winning is 31%.',
  ],
  [
    { type: 'lasting', seat: 1, from: 4, at: 40, turns: 9, isOpen: false, brought: 12 },
    'Nejdéle zůstal otevřený les, ve kterém Karel čeká 9 svých tahů, než se v tahu 20 uzavře a přinese 12 bodů.',
    'The forest that stayed open longest: Karel waits in it for 9 turns until it closes in turn 20 and brings 12 points.',
  ],
];

describe.each(['cs', 'en'] as const)('in %s', (language) => {
  beforeEach(async () => {
    await loadMessages('hunters', ...SHARED);
    await speak(language);
  });

  it.each(TOLD)('%o is told', (beat, cs, en) => {
    expect(text(beat)).toBe(language === 'cs' ? cs : en);
  });
});

describe('whoever plays alone against computers', () => {
  const seats = [
    { name: 'Karel', sitter: bot },
    { name: 'Žofie', sitter: person },
  ];
  const spoken = (beat: Beat) =>
    text({ ...beat, ...('seat' in beat && { seat: 1 }) } as Beat, seats);
  beforeEach(() => loadMessages('hunters', ...SHARED));

  it.each(['cs', 'en'] as const)('is spoken to in every sentence: %s', async (language) => {
    await speak(language);
    const more: Beat[] = (['level', 'clear', 'far', 'narrow'] as const).map((how) => ({
      ...{ type: 'ending', how, seats: [1], points: 40, by: 9 },
    }));
    for (const [beat] of TOLD.filter(([it]) => 'seat' in it)) {
      expect(spoken(beat)).not.toMatch(/Žofie|Karel/);
      expect(spoken(beat)).toMatch(language === 'cs' ? /(?:[íá]š|eš)(?![\p{L}])/u : /\byou/i);
    }
    for (const beat of more) expect(spoken(beat)).toMatch(/yhráváš (o|s)|vyhráváš\.|[Yy]ou win/);
  });

  it('shares a victory with those who have names', async () => {
    const shared: Beat = { type: 'ending', how: 'shared', seats: [0, 1], points: 9, by: 0 };
    await speak('cs');
    expect(text(shared, seats)).toContain('O první místo se dělíte Karel a ty, shodně 9 bodů.');
    await speak('en');
    expect(text(shared, seats)).toContain('First place is shared by Karel and you');
  });
});

it('leads to the board where there is something to see of it', () => {
  const at = (beat: Beat) => lineOf(beat, facts).at;
  expect(at({ type: 'stroke', seat: 1, at: 20, points: 6 })).toBe(20);
  // A slip is looked at before it was made, a draw after it came.
  const lost = { points: estimate(5), chance: estimate(0.1) };
  expect(at({ type: 'slip', seat: 0, n: 8, grade: 'blunder', ...lost })).toBe(8);
  expect(at({ type: 'draw', seat: 0, n: 8, points: estimate(4) })).toBe(9);
  expect(at({ type: 'clean' })).toBeUndefined();
});
