// The Debian package in a clean folder: installed, played with, replaced by a later version, removed.
// What was saved is there each time.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { beginAlone, id, layCard, round } from '../lib/alone';
import { freshFolder, top } from '../lib/place';
import { freshHome, openScreen, type Screen, Window } from '../lib/window';

/** The newest package that was built. */
function built(): string {
  const target = process.env['CARGO_TARGET_DIR'] ?? join(top, 'target');
  const folders = ['release', 'debug'].map((it) => join(target, it, 'bundle', 'deb')).filter((it) => existsSync(it));
  const debs = folders.flatMap((it) => readdirSync(it).filter((name) => name.endsWith('.deb')).map((name) => join(it, name)));
  const [newest] = debs.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (newest === undefined) throw new Error('no package is built: run cargo xtask package first');
  return newest;
}

const run = (program: string, ...words: readonly string[]): string => execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A folder that dpkg takes for a whole system with nothing installed. */
const root = freshFolder('root');

function dpkg(...words: readonly string[]): void {
  // Files of a package are root's; whoever is not root is it inside a space of their own.
  const [program, ...before] = process.getuid?.() === 0 ? ['dpkg'] : ['unshare', '--map-root-user', 'dpkg'];
  run(program ?? 'dpkg', ...before, `--root=${root}`, '--force-depends', `--log=${join(root, 'dpkg.log')}`, ...words);
}

const installed = (): string => run('dpkg-query', `--admindir=${join(root, 'var/lib/dpkg')}`, '-W', '-f=${db:Status-Abbrev}${Version}', 'ctyrhra');

/** The same package as the version after all others. */
function later(deb: string): string {
  const folder = freshFolder('later');
  run('dpkg-deb', '-R', deb, join(folder, 'inside'));
  const control = join(folder, 'inside', 'DEBIAN', 'control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, 'Version: 99.0.0'));
  const made = join(folder, 'later.deb');
  run('dpkg-deb', '--root-owner-group', '-Znone', '-b', join(folder, 'inside'), made);
  return made;
}

/** Every file of a folder and of those in it, without the folder's own name. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => !it.isDirectory()).map((it) => it.name) : [];

const app = join(root, 'usr/bin/ctyrhra');
const home = freshHome();
const saves = join(home, 'data', 'cz.ctyrhra.app', 'ctyrhra.db');
let screen: Screen;
let open: Window | undefined;

beforeAll(async () => {
  for (const folder of ['info', 'updates', 'triggers']) mkdirSync(join(root, 'var/lib/dpkg', folder), { recursive: true });
  for (const file of ['status', 'available']) writeFileSync(join(root, 'var/lib/dpkg', file), '');
  screen = await openScreen();
});

afterAll(async () => {
  await open?.kill();
  screen.close();
});

it('is installed, and the desktop finds it', () => {
  dpkg('-i', built());
  expect(installed()).toMatch(/^ii /);
  const [entry = ''] = filesIn(join(root, 'usr/share/applications'));
  const said = readFileSync(join(root, 'usr/share/applications', entry), 'utf8');
  const line = (key: string): string => new RegExp(`^${key}=(\\S+)`, 'm').exec(said)?.[1] ?? '';
  expect(existsSync(join(root, 'usr/bin', line('Exec')))).toBe(true);
  expect(filesIn(join(root, 'usr/share/icons')).filter((it) => it === `${line('Icon')}.png`).length).toBeGreaterThan(1);
  expect(filesIn(join(root, 'usr/share/metainfo'))).toEqual(['cz.ctyrhra.app.metainfo.xml']);
  expect(filesIn(join(root, 'usr/share/mime'))).toEqual(['cz.ctyrhra.app.xml']);
});

it('keeps a game over a later version and over its own removal', async () => {
  open = await Window.open(app, screen, home);
  await beginAlone(open);
  let stands = await layCard(open);
  await open.close();

  dpkg('-i', later(built()));
  expect(installed()).toContain('99.0.0');
  open = await Window.open(app, screen, home);
  await open.click(id('continue'));
  await open.until(round);
  expect(await open.run<string>(round)).toBe(stands);
  await open.shoot('package-later');
  stands = await layCard(open);
  await open.close();

  const before = readFileSync(saves);
  dpkg('-r', 'ctyrhra');
  expect(filesIn(join(root, 'usr'))).toEqual([]);
  expect(readFileSync(saves).equals(before)).toBe(true);

  dpkg('-i', built());
  open = await Window.open(app, screen, home);
  await open.click(id('continue'));
  await open.until(round);
  expect(await open.run<string>(round)).toBe(stands);
  await open.close();
});
