// Points, boxes and the camera between board units and pixels. Pure, so that it can be tested.

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a surface looks: the board point in the middle of it, and pixels per board unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How far a camera may go. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  readonly bounds: Box;
  /** Of the surface. */
  readonly size: Size;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The box around both. */
export function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The box around cells of a grid, each `unit` wide, with `ring` cells more on every side. */
export function boxAround(cells: readonly Point[], unit: number, ring = 0): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - ring, Math.min(...ys) - ring];
  return {
    x: left * unit,
    y: top * unit,
    width: (Math.max(...xs) + 1 + ring - left) * unit,
    height: (Math.max(...ys) + 1 + ring - top) * unit,
  };
}

/** The box with `by` more on every side. */
export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** Whether a point is in a box. */
export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/** Pixel in the surface (from its top left corner) → board point. */
export const toBoard = (camera: Camera, size: Size, pixel: Point): Point => ({
  x: camera.x + (pixel.x - size.width / 2) / camera.scale,
  y: camera.y + (pixel.y - size.height / 2) / camera.scale,
});

/** Board point → pixel in the surface. */
export const toPixel = (camera: Camera, size: Size, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + size.width / 2,
  y: (point.y - camera.y) * camera.scale + size.height / 2,
});

/** Pixels along the edges of a surface where nothing that is to be tapped should lie. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

const NO_EDGES: Edges = { left: 0, right: 0 };

/** The camera that shows the whole box, between the edges. */
export function fitted(box: Box, size: Size, edges: Edges = NO_EDGES): Camera {
  const width = size.width - edges.left - edges.right;
  const scale = Math.min(width / box.width, size.height / box.height);
  const safe = Number.isFinite(scale) && scale > 0 ? scale : 1;
  return {
    x: box.x + box.width / 2 + (edges.right - edges.left) / 2 / safe,
    y: box.y + box.height / 2,
    scale: safe,
  };
}

/**
 * Zoom range: least shows everything; most makes a cell half the shorter side, so that its
 * neighbours stay in sight, and never more than 360 px.
 */
export function limits(bounds: Box, cell: number, size: Size, edges: Edges = NO_EDGES): Limits {
  const least = fitted(bounds, size, edges).scale;
  const most = Math.min(Math.min(size.width, size.height) / 2, 360) / cell;
  return { least: Math.min(least, most), most: Math.max(most, least), bounds, size };
}

/** So much of the picture may lie past an edge of a board that is larger than it. */
const PAST = 0.25;

/**
 * The camera brought back inside its limits: a board that fits stays whole in sight, and of a larger
 * one there is always a good part.
 */
export function within(camera: Camera, { least, most, bounds, size }: Limits): Camera {
  const scale = clamp(camera.scale, least, most);
  const kept = (at: number, from: number, length: number, pixels: number): number => {
    const seen = pixels / scale;
    const free = seen >= length ? (seen - length) / 2 : (length - seen) / 2 + PAST * seen;
    return clamp(at, from + length / 2 - free, from + length / 2 + free);
  };
  return {
    x: kept(camera.x, bounds.x, bounds.width, size.width),
    y: kept(camera.y, bounds.y, bounds.height, size.height),
    scale,
  };
}

/** The camera moved so that what was under `from` comes under `to`, `factor` times as large. */
export function carried(
  camera: Camera,
  size: Size,
  from: Point,
  to: Point,
  factor: number,
): Camera {
  const under = toBoard(camera, size, from);
  const scale = camera.scale * factor;
  return {
    x: under.x - (to.x - size.width / 2) / scale,
    y: under.y - (to.y - size.height / 2) / scale,
    scale,
  };
}

/** Whether the whole box is on screen, `margin` pixels clear of the edges. */
export function isInView(
  camera: Camera,
  size: Size,
  box: Box,
  margin = 0,
  edges: Edges = NO_EDGES,
): boolean {
  const from = toPixel(camera, size, box);
  const to = toPixel(camera, size, { x: box.x + box.width, y: box.y + box.height });
  return (
    from.x >= edges.left + margin &&
    from.y >= margin &&
    to.x <= size.width - edges.right - margin &&
    to.y <= size.height - margin
  );
}
