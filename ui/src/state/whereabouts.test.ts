// @vitest-environment happy-dom
// A phone's app that was ended out of sight starts at the table that was in sight, and nowhere else.

import { beforeEach, expect, it, vi } from 'vitest';
import type { GameRow } from '../host/protocol';

let sight: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => sight });

/** The app as it is when it starts, with this game going on. */
async function start(endsUnseen = true) {
  vi.resetModules();
  const nav = await import('./nav');
  const games = await import('./games');
  const { followWhereabouts } = await import('./whereabouts');
  games.heard.value = [{ table: 'a', seats: [] } as unknown as GameRow];
  followWhereabouts({ endsUnseen });
  return nav;
}

function turn(now: DocumentVisibilityState): void {
  sight = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sight = 'visible';
  localStorage.clear();
});

it('starts at the table it was ended at, once', async () => {
  (await start()).open({ screen: 'table', table: 'a' });
  turn('hidden');
  expect((await start()).screen.value).toEqual({ screen: 'table', table: 'a' });
  expect((await start()).screen.value.screen).toBe('home');
});

it('starts on Home where it was ended in sight, or where the table is gone', async () => {
  (await start()).open({ screen: 'table', table: 'a' });
  turn('hidden');
  turn('visible');
  const second = await start();
  expect(second.screen.value.screen).toBe('home');
  second.open({ screen: 'table', table: 'b' });
  turn('hidden');
  expect((await start()).screen.value.screen).toBe('home');
});

it('starts on Home where nobody ends it unseen', async () => {
  (await start(false)).open({ screen: 'table', table: 'a' });
  turn('hidden');
  expect((await start(false)).screen.value.screen).toBe('home');
});
