import { type Signal, signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Event } from '../../host/gen/kraje';
import { opaque } from '../../kit/opaque';
import { EffectScope } from '../../kit/scope';
import { rowsOf } from './choices';
import { shownSeat } from './OtherRealm';
import { draftOf, Play, spotsOf, type Table } from './play';
import { placedIn } from './Reveal';

it('takes upright spots for even turns and sideways ones for odd turns', () => {
  const offer = {
    cards: [1],
    isStuck: false,
    upright: [[0, 0]],
    sideways: [[2, 1]],
  } satisfies Parameters<typeof spotsOf>[0];
  expect([0, 1, 2, 3].map((turns) => spotsOf(offer, turns as 0 | 1 | 2 | 3)[0]?.x)).toEqual([
    0, 2, 0, 2,
  ]);
});

it('knows a reveal by two realms getting a card', () => {
  const placement = { card: 1, side: 'plain', rotation: 0, x: 0, y: 0 } as const;
  const placed = (seat: number): Event => ({ type: 'placed', seat, placement, covers: 1 });
  expect(placedIn([placed(1), { type: 'ended' }, placed(0), placed(1)])).toEqual([0, 1]);
  expect(placedIn([placed(0)])).toEqual([0]);
});

it('reads a realm row by row with its gaps', () => {
  const field = (x: number, y: number) => ({ x, y, from: 0, symbols: [] });
  const rows = rowsOf([field(2, -1), field(0, 0), field(2, 0)]);
  expect(rows.map((row) => row.y)).toEqual([-1, 0]);
  expect(rows[1]?.cells.map((cell) => cell !== null)).toEqual([true, false, true]);
});

/** A table with a realm of one card and two cards in hand, offering a few spots. */
function tableWith(offer: { upright: [number, number][]; sideways: [number, number][] }) {
  const draft: Signal<ReturnType<typeof draftOf> | null> = signal(null);
  const field = { x: 0, y: 0, from: 0, symbols: [] };
  const seat = { handCount: 2, hand: [4, 9], placed: [{}], fields: [field], conditions: [] };
  const card = (id: number) => ({ id, condition: 1, scoring: { grid: [] }, plain: { grid: [] } });
  const table = {
    scope: new EffectScope(),
    draft,
    offer: signal({ game: 'kraje', cards: [4, 9], isStuck: false, ...offer }),
    view: signal({ seats: [seat] }),
    seat: signal(0),
    seats: signal([{ name: 'A' }, { name: 'B' }]),
    at: signal(3),
    lit: signal(null),
    light: () => undefined,
    recalled: signal<Event[]>([]),
    played: signal(null),
    reading: { seat: signal<number | null>(null) },
    catalogue: {
      cards: Array.from({ length: 18 }, (_, i) => card(i + 1)),
      conditions: [{ no: 1, name: { cs: 'A', en: 'A' } }],
    },
    propose: (next: ReturnType<typeof draftOf>) => {
      draft.value = next;
    },
    cancel: () => {
      draft.value = null;
    },
    whyNot: vi.fn(async () => 'because'),
  };
  const { at, whyNot, recalled, played, reading } = table;
  return { table: opaque<Table>(table), draft, at, whyNot, recalled, played, reading };
}

const OFFER = {
  upright: [
    [0, 0],
    [1, 0],
    [5, 5],
  ] as [number, number][],
  sideways: [
    [0, 0],
    [0, 1],
    [5, 5],
  ] as [number, number][],
};

it('turns a ghost in its place and comes back to the same spot after four turns', () => {
  const { table } = tableWith(OFFER);
  const play = new Play(table);
  play.take(4);
  expect(play.ghost.moveTo({ x: 200, y: 150 })).toBe(true);
  expect(play.ghost.at.value).toMatchObject({ card: 4, side: 'plain', rotation: 0, x: 1, y: 0 });
  const spots = [1, 2, 3, 4].map(() => {
    play.ghost.turn();
    return play.ghost.at.value;
  });
  expect(spots[3]).toMatchObject({ rotation: 0, x: 1, y: 0 });
  for (const spot of spots) expect(spot?.x).toBeLessThan(5);
});

it('proposes only spots of the offer, and asks why where none is near', async () => {
  const { table, whyNot, at } = tableWith(OFFER);
  const play = new Play(table);
  play.take(9, 'scoring');
  expect(play.ghost.moveTo({ x: -300, y: -300 })).toBe(false);
  expect(play.ghost.at.value).toBeNull();
  play.ghost.aim({ x: -300, y: -300 });
  await Promise.resolve();
  expect(whyNot).toHaveBeenCalledWith({
    game: 'kraje',
    type: 'place',
    card: 9,
    side: 'scoring',
    rotation: 0,
    x: -4,
    y: -4,
  });
  expect(play.ghost.note.value?.says).toBe('because');
  // What was refused at one step says nothing about the next.
  at.value = 4;
  expect(play.ghost.note.value).toBeNull();
});

it('goes on from a ghost that came from the list of moves', () => {
  const { table } = tableWith(OFFER);
  const play = new Play(table);
  table.propose(draftOf(table, { card: 9, side: 'scoring', rotation: 3, x: 5, y: 5 }));
  expect([play.card.value, play.ghost.turns.value, play.sideOf(9)]).toEqual([9, 3, 'scoring']);
  play.flip();
  expect(play.ghost.at.value).toEqual({ card: 9, side: 'plain', rotation: 3, x: 5, y: 5 });
});

it('gives back what stood before a drag', () => {
  const { table } = tableWith(OFFER);
  const play = new Play(table);
  play.take(4);
  const backToHand = play.ghost.remember();
  play.ghost.moveTo({ x: 100, y: 150 });
  const before = play.ghost.at.value;
  const back = play.ghost.remember();
  play.take(9);
  play.ghost.turn();
  play.ghost.moveTo({ x: 650, y: 600 });
  expect(play.ghost.at.value).not.toEqual(before);
  back();
  expect(play.ghost.at.value).toEqual(before);
  expect([play.card.value, play.ghost.turns.value]).toEqual([4, 0]);
  backToHand();
  expect(play.ghost.at.value).toBeNull();
});

it('shows the own realm to whoever lays a card there, whichever was looked at', () => {
  const { table, draft } = tableWith({ upright: [[0, 0]], sideways: [] });
  const play = new Play(table);
  play.shown.value = 1;
  expect(shownSeat(table, play)).toBe(1);
  play.take(4);
  expect(shownSeat(table, play)).toBe(0);
  play.shown.value = 1;
  draft.value = draftOf(table, { card: 4, side: 'plain', rotation: 0, x: 0, y: 0 });
  expect(shownSeat(table, play), 'a hint').toBe(0);
  // A look into the past takes the card away and brings it back, and leaves the realm that is shown.
  play.shown.value = 1;
  const lying = draft.value;
  draft.value = null;
  draft.value = lying;
  expect(shownSeat(table, play)).toBe(1);
});

it('shows in the past where a card was placed, and a comparison where it was decided', () => {
  const { table, recalled, played } = tableWith({ upright: [], sideways: [] });
  const play = new Play(table);
  const placement = { card: 1, side: 'plain', rotation: 0, x: 0, y: 0 } as const;
  recalled.value = [{ type: 'placed', seat: 1, placement, covers: 1 }];
  expect(shownSeat(table, play)).toBe(1);
  played.value = opaque({});
  expect(shownSeat(table, play)).toBe(0);
});

it('shows at the end the realm whose points are read', () => {
  const { table, reading } = tableWith({ upright: [], sideways: [] });
  const play = new Play(table);
  reading.seat.value = 1;
  expect(shownSeat(table, play)).toBe(1);
});
