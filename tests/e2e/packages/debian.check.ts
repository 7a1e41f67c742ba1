// The Debian package in a clean folder: installed, played with, replaced by a later version, removed.
// What was saved is there each time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { built, filesIn, Player, run, runAsRoot } from '../lib/package';
import { freshFolder } from '../lib/place';
import { openScreen, type Screen } from '../lib/window';

/** A folder that dpkg takes for a whole system with nothing installed. */
const root = freshFolder('root');

const dpkg = (...words: readonly string[]): string =>
  runAsRoot('dpkg', `--root=${root}`, '--force-depends', `--log=${join(root, 'dpkg.log')}`, ...words);

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

let screen: Screen;
let player: Player;

beforeAll(async () => {
  for (const folder of ['info', 'updates', 'triggers']) mkdirSync(join(root, 'var/lib/dpkg', folder), { recursive: true });
  for (const file of ['status', 'available']) writeFileSync(join(root, 'var/lib/dpkg', file), '');
  screen = await openScreen();
  player = new Player(join(root, 'usr/bin/ctyrhra'), screen);
});

afterAll(async () => {
  await player.kill();
  screen.close();
});

it('is installed, and the desktop finds it', () => {
  dpkg('-i', built('deb'));
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
  await player.plays();
  dpkg('-i', later(built('deb')));
  expect(installed()).toContain('99.0.0');
  await player.plays('package-later');

  const before = readFileSync(player.saves);
  dpkg('-r', 'ctyrhra');
  expect(filesIn(join(root, 'usr'))).toEqual([]);
  expect(readFileSync(player.saves).equals(before)).toBe(true);

  dpkg('-i', built('deb'));
  await player.plays();
});
