import { expect, it } from 'vitest';
import { belongsLow, cornerStand, edgeStand, freeAlong, isTaken, zoomStand } from './room';

const size = { width: 360, height: 300 };
const own = { width: 48, height: 48 };

it('stands where it is wanted while nothing is there', () => {
  const found = freeAlong({ side: 'left', own, size, taken: [], wanted: 100 });
  expect(found).toEqual({ ...own, x: 0, y: 100 });
  // Never beyond the ends of its edge.
  expect(freeAlong({ side: 'right', own, size, taken: [], wanted: 999, margin: 4 })).toEqual({
    ...own,
    x: 308,
    y: 248,
  });
});

it('slides to the nearest place that is free, and what is off the edge is in nobody’s way', () => {
  const taken = [
    { x: 0, y: 90, width: 60, height: 60 },
    { x: 200, y: 0, width: 60, height: 300 },
  ];
  expect(freeAlong({ side: 'left', own, size, taken, wanted: 90 })?.y).toBe(42);
  expect(freeAlong({ side: 'left', own, size, taken, wanted: 140 })?.y).toBe(150);
  expect(freeAlong({ side: 'top', own, size, taken, wanted: 190 })?.x).toBe(152);
});

it('says when there is no place, and what is there then keeps its taps', () => {
  const wall = [{ x: 0, y: 0, width: 30, height: 300 }];
  expect(freeAlong({ side: 'left', own, size, taken: wall, wanted: 0 })).toBeNull();
  expect(edgeStand('left', size, wall)).toEqual({ box: { ...own, x: 0, y: 126 }, isFree: false });
  expect(isTaken(wall, { x: 20, y: 20 })).toBe(true);
  expect(isTaken(wall, { x: 40, y: 20 })).toBe(false);
});

it('keeps the zoom buttons on the side of the hand, and lays them down where they must', () => {
  expect(zoomStand(size, false, []).box).toEqual({ x: 308, y: 152, width: 48, height: 144 });
  expect(zoomStand(size, true, []).box.x).toBe(4);
  const right = [{ x: 310, y: 0, width: 50, height: 240 }];
  const lying = zoomStand(size, false, right);
  expect(lying.isHorizontal).toBe(true);
  expect(lying.box).toEqual({ x: 212, y: 248, width: 144, height: 48 });
  const everywhere = [{ x: 0, y: 0, ...size }];
  expect(zoomStand(size, false, everywhere).isFree).toBe(false);
});

it('puts a thing beside the zoom buttons where every other place is taken', () => {
  const low = { width: 360, height: 160 };
  const taken = [{ x: 0, y: 0, ...low }];
  const zoom = zoomStand(low, false, taken).box;
  const { box, isFree } = cornerStand(low, [92, 48], { taken, zoom });
  expect(isFree).toBe(false);
  expect(box.x + box.width).toBeLessThanOrEqual(zoom.x);
  expect(cornerStand(low, [92, 48], { taken: [], zoom: null }).box.x).toBe(260);
});

it('puts a card away from what it is about, and else over fewer places', () => {
  const card = { size: { width: 400, height: 600 }, height: 150 };
  const top = [{ x: 0, y: 0, width: 60, height: 60 }];
  expect(belongsLow({ ...card, about: { x: 200, y: 80 }, taken: [] })).toBe(true);
  expect(belongsLow({ ...card, about: { x: 200, y: 550 }, taken: top })).toBe(false);
  expect(belongsLow({ ...card, about: { x: 200, y: 300 }, taken: top })).toBe(true);
  expect(belongsLow({ ...card, about: { x: 200, y: 300 }, taken: [] })).toBe(false);
});
