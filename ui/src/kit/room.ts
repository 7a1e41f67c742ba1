// Where what floats over a board may stand: never over a place that a finger may mean. Buttons slide
// along the edges to where nothing is, and where everything is taken they give way: a tap on a place
// under one of them is a tap on the place.

import { createContext } from 'preact';
import { type Box, clamp, contains, grow, type Point, type Size } from './geometry';

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

/** What of a surface is taken, in its pixels, for what floats over it. */
export interface Room {
  /** The places that a finger may mean. */
  readonly taken: readonly Box[];
  /** Where the zoom buttons stand. */
  readonly zoom: Box | null;
}

/** The room of the surface something floats over. */
export const RoomOf = createContext<Room>({ taken: [], zoom: null });

/** A button, and how far the zoom buttons stand from the edge, in pixels. */
const BUTTON = 48;
const MARGIN = 4;

/** Whether two boxes have more than an edge in common. */
export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a point lies on something that is taken. */
export const isTaken = (taken: readonly Box[], point: Point): boolean =>
  taken.some((box) => contains(box, point));

/** A box of a size at an edge, so far along it. */
function boxAt(side: Side, own: Size, size: Size, along: number, margin: number): Box {
  const far = { x: size.width - own.width - margin, y: size.height - own.height - margin };
  switch (side) {
    case 'left':
      return { ...own, x: margin, y: along };
    case 'right':
      return { ...own, x: far.x, y: along };
    case 'top':
      return { ...own, x: along, y: margin };
    case 'bottom':
      return { ...own, x: along, y: far.y };
  }
}

/**
 * The place on an edge that is nearest to the one wanted and lies over nothing that is taken; `null`
 * where there is none. `wanted` is the corner's way along the edge, from the left or the top.
 */
export function freeAlong(p: {
  readonly side: Side;
  readonly own: Size;
  readonly size: Size;
  readonly taken: readonly Box[];
  readonly wanted: number;
  readonly margin?: number;
}): Box | null {
  const { side, own, size, taken, wanted, margin = 0 } = p;
  const isUpright = side === 'left' || side === 'right';
  const most = (isUpright ? size.height - own.height : size.width - own.width) - margin;
  if (most < margin) return null;
  const first = clamp(wanted, margin, most);
  // Right before or right behind something that is taken, or where it was wanted.
  const starts = taken.flatMap((box) =>
    isUpright ? [box.y - own.height, box.y + box.height] : [box.x - own.width, box.x + box.width],
  );
  const open = [first, ...starts]
    .filter((along) => along >= margin && along <= most)
    .sort((a, b) => Math.abs(a - first) - Math.abs(b - first));
  for (const along of open) {
    const box = boxAt(side, own, size, along, margin);
    if (!taken.some((it) => meet(it, box))) return box;
  }
  return null;
}

/** Where buttons stand, and whether they stand over nothing. */
interface Stand {
  readonly box: Box;
  readonly isFree: boolean;
}

/** The zoom buttons: in their corner, or else along the edges, upright or lying. */
export function zoomStand(
  size: Size,
  isLeftHanded: boolean,
  taken: readonly Box[],
): Stand & { readonly isHorizontal: boolean } {
  const upright = { width: BUTTON, height: 3 * BUTTON };
  const lying = { width: 3 * BUTTON, height: BUTTON };
  const near: Side = isLeftHanded ? 'left' : 'right';
  const far: Side = isLeftHanded ? 'right' : 'left';
  const end = isLeftHanded ? 0 : size.width;
  const tries = [
    { side: near, own: upright, wanted: size.height },
    { side: 'bottom', own: lying, wanted: end },
    { side: far, own: upright, wanted: size.height },
    { side: 'top', own: lying, wanted: end },
  ] as const;
  for (const { side, own, wanted } of tries) {
    const box = freeAlong({ side, own, size, taken, wanted, margin: MARGIN });
    if (box) return { box, isFree: true, isHorizontal: own === lying };
  }
  const corner = Math.max(MARGIN, size.height - upright.height - MARGIN);
  return { box: boxAt(near, upright, size, corner, MARGIN), isFree: false, isHorizontal: false };
}

/** A button in the middle of an edge, or as near to it as it may stand. */
export function edgeStand(side: Side, size: Size, taken: readonly Box[]): Stand {
  const own = { width: BUTTON, height: BUTTON };
  const isUpright = side === 'left' || side === 'right';
  const wanted = ((isUpright ? size.height : size.width) - BUTTON) / 2;
  const box = freeAlong({ side, own, size, taken, wanted });
  return box ? { box, isFree: true } : { box: boxAt(side, own, size, wanted, 0), isFree: false };
}

/** A thing that may stand at any edge, right above rather than elsewhere: of these sizes the first. */
export function cornerStand(size: Size, sides: readonly number[], room: Room): Stand {
  const taken = room.zoom ? [...room.taken, room.zoom] : room.taken;
  const margin = 2 * MARGIN;
  for (const side of sides) {
    const own = { width: side, height: side };
    const tries = [
      { side: 'top', wanted: size.width },
      { side: 'right', wanted: 0 },
      { side: 'left', wanted: 0 },
      { side: 'bottom', wanted: 0 },
    ] as const;
    for (const it of tries) {
      const box = freeAlong({ ...it, own, size, taken, margin });
      if (box) return { box, isFree: true };
    }
  }
  const least = sides.at(-1) ?? 0;
  const own = { width: least, height: least };
  // Over places the finger goes through; over a button it would take its tap.
  const zoom = room.zoom ? [room.zoom] : [];
  const beside = freeAlong({ side: 'top', own, size, taken: zoom, wanted: size.width, margin });
  if (beside) return { box: beside, isFree: false };
  return { box: boxAt('top', own, size, size.width - least - margin, margin), isFree: false };
}

/**
 * Whether a card that is so high belongs at the lower edge: away from what it is about, and where
 * both edges are, over fewer places.
 */
export function belongsLow(p: {
  readonly size: Size;
  readonly height: number;
  /** The middle of what it is about. */
  readonly about: Point;
  readonly taken: readonly Box[];
}): boolean {
  const { size, height, about, taken } = p;
  const band = (y: number): Box => ({ x: 0, y, width: size.width, height });
  const [high, low] = [band(0), band(size.height - height)];
  const isAway = (box: Box): boolean => !contains(grow(box, BUTTON), about);
  if (!isAway(high) || !isAway(low)) return about.y < size.height / 2;
  const count = (box: Box): number => taken.filter((it) => meet(it, box)).length;
  return count(low) < count(high);
}

/** The finger's room around a point, in pixels: what is this near is meant. */
export const fingerAt = ({ x, y }: Point, reach: number): Box =>
  grow({ x, y, width: 0, height: 0 }, reach);
