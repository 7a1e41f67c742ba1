// The styles and the code know each other: nothing is styled that nobody draws, no custom property
// is set in vain, and spaces come from the tokens.

import { expect, it } from 'vitest';

const styles = import.meta.glob<string>('../**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../host/gen', '!../**/*.test.*', '!../**/*.fixture.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const code = Object.values(sources).join('\n');
const css = Object.entries(styles).map(
  ([path, text]) => [path, text.replace(/\/\*[\s\S]*?\*\//g, '')] as const,
);
const whole = css.map(([, text]) => text).join('\n');

const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, it = '']) => it));

it('every class that has a style is drawn by somebody', () => {
  const words = all(code, /(?<![\w-])([a-z][\w-]*)/gi);
  // `ok-token-${terrain}`: classes made of a part and a code.
  const made = [...all(code, /(?<![\w-])([a-z]\w*-(?:[\w-]*-)?)\$\{/gi)];
  const idle = css.flatMap(([path, text]) =>
    [...all([...all(text, /([^{};]+)\{/g)].join(' '), /\.([a-z][\w-]*)/gi)]
      .filter((name) => !words.has(name) && !made.some((part) => name.startsWith(part)))
      .map((name) => `${path}: .${name}`),
  );
  expect(whole.length).toBeGreaterThan(100_000);
  expect(idle).toEqual([]);
});

it('every custom property that is set is read, and none is read that nobody sets', () => {
  const set = all(`${whole}\n${code}`, /['"\s;{`](--[\w-]+)['"]?\s*[:,]/g);
  const read = all(`${whole}\n${code}`, /var\((--[\w-]+)[,)]/g);
  // `--seat-${colour}`: read by a part and a code.
  const made = [...all(code, /var\((--[\w-]+-)\$\{/g)];
  const isRead = (name: string) => read.has(name) || made.some((part) => name.startsWith(part));
  expect([...set].filter((name) => !isRead(name))).toEqual([]);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

it('spaces are those of the tokens, where a token is as wide', () => {
  const gaps = all(whole, /--gap-[\w-]+: (\w+);/g);
  const spaces = /(?<![\w-])((?:margin|padding)(?:-[\w-]+)?|(?:row-|column-)?gap): ([^;{}]+);/g;
  const loose = css.flatMap(([path, text]) =>
    [...text.matchAll(spaces)]
      .filter(([, , value = '']) => value.split(/[\s(),]+/).some((part) => gaps.has(part)))
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(gaps.size).toBeGreaterThan(5);
  expect(loose).toEqual([]);
});

it('every text grows with the setting: a size is a token, in px only inside a drawing', () => {
  const rules = css.flatMap(([path, text]) =>
    [...text.matchAll(/([^{};]+)\{(?=([^{}]*))/g)].map(([, name = '', body = '']) => ({
      name: `${path}: ${name.trim()}`,
      body,
    })),
  );
  // Drawn text is filled; what is typed into has 16 px at least, or a phone zooms in.
  const isFixed = ({ body }: { body: string }) =>
    !/(?<![\w-])fill:/.test(body) &&
    [...body.matchAll(/(?<![\w-])font(?:-size)?: ([^;]+)/g)].some(
      ([, size = '']) => /\dpx/.test(size) && !/max\(16px, var\(|var\(--tight/.test(size),
    );
  const fixed = rules.filter(isFixed).map(({ name }) => name);
  expect(rules.length).toBeGreaterThan(1000);
  expect(fixed).toEqual(['./base.css: html']);
});
