import { describe, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import type { Change } from '../game-ui';
import type { StarMap } from './map';
import { earned, motionOf, STILL } from './motion';
import type { Event, Token, View } from './types';

const token: Token = {
  cell: 3,
  colour: 1,
  race: 'spud',
  turn: 0,
  corpse: false,
  cells: [3, 4],
};
const map = opaque<StarMap>({ node: () => ({ x: 7, y: 9 }) });

function change(stage: string, events: readonly unknown[], cause = 'act'): Change<'bastards'> {
  const before = opaque<View>({
    planets: [{ planet: 'p1', tokens: [token] }],
    seats: [{ ship: null }, { ship: 'd1' }],
    stage: { type: stage },
  });
  return opaque({
    cause,
    before,
    events: events.map((event) => ({ by: 0, event: event as Event })),
  });
}

const laid = { type: 'laid', seat: 1, planet: 'p1', cell: 8 };

describe('creatures', () => {
  it('pop up where they are born and come from the ship that unloads them', () => {
    const born = motionOf(change('resolve', [laid]), map);
    expect(born.coming.get('p1-8')).toEqual({ how: 'laid', from: null });
    const landed = motionOf(change('fly', [laid]), map);
    expect(landed.coming.get('p1-8')).toEqual({ how: 'laid', from: { x: 7, y: 9 } });
  });

  it('drop where they are shot', () => {
    const shot = { type: 'shot', planet: 'p1', cells: [3] };
    expect(motionOf(change('resolve', [shot]), map).coming.get('p1-3')).toEqual({ how: 'shot' });
  });

  it('vanish where they are eaten and go to the ship that loads them', () => {
    const eaten = { type: 'eaten', planet: 'p1', cells: [3] };
    expect(motionOf(change('resolve', [eaten]), map).going).toEqual([
      { planet: 'p1', token, to: null },
    ]);
    const loaded = { type: 'loaded', seat: 1, planet: 'p1', cell: 3 };
    expect(motionOf(change('fly', [loaded]), map).going).toEqual([
      { planet: 'p1', token, to: { x: 7, y: 9 } },
    ]);
  });

  it('stand still after an undo', () => {
    expect(motionOf(change('fly', [laid], 'undo'), map)).toBe(STILL);
  });
});

describe('coins', () => {
  const paired = { type: 'paired', seat: 0, relation: 'trade', planet: 'p1', left: 0, right: 1 };
  const trade = (had: readonly number[], event: unknown): Change<'bastards'> =>
    opaque({
      cause: 'act',
      before: opaque<View>({ seats: had.map((coins) => ({ coins })) }),
      events: [{ by: 0, event: event as Event }],
    });
  const now = opaque<View>({ seats: [3, 6, 5].map((coins) => ({ coins })) });

  it('fly from the planet of the pair to all whom it pays', () => {
    expect(earned(trade([2, 5, 5], paired), now)).toEqual(
      [0, 1].map((seat) => ({
        seat,
        fields: [{ type: 'planet', planet: 'p1' }],
        n: 1,
        look: 'sb-coin-flight',
      })),
    );
  });

  it('stay where they are when they are paid, or when it is points that were made', () => {
    expect(earned(trade([4, 7, 5], paired), now)).toEqual([]);
    expect(earned(trade([3, 6, 5], { ...paired, relation: 'diplomacy' }), now)).toEqual([]);
  });
});
