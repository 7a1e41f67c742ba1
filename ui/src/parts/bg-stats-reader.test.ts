// What BG Stats exports, with what may be wrong in it: each play by itself.

import { expect, it } from 'vitest';
import { bgStatsDiary } from './bg-stats-diary';
import { playersOf, type ReadDiary, readDiary } from './bg-stats-reader';

const TODAY = 20_786;
const uuid = (n: number) => `1DB76738-9A83-4201-93CB-${String(n).padStart(12, '0')}`;
const OWN = '01a22a93-629f-7637-af10-dafc524b2b1a';

const score = (playerRefId: number, points: unknown, more = {}) => ({
  playerRefId,
  score: points,
  winner: false,
  newPlayer: false,
  startPlayer: false,
  rank: 0,
  seatOrder: 0,
  ...more,
});

const PLAY = {
  uuid: uuid(1),
  modificationDate: '2026-05-27 20:00:00',
  entryDate: '2026-05-27 20:00:00',
  playDate: '2026-05-27 18:30:12',
  usesTeams: false,
  durationMin: 75,
  ignored: false,
  manualWinner: false,
  rounds: 0,
  bggId: 0,
  importPlayId: 0,
  locationRefId: 3,
  gameRefId: 7,
  board: '',
  scoringSetting: 0,
  comments: ' Pršelo. ',
  playerScores: [score(1, '43'), score(2, '40')],
};

const FILE = {
  about: 'BG Stats',
  userInfo: { meRefId: 1 },
  locations: [{ id: 3, name: 'Chata' }],
  players: [
    { id: 1, name: 'Eva', isAnonymous: false },
    { id: 2, name: 'Babi', isAnonymous: false },
  ],
  games: [
    { id: 7, name: 'Lovci', bggId: 4390 },
    { id: 8, name: 'Podivné kraje', bggId: 0 },
    { id: 9, name: 'Carcassonne: Hunters & Gatherers (Second Edition)', bggId: 999 },
    { id: 10, name: 'Carcassonne', bggId: 822 },
    { id: 11, name: 'OKANAGAN: Valley of the Lakes' },
    { id: 12, name: 'Space Bastards: Mutants', isExpansion: true },
    { id: 13, name: 'Vesmír', bggName: 'Space Bastards' },
  ],
};

const read = (plays: readonly unknown[], file: object = FILE): ReadDiary => {
  const seats = (game: string) => (game === 'kraje' ? ([1, 2] as const) : ([2, 5] as const));
  const found = readDiary(JSON.stringify({ ...file, plays }), seats, TODAY);
  if (!found) throw new Error('no diary');
  return found;
};

it('reads a play with everything that is told of it', () => {
  const { plays, skipped } = read([PLAY]);
  expect(plays).toEqual([
    {
      uuid: uuid(1),
      game: 'hunters',
      day: 20_600,
      minute: 18 * 60 + 30,
      minutes: 75,
      location: 'Chata',
      note: 'Pršelo.',
      seats: [
        { player: 'Eva', score: 43, winsTies: false },
        { player: 'Babi', score: 40, winsTies: false },
      ],
    },
  ]);
  expect(Object.values(skipped)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('knows our games by their number, else by their names in any edition', () => {
  const of = (gameRefId: number, n: number) => ({ ...PLAY, gameRefId, uuid: uuid(n) });
  const { plays, skipped } = read([7, 8, 9, 10, 11, 12, 13, 99].map((id, i) => of(id, i)));
  expect(plays.map(({ game }) => game)).toEqual([
    'hunters',
    'kraje',
    'hunters',
    'okanagan',
    'bastards',
  ]);
  expect(skipped.other).toBe(3);
});

it('takes what is wrong with a play for that play alone, and says why', () => {
  const odd = {
    damaged: [
      null,
      'play',
      { ...PLAY, uuid: 'none' },
      { ...PLAY, playDate: '2026-02-30 10:00:00' },
      { ...PLAY, playDate: '2999-01-01 10:00:00' },
      { ...PLAY, playDate: 7 },
      { ...PLAY, playerScores: [] },
      { ...PLAY, playerScores: [score(1, '4.5'), score(2, '4')] },
      { ...PLAY, playerScores: [score(1, '999999'), score(2, '4')] },
    ],
    scoreless: [{ ...PLAY, playerScores: [score(1, ''), score(2, '4')] }],
    seats: [{ ...PLAY, playerScores: [score(1, '4')] }],
    ignored: [{ ...PLAY, ignored: true }],
    own: [
      { ...PLAY, uuid: OWN },
      { ...PLAY, metaData: `{"sourcePlayId":"${OWN}"}` },
    ],
    other: [{ ...PLAY, gameRefId: null }, {}],
  };
  const { plays, skipped } = read([...Object.values(odd).flat(), PLAY]);
  expect(plays).toHaveLength(1);
  const counts = Object.entries(odd).map(([why, all]) => [why, all.length]);
  expect(skipped).toEqual(Object.fromEntries(counts));
});

it('reads points that are sums, and a tie as it was broken', () => {
  const scores = [score(1, '20+23'), score(2, 43, { winner: true }), score(9, ' 50 − 9 ')];
  const [play] = read([{ ...PLAY, playerScores: scores }]).plays;
  expect(play?.seats).toEqual([
    { player: 'Eva', score: 43, winsTies: false },
    { player: 'Babi', score: 43, winsTies: true },
    { player: '', score: 41, winsTies: false },
  ]);
  const shared = scores.map((it) => ({ ...it, winner: true }));
  const [even] = read([{ ...PLAY, playerScores: shared }]).plays;
  expect(even?.seats.some(({ winsTies }) => winsTies)).toBe(false);
});

it('seats everybody in the order of the table where that is told', () => {
  const scores = [score(1, 5, { seatOrder: 2 }), score(2, 6, { seatOrder: 1 })];
  const [play] = read([{ ...PLAY, playerScores: scores }]).plays;
  expect(play?.seats.map(({ player }) => player)).toEqual(['Babi', 'Eva']);
});

it('bounds what is written, and leaves out what nobody knows', () => {
  const long = { ...FILE, players: [{ id: 1, name: 'x'.repeat(90) }], locations: 'none' };
  const plain = { ...PLAY, playDate: '2026-05-27', durationMin: 0, comments: 'y'.repeat(900) };
  const [play] = read([plain], long).plays;
  expect(play?.seats[0]?.player).toHaveLength(40);
  expect(play?.note).toHaveLength(400);
  expect(play).not.toHaveProperty('minute');
  expect(play).not.toHaveProperty('minutes');
  expect(play?.location).toBe('');
});

it('is nothing where the file is none of BG Stats', () => {
  for (const text of ['', '[]', '{}', '{"plays":[]}', '{"plays":{},"games":[]}', 'plays']) {
    expect(
      readDiary(text, () => [1, 5], TODAY),
      text,
    ).toBeUndefined();
  }
});

it('takes the same play once, and counts who sat there', () => {
  const other = { ...PLAY, uuid: uuid(2), playerScores: [score(1, 1), score(1, 2)] };
  const { plays } = read([PLAY, PLAY, other]);
  expect(plays).toHaveLength(2);
  expect(playersOf(plays)).toEqual([
    { name: 'Eva', plays: 2 },
    { name: 'Babi', plays: 1 },
  ]);
});

it('of our own diary only what was played at a real table comes back', async () => {
  const player = { player: 'Eva', player_id: 'eva', bot: null, starter: true, place: 1 };
  const play = {
    game: 'hunters',
    started: '2026-05-27T18:30:00+02:00',
    lasted_s: 4500,
    counted: true,
    note: '',
    players: [
      { ...player, score: 43 },
      { ...player, player: 'Babi', player_id: null, score: 40, place: 2 },
    ],
  };
  const diary = await bgStatsDiary([
    { ...play, game_id: OWN, variant: '', location: '' },
    { ...play, game_id: uuid(1), variant: 'real', location: 'Chata' },
  ]);
  const { plays, skipped } = read(diary.plays, diary);
  expect(skipped.own).toBe(1);
  expect(plays).toMatchObject([
    { uuid: uuid(1), game: 'hunters', day: 20_600, minutes: 75, location: 'Chata' },
  ]);
});
