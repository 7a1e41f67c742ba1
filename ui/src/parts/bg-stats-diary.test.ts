// The diary for BG Stats: everybody and every game once, plays bound to them by numbers, and the same ids
// every time.

import { expect, it } from 'vitest';
import { bgStatsDiary, type ExportedPlay } from './bg-stats-diary';

const PERSON = {
  player: 'Eva',
  player_id: 'eva-1',
  bot: null,
  starter: true,
  score: 43,
  place: 1,
};
const PLAY: ExportedPlay = {
  game_id: '0193-a',
  game: 'hunters',
  variant: '',
  started: '2026-11-23T19:30:05+01:00',
  lasted_s: 2100,
  location: '',
  counted: true,
  note: 'U babičky',
  players: [
    PERSON,
    { ...PERSON, player: 'Host', player_id: null, starter: false, score: 7, place: 3 },
    { ...PERSON, player: 'Soupeř', player_id: 'bot:rival', bot: 'rival', starter: false, place: 2 },
  ],
};

it('binds plays to games and people by numbers', async () => {
  const other = { ...PLAY, game_id: '0193-b', game: 'kraje', note: '', players: [PERSON] };
  const practice = { ...PLAY, game_id: '0193-c', counted: false };
  const diary = await bgStatsDiary([PLAY, practice, other]);
  expect(diary.plays.map((it) => [it.uuid, it.gameRefId])).toEqual([
    ['0193-a', 1],
    ['0193-b', 2],
  ]);
  expect(diary.games.map((it) => [it.id, it.bggId])).toEqual([
    [1, 4390],
    [2, 342200],
  ]);
  expect(diary.players.map((it) => [it.id, it.name])).toEqual([
    [1, 'Eva'],
    [2, 'Host'],
    [3, 'Rival'],
  ]);
  const [first] = diary.plays;
  expect(first).toMatchObject({
    playDate: '2026-11-23 19:30:05',
    durationMin: 35,
    comments: 'U babičky',
  });
  expect(first?.playerScores.map((it) => [it.playerRefId, it.score, it.rank, it.winner])).toEqual([
    [1, '43', 1, true],
    [2, '7', 3, false],
    [3, '43', 2, false],
  ]);
});

it('names everybody by the same id every time, whoever else plays', async () => {
  const ids = async (plays: readonly ExportedPlay[]) => {
    const { players, games } = await bgStatsDiary(plays);
    return new Map([...players, ...games].map(({ name, uuid }) => [name, uuid]));
  };
  const alone = await ids([{ ...PLAY, players: PLAY.players.slice(1) }]);
  const all = await ids([PLAY]);
  for (const [name, uuid] of alone) expect(all.get(name)).toBe(uuid);
  expect(new Set(all.values()).size).toBe(4);
  expect(all.get('Eva')).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});
