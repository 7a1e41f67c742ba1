import { expect, it } from 'vitest';
import type { Host } from '../host/host';
import { openDoor } from './door';
import { abandon, restore } from './games';
import { notices } from './notices';

it('a game goes into the bin and comes back, though neither answer says anything', async () => {
  const asked: string[] = [];
  const answer = async ({ type }: { type: string }) => {
    asked.push(type);
    return type === 'games' ? { games: [], total: 0 } : null;
  };
  openDoor({
    send: answer as Host['send'],
    listen: () => () => undefined,
    follow: async () => undefined,
  });
  let turns = 0;
  await abandon('t1', () => {
    turns += 1;
  });
  expect(notices.value[0]?.text).toEqual({ id: 'game-binned' });
  await restore('t1', () => {
    turns += 1;
  });
  expect(asked).toEqual(['abandon', 'games', 'restore', 'games']);
  expect(turns).toBe(2);
});
