// A small land for each rule that shows what it counts and what it does not. The lands follow the
// rule's parameters: another distance or another symbol makes another example, still a true one.

import type { Face } from './art/field';
import type { Sign } from './art/symbols';
import type { Cell, Edge } from './geometry';
import type { Rule } from './types';

/** A field of an example; `null` lies outside the realm. */
type ExampleField = Face | 'condition' | null;

/** A land with the fields that score lit. */
export interface Example {
  readonly rows: readonly (readonly ExampleField[])[];
  readonly lit: readonly Cell[];
  /** How many times the condition's points are earned. */
  readonly count: number;
}

const LETTERS: Readonly<Record<string, Sign>> = {
  f: 'forest',
  m: 'mountain',
  v: 'village',
  d: 'deer',
  w: 'wolf',
  c: 'crystal',
};

/**
 * Draws a land from words: `.` an empty field, `-` outside, `#` a condition, a letter a symbol,
 * `r` with edges a river, `A` and `B` the symbols given. A `*` after a field lights it.
 */
export function land(
  rows: readonly string[],
  symbols: Readonly<Record<string, Sign>> = {},
): Omit<Example, 'count'> {
  const lit: Cell[] = [];
  const drawn = rows.map((row, y) =>
    row.split(' ').map((word, x): ExampleField => {
      if (word.endsWith('*')) lit.push({ x, y });
      const code = word.replace('*', '');
      if (code === '-') return null;
      if (code === '#') return 'condition';
      if (code === '.') return { signs: [], ends: [] };
      const sign = symbols[code] ?? LETTERS[code];
      if (sign === 'river') return { signs: ['river'], ends: ['E', 'W'] };
      if (sign !== undefined) return { signs: [sign], ends: [] };
      return { signs: ['river'], ends: [...code.slice(1)] as Edge[] };
    }),
  );
  return { rows: drawn, lit };
}

/** The example of a rule; `null` where a land would explain nothing. */
export function exampleOf(rule: Rule): Example | null {
  switch (rule.rule) {
    case 'largestRiverChain':
      return { ...land(['. rES* rEW* rSW*', 'f rNE* . rNW*', '. . m rNE']), count: 5 };
    case 'groupedCells': {
      const n = Math.max(3, rule.params.minGroup);
      const row = `${'A* '.repeat(n)}.`;
      return { ...land([row, `${'. '.repeat(n)}A`], { A: rule.params.symbol }), count: n };
    }
    case 'borderCells':
      return { ...land(['A* . .', '. A .', '- A* .'], { A: rule.params.symbol }), count: 2 };
    case 'distinctSymbolsNear': {
      const [B, C, D, E, F] = othersThan(rule.params.symbol);
      const symbols = { A: rule.params.symbol, B, C, D, E, F } as Record<string, Sign>;
      return { ...land(['B* B C*', 'D* A* .', '. E* F*'], symbols), count: 5 };
    }
    case 'pairs': {
      const [A, B] = rule.params.symbols;
      return { ...land(['A* . B*', '. A .', 'A* . B*'], { A, B }), count: 2 };
    }
    case 'isolated': {
      const A = rule.params.symbol;
      return rule.params.notSameLine
        ? { ...land(['A* . . . .', '. . A* . .', '. . . . .', '. A . A .'], { A }), count: 2 }
        : { ...land(['A* . A*', '. . .', 'A* . A*'], { A }), count: 4 };
    }
    case 'riverFlowsInto':
      return { ...land(['A* rEW* A*', 'A rNS A'], { A: rule.params.symbol }), count: 2 };
    case 'riverFlowsPast':
      return { ...land(['A* rNS* A*', '. rNE A'], { A: rule.params.symbol }), count: 2 };
    case 'exactDistance': {
      const d = rule.params.distance;
      const symbols = { A: rule.params.from, B: rule.params.to };
      if (d < 2) return { ...land(['A* B* B'], symbols), count: 1 };
      const between = '. '.repeat(d - 1);
      return { ...land([`A* ${between}B* B`, `B ${'. '.repeat(d - 2)}B* . -`], symbols), count: 2 };
    }
    case 'farFrom': {
      const from =
        rule.params.from.find((sign) => sign !== rule.params.symbol) ?? rule.params.symbol;
      const between = '. '.repeat(rule.params.minDistance - 1);
      return { ...land([`A* ${between}B A`], { A: rule.params.symbol, B: from }), count: 1 };
    }
    case 'enoughNear': {
      const symbols = { A: rule.params.symbol, B: rule.params.near };
      const words = ['.', '.', '.', '.', '.', '.', '.', '.'];
      for (const at of [0, 4, 6, 2, 1, 7, 3, 5].slice(0, rule.params.min)) words[at] = 'B*';
      const [a, b, c, d, e, f, g, h] = words;
      return { ...land([`${a} ${b} ${c}`, `${d} A* ${e}`, `${f} ${g} ${h}`], symbols), count: 1 };
    }
    case 'bestCentre': {
      const symbols = { A: rule.params.centre, B: rule.params.count };
      const d = rule.params.maxDistance;
      if (d < 2) return { ...land(['A* B* B'], symbols), count: 1 };
      return { ...land([`A* B* ${'. '.repeat(d - 2)}B* B`], symbols), count: 2 };
    }
    case 'longestLine':
      return { ...land(['.* f* .* m* .*', '. v # # .', '- d . - -']), count: 5 };
    case 'largestSquare':
      return { ...land(['.* f* .* #', 'm* .* v* #', '.* d* .* .']), count: 9 };
    case 'largestEmptyGroup':
      return { ...land(['.* .* f .', 'm .* .* v', 'c w d f']), count: 4 };
    case 'copyLowest':
      return null;
    case 'countCells': {
      const [A, B = A] = rule.params.symbols;
      const other = SIGN_LIST.find((sign) => !rule.params.symbols.includes(sign)) ?? A;
      const counts = rule.params.symbols.includes(other ?? 'river') ? 4 : 3;
      const symbols = { A, B, C: other } as Record<string, Sign>;
      return {
        ...land(counts === 4 ? ['A* . B*', 'C* A* .'] : ['A* . B*', 'C A* .'], symbols),
        count: counts,
      };
    }
  }
}

const SIGN_LIST: readonly Sign[] = [
  'forest',
  'crystal',
  'mountain',
  'wolf',
  'deer',
  'village',
  'river',
];

function othersThan(sign: Sign): readonly Sign[] {
  return SIGN_LIST.filter((other) => other !== sign);
}
