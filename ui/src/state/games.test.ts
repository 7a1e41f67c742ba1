import { expect, it } from 'vitest';
import type { Host } from '../host/host';
import type { GameRow, Person } from '../host/protocol';
import { opaque } from '../kit/opaque';
import { openDoor } from './client';
import { abandon, heard, playedOn, restore, rows } from './games';
import { notices } from './notices';
import { people } from './people';

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

it('a game that was played on is the newest before the engines are heard anew', () => {
  const row = (table: string, changedAt: number): GameRow => ({
    table,
    rules: 1,
    status: 'running',
    seats: [],
    onTurn: [],
    at: 3,
    practice: false,
    trust: false,
    startedAt: 0,
    changedAt,
    isExcluded: false,
    isImported: false,
    isForeign: false,
    isReal: false,
    location: '',
    assisted: false,
    agreements: [],
    note: '',
  });
  heard.value = [row('t2', 2000), row('t1', 1000)];
  playedOn('t1');
  expect(heard.value.map((it) => it.changedAt > 2000)).toEqual([false, true]);
  playedOn('of another device');
  expect(heard.value.length).toBe(2);
});

it('people are called as they are now, also in games that began before', () => {
  const seat = { name: 'Evka', mark: 'sun', profile: 'e' };
  heard.value = [opaque<GameRow>({ table: 't1', seats: [seat] })];
  const names = () => rows.value?.[0]?.seats.map(({ name }) => name);
  expect(names()).toEqual(['Evka']);
  people.value = [opaque<Person>({ profile: 'e', name: 'Eva', merged: [] })];
  expect(names()).toEqual(['Eva']);
});
