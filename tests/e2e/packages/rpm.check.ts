// The RPM package in a clean folder: the same files as the Debian one, installed, played with,
// replaced, removed. What was saved is there each time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { built, filesIn, Player, run, runAsRoot } from '../lib/package';
import { freshFolder } from '../lib/place';
import { openScreen, type Screen } from '../lib/window';

/** A folder that rpm takes for a whole system with nothing installed; what the app needs is outside. */
const root = freshFolder('root');

const rpm = (...words: readonly string[]): string => runAsRoot('rpm', '--root', root, ...words);

let screen: Screen;
let player: Player;

beforeAll(async () => {
  screen = await openScreen();
  player = new Player(join(root, 'usr/bin/ctyrhra'), screen);
});

afterAll(async () => {
  await player.kill();
  screen.close();
});

/** The files of a listing that names each with its folders, apart from those of the packager's own. */
const named = (listing: string): readonly string[] =>
  listing
    .split('\n')
    .map((it) => /(?:^|\s)\.?(\/usr\/\S.*[^/])$/.exec(it)?.[1] ?? '')
    .filter((it) => it !== '' && !it.includes('/.build-id'))
    .sort();

it('holds what the Debian package holds, and names what it needs', () => {
  const debian = named(run('dpkg-deb', '-c', built('deb')));
  const listed = named(run('rpm', '-qpl', built('rpm')));
  expect(listed.filter((it) => debian.includes(it))).toEqual(debian);
  expect(run('rpm', '-qpR', built('rpm'))).toMatch(/webkit2gtk/);
});

it('keeps a game over being installed anew and over its own removal', async () => {
  rpm('-i', '--nodeps', built('rpm'));
  expect(rpm('-q', 'ctyrhra')).toMatch(/^ctyrhra-\d/);
  await player.plays();
  rpm('-U', '--nodeps', '--replacepkgs', built('rpm'));
  await player.plays('package-rpm');

  const before = readFileSync(player.saves);
  rpm('-e', '--nodeps', 'ctyrhra');
  expect(filesIn(join(root, 'usr'))).toEqual([]);
  expect(readFileSync(player.saves).equals(before)).toBe(true);

  rpm('-i', '--nodeps', built('rpm'));
  await player.plays();
});
