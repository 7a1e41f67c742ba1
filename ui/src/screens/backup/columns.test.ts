import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../words/words';
import { COLUMNS } from './columns';

const at = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('explains every column of the table of games, in both languages', () => {
  const told = at('../../../../src-tauri/crates/api/EXPORT.md');
  const documented = [...told.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(COLUMNS).toEqual(documented);
  for (const locale of LOCALES) {
    const words = at(`../../words/${locale}/backup.ftl`);
    for (const name of COLUMNS) expect(words).toContain(`    .${name} = `);
  }
});
