// What BG Stats is told of a game: the same game and the same people by the same ids, times of the
// clock without a place, and everybody told whether they won.

import { expect, it } from 'vitest';
import type { GameResult } from '../host/protocol';
import { bgStatsLink, bgStatsPlay } from './bg-stats';

const RESULT: GameResult = {
  table: 'a-table',
  game: 'hunters',
  variant: [],
  sources: [],
  periods: { of: 'turn', starts: [0] },
  course: [],
  leads: [],
  swings: [],
  records: [],
  endedAt: Date.UTC(2026, 10, 23, 19, 30, 5),
  lastedMs: 2_100_000,
  isCounted: true,
  isForeign: false,
  note: 'Venku "bouřka" & tma',
  seats: [
    {
      seat: 0,
      name: 'Eva & "Bára"',
      mark: 'blue',
      sitter: { type: 'person' },
      profile: 'eva-1',
      isStarter: true,
      score: 104,
      place: 1,
      points: {},
      thinkMs: 0,
      nActs: 0,
      nUndone: 0,
      nHints: 0,
    },
    {
      seat: 1,
      name: 'Host',
      mark: 'red',
      sitter: { type: 'person' },
      isStarter: false,
      score: 71,
      place: 3,
      points: {},
      thinkMs: 0,
      nActs: 0,
      nUndone: 0,
      nHints: 0,
    },
    {
      seat: 2,
      name: 'Rival',
      mark: 'green',
      sitter: { type: 'bot', level: 'rival' },
      isStarter: false,
      score: 88,
      place: 2,
      points: {},
      thinkMs: 0,
      nActs: 0,
      nUndone: 0,
      nHints: 0,
    },
  ],
};

it('tells a game as BG Stats reads it', () => {
  const link = new URL(bgStatsLink(RESULT, { app: 'Čtyřhra', game: 'Carcassonne', variant: [] }));
  expect(`${link.origin}${link.pathname}`).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual({
    sourceName: 'Čtyřhra',
    sourcePlayId: 'a-table',
    playDate: '2026-11-23 19:30:05',
    durationMin: 35,
    comments: 'Venku "bouřka" & tma',
    game: {
      name: 'Carcassonne',
      sourceGameId: 'hunters',
      bggId: 4390,
      highestWins: true,
      noPoints: false,
    },
    players: [
      {
        name: 'Eva & "Bára"',
        sourcePlayerId: 'eva-1',
        startPlayer: true,
        rank: 1,
        score: 104,
        winner: true,
      },
      {
        name: 'Host',
        sourcePlayerId: 'guest:Host',
        startPlayer: false,
        rank: 3,
        score: 71,
        winner: false,
      },
      {
        name: 'Rival',
        sourcePlayerId: 'bot:rival',
        startPlayer: false,
        rank: 2,
        score: 88,
        winner: false,
      },
    ],
  });
});

it('has as much of a long note as a QR code takes, and of none nothing', () => {
  const called = { app: 'A', game: 'B', variant: [] };
  const told = (note: string) => {
    const link = bgStatsLink({ ...RESULT, note }, called);
    expect(link.length).toBeLessThanOrEqual(2953);
    return JSON.parse(new URL(link).searchParams.get('data') ?? '').comments;
  };
  expect(told('Žluťoučký kůň '.repeat(20))).toBe('Žluťoučký kůň '.repeat(20));
  expect(told('Ž'.repeat(400))).toMatch(/^Ž{200,399}…$/);
  expect(told('')).toBeUndefined();
});

it('says a minute of a game that took less', () => {
  const link = new URL(
    bgStatsLink({ ...RESULT, lastedMs: 900 }, { app: 'A', game: 'B', variant: [] }),
  );
  expect(JSON.parse(link.searchParams.get('data') ?? '').durationMin).toBe(1);
});

it('tells bots of one level apart, and what makes a game unlike others', () => {
  const [person, , bot] = RESULT.seats;
  if (!person || !bot) throw new Error('no such seats');
  const seats = [person, bot, { ...bot, seat: 2 }];
  const called = { app: 'A', game: 'B', variant: ['strategic', 'open hands'] };
  const play = bgStatsPlay({ ...RESULT, seats }, called);
  expect(play.players.map((it) => it.sourcePlayerId)).toEqual([
    'eva-1',
    'bot:rival',
    'bot:rival:2',
  ]);
  expect(play.board).toBe('strategic, open hands');
});
