import { signal } from '@preact/signals';
import { beforeEach, expect, it, vi } from 'vitest';
import { dragged } from '../drag';
import { EffectScope } from '../scope';
import { Ghost, type Piece } from './ghost';

/** As long as a note stays. */
const NOTE_MS = 4000;

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}
interface Draft {
  readonly says: { readonly id: string };
  readonly tile?: Tile;
}

const OPEN: readonly Tile[] = [
  { x: 0, y: 0, turns: 1 },
  { x: 0, y: 0, turns: 3 },
  { x: 2, y: 0, turns: 0 },
];

const at = signal(7);
const draft = signal<Draft | null>(null);
const table = {
  viewport: undefined as never,
  scope: new EffectScope(),
  at,
  draft,
  canCommit: signal(true),
  propose: (next: Draft) => {
    draft.value = next;
  },
  commit: () => undefined,
  cancel: () => {
    draft.value = null;
  },
} as ConstructorParameters<typeof Ghost<Tile, Draft>>[0];

const piece: Piece<Tile, Draft> = {
  name: 'toy',
  cell: 1,
  reach: 0.75,
  stiffness: 0,
  slide: 0,
  ways: () => OPEN,
  placement: ({ tile }) => tile ?? null,
  box: ({ x, y }) => ({ x, y, width: 1, height: 1 }),
  turns: ({ turns }) => turns,
  draft: (tile) => ({ says: { id: 'here' }, tile }),
  wished: ({ x, y }, turns) => ({ x: Math.floor(x), y: Math.floor(y), turns }),
  whyNot: async () => 'because',
};

let ghost: Ghost<Tile, Draft>;

beforeEach(() => {
  vi.useFakeTimers();
  draft.value = null;
  dragged.value = null;
  ghost = new Ghost(table, piece);
});

it('is moved, turned round and round where it lies, and told when there is but one way', () => {
  expect(ghost.aim({ x: 0.4, y: 0.6 })).toBe(true);
  expect(ghost.at.value).toEqual(OPEN[0]);
  const seen = [1, 2, 3].map(() => {
    ghost.turn();
    return ghost.at.value?.turns;
  });
  expect(seen).toEqual([3, 1, 3]);
  expect([ghost.canTurn(), ghost.note.value]).toEqual([true, null]);
  ghost.step(1, 0);
  expect(ghost.at.value).toEqual(OPEN[2]);
  ghost.turn();
  expect(ghost.canTurn()).toBe(false);
  expect(ghost.note.value).toMatchObject({ isRefusal: false, at: OPEN[2] });
});

it('tells why a place is refused until time, another draft or another step ends it', async () => {
  expect(ghost.aim({ x: 5.5, y: 5.5 })).toBe(false);
  expect(ghost.note.value).toMatchObject({ isRefusal: true, says: '', at: { x: 5, y: 5 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(ghost.note.value?.says).toBe('because');
  await vi.advanceTimersByTimeAsync(NOTE_MS - 1);
  expect(ghost.note.value).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(ghost.note.value).toBeNull();

  ghost.refuse({ x: 5.5, y: 5.5 });
  ghost.moveTo({ x: 2.5, y: 0.5 });
  expect(ghost.note.value).toBeNull();

  ghost.refuse({ x: 5.5, y: 5.5 });
  expect(ghost.note.value).not.toBeNull();
  at.value = 8;
  expect(ghost.note.value).toBeNull();
});

it('says the words of the last try only', async () => {
  const answers: ((says: string) => void)[] = [];
  vi.spyOn(piece, 'whyNot').mockImplementation(() => new Promise((done) => answers.push(done)));
  ghost.refuse({ x: 5.5, y: 5.5 });
  ghost.refuse({ x: 6.5, y: 6.5 });
  answers[1]?.('second');
  answers[0]?.('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(ghost.note.value).toMatchObject({ says: 'second', at: { x: 6, y: 6 } });
});

it('is not drawn while it hangs on the finger, and comes back as it was', () => {
  ghost.moveTo({ x: 0.5, y: 0.5 });
  ghost.turn();
  const before = draft.value;
  const putBack = ghost.remember();
  ghost.moveTo({ x: 2.5, y: 0.5 });
  dragged.value = { at: { x: 0, y: 0 }, what: ghost };
  expect([ghost.at.value, ghost.placement.value]).toEqual([null, OPEN[2]]);
  dragged.value = null;
  putBack();
  expect(draft.value).toBe(before);
  expect(ghost.turns.value).toBe(3);
});

it('keeps the turn of a ghost that came from elsewhere, in the hand as well', () => {
  draft.value = { says: { id: 'a hint' }, tile: { x: 0, y: 0, turns: 3 } };
  expect(ghost.turns.value).toBe(3);
  table.cancel();
  expect(ghost.turns.value).toBe(3);
  ghost.turn(-1);
  expect([ghost.turns.value, ghost.at.value]).toEqual([2, null]);
  // Of the turns that fit, the next one on from the hand's.
  ghost.moveTo({ x: 0.5, y: 0.5 });
  expect(ghost.at.value).toEqual(OPEN[1]);
});

it('leaves a draft of something else alone', () => {
  draft.value = { says: { id: 'other' } };
  expect([ghost.at.value, ghost.canTurn()]).toEqual([null, false]);
});
