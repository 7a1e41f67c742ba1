import { beforeEach, describe, expect, it } from 'vitest';
import { DOUBLE_MS, type Gesture, HOLD_MS, PAN_AFTER, Recogniser } from './gesture';

let told: Gesture[] = [];
let hand: Recogniser;
const at = (id: number, x: number, y: number, t = 0) => ({ id, x, y, t });
const types = () => told.map((gesture) => gesture.type);

beforeEach(() => {
  told = [];
  hand = new Recogniser((gesture) => told.push(gesture));
});

describe('one finger', () => {
  it('taps on release, where it went down, however shaky', () => {
    hand.down(at(1, 50, 50));
    hand.move(at(1, 50 + PAN_AFTER - 1, 50));
    expect(told).toEqual([]);
    hand.up(at(1, 57, 50, 80));
    expect(told).toEqual([{ type: 'tap', at: { x: 50, y: 50 } }]);
  });

  it('pans after 8 px, from where it went down', () => {
    hand.down(at(1, 50, 50));
    hand.move(at(1, 50, 50 + PAN_AFTER));
    hand.move(at(1, 50, 70));
    hand.up(at(1, 50, 70));
    expect(told).toEqual([
      { type: 'begin' },
      { type: 'move', from: { x: 50, y: 50 }, to: { x: 50, y: 58 }, factor: 1 },
      { type: 'move', from: { x: 50, y: 58 }, to: { x: 50, y: 70 }, factor: 1 },
      { type: 'end' },
    ]);
  });

  it('tells two quick taps in one place as a tap and a double tap', () => {
    for (const t of [0, 200]) {
      hand.down(at(1, 50, 50, t));
      hand.up(at(1, 51, 50, t + 40));
    }
    expect(types()).toEqual(['tap', 'doubleTap']);
  });

  it.each([
    ['too far apart in time', 0, DOUBLE_MS + 41, 50],
    ['too far apart in place', 0, 100, 120],
  ])('tells two taps %s as two taps', (_, first, second, x) => {
    hand.down(at(1, 50, 50, first));
    hand.up(at(1, 50, 50, first));
    hand.down(at(1, x, 50, second));
    hand.up(at(1, x, 50, second));
    expect(types()).toEqual(['tap', 'tap']);
  });

  it('makes no double tap of a tap that was used up', () => {
    hand.down(at(1, 50, 50, 0));
    hand.up(at(1, 50, 50, 20));
    hand.consume();
    hand.down(at(1, 50, 50, 100));
    hand.up(at(1, 50, 50, 120));
    expect(types()).toEqual(['tap', 'tap']);
  });

  it('holds when it rests, and then taps no more', () => {
    hand.down(at(1, 50, 50, 1000));
    hand.rest(1000 + HOLD_MS - 1);
    expect(told).toEqual([]);
    hand.rest(1000 + HOLD_MS);
    hand.up(at(1, 50, 50, 2000));
    expect(types()).toEqual(['hold']);
  });

  it('holds when it is lifted after a rest that nobody noticed', () => {
    hand.down(at(1, 50, 50, 1000));
    hand.up(at(1, 50, 50, 1000 + HOLD_MS));
    expect(types()).toEqual(['hold']);
    hand.down(at(1, 50, 50, 2000));
    hand.up(at(1, 50, 50, 2000 + HOLD_MS - 1));
    expect(types()).toEqual(['hold', 'tap']);
  });
});

describe('a second finger', () => {
  it('never lets the first one tap', () => {
    hand.down(at(1, 50, 50));
    hand.down(at(2, 90, 50));
    hand.up(at(2, 90, 50));
    hand.up(at(1, 50, 50));
    expect(types()).toEqual(['begin', 'end']);
  });

  it('zooms by the spread of the two, around their middle', () => {
    hand.down(at(1, 100, 100));
    hand.down(at(2, 200, 100));
    hand.move(at(2, 300, 100));
    expect(told.at(-1)).toEqual({
      type: 'move',
      from: { x: 150, y: 100 },
      to: { x: 200, y: 100 },
      factor: 2,
    });
  });

  it('leaves the last finger panning without a jump', () => {
    hand.down(at(1, 100, 100));
    hand.down(at(2, 200, 100));
    hand.up(at(1, 100, 100));
    hand.move(at(2, 210, 100));
    hand.up(at(2, 210, 100));
    expect(told.slice(1)).toEqual([
      { type: 'move', from: { x: 200, y: 100 }, to: { x: 210, y: 100 }, factor: 1 },
      { type: 'end' },
    ]);
  });

  it('turns a pan into a pinch without another begin', () => {
    hand.down(at(1, 50, 50));
    hand.move(at(1, 80, 50));
    hand.down(at(2, 180, 50));
    hand.up(at(1, 80, 50));
    hand.up(at(2, 180, 50));
    expect(types()).toEqual(['begin', 'move', 'end']);
  });
});

describe('the system', () => {
  it('takes a press away: nothing was meant', () => {
    hand.down(at(1, 50, 50));
    hand.cancel();
    hand.up(at(1, 50, 50));
    expect(told).toEqual([]);
  });

  it('takes a pan away: it is reverted', () => {
    hand.down(at(1, 50, 50));
    hand.move(at(1, 90, 50));
    hand.cancel();
    expect(types()).toEqual(['begin', 'move', 'revert']);
  });

  it('leaves nothing behind for the next touch', () => {
    hand.down(at(1, 50, 50));
    hand.down(at(2, 90, 50));
    hand.cancel();
    told = [];
    hand.down(at(3, 10, 10, 5000));
    hand.up(at(3, 10, 10, 5010));
    expect(types()).toEqual(['tap']);
  });

  it('may send samples of fingers never seen', () => {
    hand.move(at(9, 1, 1));
    hand.up(at(9, 1, 1));
    expect(told).toEqual([]);
  });
});
