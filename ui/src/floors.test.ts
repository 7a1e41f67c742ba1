// How the screen is cut: every import points down. A floor knows those below it; rooms side by side
// on one floor do not know each other. Tests look wherever they like.

import { expect, it } from 'vitest';

/** The floors from the ground up. A room is a folder, or a file that is one for itself. */
const FLOORS: readonly (readonly string[])[] = [
  // The door to the engines with its types; the look of everything.
  ['host', 'style'],
  // Sentences, names and numbers in the language in force.
  ['words'],
  // Boards, controls and gestures of no game in particular.
  ['kit'],
  // What is in force for the whole app: settings, people, notices, what is open on top of what.
  ['state'],
  // How rules are laid out for reading; what a game and the shared screens are to each other.
  ['games/rules-ui'],
  ['games/game-ui'],
  // The games, each by itself.
  ['games/*'],
  // Finds the games by their folders.
  ['games/found'],
  // Parts of pages that stand on screens and at the table.
  ['parts'],
  ['table', 'screens'],
  // The roof: which screen is in sight.
  ['app'],
  ['main'],
];

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./host/gen', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function roomOf(path: string): string {
  const [folder = '', inside = ''] = path.replace(/\.\w+$/, '').split('/');
  return folder === 'games' ? `games/${inside}` : folder;
}

/** How high a room lies; `-1` where it has no place. */
function heightOf(room: string): number {
  const own = FLOORS.findIndex((floor) => floor.includes(room));
  if (own >= 0 || !room.startsWith('games/')) return own;
  return FLOORS.findIndex((floor) => floor.includes('games/*'));
}

/** The files of `ui/src` that a file imports; what lies outside is not the house's. */
function importsOf(path: string, text: string): readonly string[] {
  const top = 'file:///ui/src/';
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, to = '']) => new URL(to, top + path).href)
    .filter((href) => href.startsWith(top))
    .map((href) => href.slice(top.length));
}

/** One line for each import that does not point down. */
function upward(path: string, text: string): readonly string[] {
  const room = roomOf(path);
  const height = heightOf(room);
  if (height < 0) return [`${path}: ${room} has no floor`];
  return importsOf(path, text)
    .filter((to) => roomOf(to) !== room && heightOf(roomOf(to)) >= height)
    .map((to) => `${path} imports ${to}`);
}

it('arrows point down only', () => {
  const files = Object.entries(sources).map(([path, text]) => [path.slice(2), text] as const);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(([path, text]) => upward(path, text))).toEqual([]);
});

it('an arrow that points up is found', () => {
  const found = (path: string, to: string) => upward(path, `import { it } from '${to}';`);
  expect(found('kit/Sheet.tsx', '../state/nav')).toEqual(['kit/Sheet.tsx imports state/nav']);
  expect(found('table/Seats.tsx', '../screens/Home')).toHaveLength(1);
  expect(found('games/kraje/art/card.tsx', '../../hunters/types')).toHaveLength(1);
  expect(found('games/game-ui.ts', './kraje/index')).toHaveLength(1);
  expect(found('attic/old.ts', '../kit/viewport')).toEqual(['attic/old.ts: attic has no floor']);
  expect(found('games/kraje/art/card.tsx', '../../game-ui')).toEqual([]);
  expect(upward('host/host.ts', "await import('../app/Root')")).toHaveLength(1);
});

it('no effect of a game or of the kit outlives its table', () => {
  const loose = Object.entries(sources)
    .filter(([path]) => /^\.\/(games|kit)\//.test(path) && path !== './kit/scope.ts')
    .filter(([, text]) => /\beffect\b[^;]*from '@preact\/signals'/.test(text))
    .map(([path]) => path);
  expect(loose).toEqual([]);
});
