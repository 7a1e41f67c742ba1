import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no game commits a move by itself: only ✔ does, however often a place is tapped', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const commits = Object.entries(sources).filter(([, text]) => /\bcommit\(\)(?!:)/.test(text));
  expect(commits.map(([file]) => file)).toEqual([]);
});
