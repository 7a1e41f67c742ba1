// The way to the puzzle of a day, which may take a while.

import { beforeEach, expect, it } from 'vitest';
import type { Host } from '../host/host';
import type { PlayDay } from '../host/protocol';
import { openDoor } from './client';
import { solveDay } from './exercises';
import { goHome, open, screen } from './nav';

const ASKED: PlayDay = { game: 'kraje', day: '2026-03-14', seats: [] };

let give: (table: unknown) => void = () => undefined;
beforeEach(() => {
  goHome();
  openDoor({
    send: () => new Promise((resolve) => (give = resolve as typeof give)),
    listen: () => () => undefined,
    follow: async () => undefined,
  } as Host);
});

it('opens the puzzle for whoever waits for it', async () => {
  open({ screen: 'day' });
  const solving = solveDay(ASKED);
  give({ table: 'p1' });
  await solving;
  expect(screen.value).toEqual({ screen: 'table', table: 'p1' });
});

it('does not fetch back whoever has gone elsewhere while it was made', async () => {
  open({ screen: 'day' });
  const solving = solveDay(ASKED);
  goHome();
  open({ screen: 'rules' });
  give({ table: 'p1' });
  await solving;
  expect(screen.value).toEqual({ screen: 'rules' });
});
