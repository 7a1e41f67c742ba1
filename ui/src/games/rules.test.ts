// The rules for reading hold together with the engines: every tag of an engine's RULES.md is a
// clause and none beside them, every refusal and every line of a sheet has a clause, and both
// languages say all of them. Which reasons and sources there are the types say, which come from
// Rust: a mapping that lacks one, or has one too many, does not compile.

import { describe, expect, it } from 'vitest';
import { LOCALES, Words } from '../words/words';
import type { GameUi } from './game-ui';

const games = Object.values(
  import.meta.glob<GameUi>('./*/index.ts', { eager: true, import: 'ui' }),
);
const engines = import.meta.glob<string>('../../../src-tauri/crates/*/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../words/*/rules/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const reasons = import.meta.glob<string>('../host/gen/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const lessons = import.meta.glob<{ tags: readonly string[] }>(
  [
    '../../../src-tauri/crates/*/lessons/[0-9]*.json',
    '../../../src-tauri/crates/*/lessons/small/*.json',
  ],
  { eager: true, import: 'default' },
);

/** The tags that an engine says to have rules of: set in bold, as its own tests find them. */
const tagsOf = (game: string): readonly string[] => {
  const text = engines[`../../../src-tauri/crates/${game}/RULES.md`] ?? '';
  return [...text.matchAll(/\*\*([A-Z]{2}-[A-Z0-9-]+)\*\*/g)].map(([, tag = '']) => tag);
};

/** The names of an engine's rulings by the tags they stand with; one without a name is ''. */
const rulingsOf = (game: string): Readonly<Record<string, readonly string[]>> => {
  const text = engines[`../../../src-tauri/crates/${game}/RULES.md`] ?? '';
  // Before the first heading stands what a ruling is.
  const clauses = text.slice(text.indexOf('\n## '));
  const marks = clauses.matchAll(/\*\*([A-Z]{2}-[A-Z0-9-]+)\*\*|\bruling\b(?:\s+\(([a-z-]+)\))?/gi);
  const found: Record<string, string[]> = {};
  let tag = '';
  for (const [, nextTag, name = ''] of marks) {
    if (nextTag) tag = nextTag;
    else found[tag] = [...(found[tag] ?? []), name];
  }
  return found;
};

/** The kinds that a generated union of this name has. */
const kindsOf = (game: string, type: string): readonly string[] => {
  const text = reasons[`../host/gen/${game}.ts`] ?? '';
  const from = text.indexOf(`export type ${type} = `);
  const union = text.slice(from, text.indexOf('\n\n', from));
  return [...union.matchAll(/\{ "(?:type|code)": "(\w+)"/g)].map(([, kind = '']) => kind);
};

describe.each(games.map((ui) => [ui.id, ui] as const))('%s', (game, { rules }) => {
  const clauses = rules.sections.flatMap((section) => section.clauses);
  const tags = clauses.map(({ tag }) => tag);

  it('has the clauses of its engine, each once', () => {
    expect([...tags].sort()).toEqual([...new Set(tagsOf(game))].sort());
    expect(tags.length).toBeGreaterThan(15);
  });

  it('has the clauses from which its lessons are tried, and to which they lead', () => {
    const own = Object.entries(lessons).filter(([path]) => path.includes(`/${game}/`));
    expect(own.length).toBeGreaterThan(5);
    for (const [, lesson] of own) {
      expect(lesson.tags.length).toBeGreaterThan(0);
      expect(lesson.tags.filter((tag) => !tags.includes(tag))).toEqual([]);
    }
  });

  it('has a clause for every refusal and every line of a sheet', () => {
    for (const tag of [...Object.values(rules.reasons), ...Object.values(rules.sources)]) {
      expect(tags).toContain(tag);
    }
    const before = ['over', 'notYourTurn', 'chanceFirst', 'notChance', 'impossible'];
    expect(Object.keys(rules.reasons).sort()).toEqual(
      [...kindsOf(game, 'Reason'), ...before].sort(),
    );
    expect(Object.keys(rules.sources).sort()).toEqual([...kindsOf(game, 'Source')].sort());
  });

  it.each(LOCALES)('marks every ruling of its engine and no other: %s', (locale) => {
    const words = new Words(locale, [sources[`../words/${locale}/rules/${game}.ftl`] ?? '']);
    const marked = tags.flatMap((tag) => {
      const key = `${game}-clause-${tag.toLowerCase()}`;
      const names = words.attributes(key, 'ruling-').map((name) => name.slice('ruling-'.length));
      return names.length > 0 ? [[tag, names]] : [];
    });
    expect(Object.fromEntries(marked)).toEqual(rulingsOf(game));
    expect(marked.length).toBeGreaterThan(7);
  });

  it.each(LOCALES)('says every clause: %s', (locale) => {
    const words = new Words(locale, [sources[`../words/${locale}/rules/${game}.ftl`] ?? '']);
    for (const { tag, says, variants = [] } of clauses) {
      if (says) continue;
      const key = `${game}-clause-${tag.toLowerCase()}`;
      const keys = [key, `${key}.title`, ...variants.map((it) => `${key}.v-${it.key}`)];
      expect(keys.filter((it) => !words.has(it))).toEqual([]);
    }
  });
});
