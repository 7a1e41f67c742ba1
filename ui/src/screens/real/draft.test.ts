// A game at a real table while it is written down: what is typed becomes what the door is told.

import { expect, it } from 'vitest';
import type { Person, RealPlay } from '../../host/protocol';
import {
  type Draft,
  faultOf,
  fromPlay,
  newSeat,
  scoreOf,
  tiedFirst,
  toPlay,
  withName,
  withSeats,
} from './draft';

const EVA: Person = {
  profile: 'eva',
  name: 'Eva',
  mark: 'moon',
  help: 'normal',
  textSize: 'normal',
  isHidden: false,
  games: 0,
  counted: 0,
  merged: [],
};
const SOURCES = ['forest', 'river'];
const TODAY = '2026-11-22';

const draft = (scores: readonly string[], change: Partial<Draft> = {}): Draft => {
  const seats = scores.map((score) => ({ ...newSeat([]), score }));
  const made = { game: 'hunters', date: '2026-11-21', time: '', minutes: '', seats } as const;
  return { ...made, location: '', note: '', isBySource: false, first: null, ...change };
};
const told = (it: Draft): RealPlay => toPlay(it, SOURCES, (seat) => `Player ${seat + 1}`);

it('is told as it was typed, and comes back so', () => {
  const seats = [withName({ ...newSeat([]), score: '43' }, 'eva', [EVA]), newSeat([])];
  seats[1] = { ...newSeat(seats.slice(0, 1)), name: ' Babi ', score: '-2' };
  const whole = draft([], {
    seats,
    time: '19:05',
    minutes: '95',
    location: ' Chata ',
    note: 'Ano',
  });
  const play = told(whole);
  expect(play).toMatchObject({
    day: 20_778,
    minute: 19 * 60 + 5,
    minutes: 95,
    location: 'Chata',
    note: 'Ano',
    seats: [
      { name: 'eva', mark: 'moon', profile: 'eva', score: 43, points: {}, winsTies: false },
      { name: 'Babi', mark: 'sun', score: -2 },
    ],
  });
  expect(told(fromPlay({ ...play, table: 't' }))).toEqual({ ...play, table: 't' });
});

it('leaves out what nobody wrote, and calls a seat without a name by its number', () => {
  const play = told(draft(['1', '2']));
  expect(play).not.toHaveProperty('minute');
  expect(play).not.toHaveProperty('minutes');
  expect(play.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
});

it('adds up points by source; a sum alone is enough', () => {
  const [seat] = draft(['7']).seats;
  if (!seat) throw new Error('no seat');
  const by = { ...seat, points: { forest: '50', river: '-3' } };
  expect([scoreOf(by, SOURCES), scoreOf(by, null), scoreOf(seat, SOURCES)]).toEqual([47, 7, 7]);
  expect(scoreOf({ ...by, points: { forest: '1.5' } }, SOURCES)).toBeUndefined();
  const play = told(draft([], { seats: [by, seat], isBySource: true }));
  expect(play.seats.map(({ score, points }) => [score, points])).toEqual([
    [47, { forest: 50, river: -3 }],
    [7, {}],
  ]);
});

it('asks who won only where the first place is shared', () => {
  const even = draft(['9', '9', '4']);
  expect(tiedFirst(even, SOURCES)).toHaveLength(2);
  expect(tiedFirst(draft(['9', '8', '8']), SOURCES)).toEqual([]);
  expect(tiedFirst(draft(['9', '9', '']), SOURCES)).toEqual([]);
  const first = even.seats[1]?.key ?? null;
  expect(told({ ...even, first }).seats.map(({ winsTies }) => winsTies)).toEqual([
    false,
    true,
    false,
  ]);
  const third = even.seats[2]?.key ?? null;
  expect(told({ ...even, first: third }).seats.some(({ winsTies }) => winsTies)).toBe(false);
});

it('says what is wrong before anything is told', () => {
  const fault = (it: Draft) => faultOf(it, SOURCES, TODAY);
  expect(fault(draft(['1', '2']))).toBeNull();
  expect(fault(draft(['1', '']))).toBe('score');
  expect(fault(draft(['1', '2.5']))).toBe('score');
  expect(fault(draft(['1', '99999']))).toBe('score');
  expect(fault(draft(['1', '2'], { date: '' }))).toBe('date');
  expect(fault(draft(['1', '2'], { date: '2026-11-23' }))).toBe('date');
  expect(fault(draft(['1', '2'], { minutes: '0' }))).toBe('minutes');
  const twice = ['1', '2'].map((score) => withName({ ...newSeat([]), score }, 'Éva', [EVA]));
  expect(fault(draft([], { seats: twice }))).toBe('twice');
});

it('has as many seats as the game, and marks nobody else has', () => {
  const grown = withSeats(draft([]), 2, 4);
  expect(grown.seats.map(({ mark }) => mark)).toEqual(['sun', 'drop']);
  expect(withSeats(draft(['1', '2', '3', '4', '5']), 2, 4).seats).toHaveLength(4);
  const renamed = withName(withName(newSeat([]), 'Eva', [EVA]), 'Evan', [EVA]);
  expect(renamed).not.toHaveProperty('profile');
});
