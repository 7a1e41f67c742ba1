// Small plane geometry for drawing tiles. A tile is 100 × 100 units, x to the east, y to the south.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic curve. */
export interface Curve {
  readonly from: Point;
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** Corners clockwise: corner i is where side i begins (north begins in the north-west). */
const CORNERS = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)] as const;
/** Middles of the sides, clockwise from north. */
export const MIDDLES = [at(50, 0), at(100, 50), at(50, 100), at(0, 50)] as const;
export const CENTRE = at(50, 50);

export function corner(i: number): Point {
  return CORNERS[(((i % 4) + 4) % 4) as 0 | 1 | 2 | 3];
}

export function middle(side: number): Point {
  return MIDDLES[(((side % 4) + 4) % 4) as 0 | 1 | 2 | 3];
}

/** The point `share` of the way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function pointOn({ from, c1, c2, to }: Curve, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return at(
    a * from.x + b * c1.x + c * c2.x + d * to.x,
    a * from.y + b * c1.y + c * c2.y + d * to.y,
  );
}

/** The curve as points, both ends included. */
export function flatten(curve: Curve, steps = 16): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => pointOn(curve, i / steps));
}

/** Whether the point lies inside the closed polygon. */
export function isInside(polygon: readonly Point[], p: Point): boolean {
  let inside = false;
  let b = polygon[polygon.length - 1];
  for (const a of polygon) {
    if (b !== undefined && a.y > p.y !== b.y > p.y) {
      const x = b.x + ((p.y - b.y) / (a.y - b.y)) * (a.x - b.x);
      if (p.x < x) inside = !inside;
    }
    b = a;
  }
  return inside;
}

/** How far the point is from a chain of segments. */
export function distanceTo(chain: readonly Point[], p: Point): number {
  // Asked so often that nothing is made on the way: squares only, and one root at the end.
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < chain.length; i += 1) {
    const a = chain[i - 1];
    const b = chain[i];
    if (a === undefined || b === undefined) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
    const share = Math.max(0, Math.min(1, along));
    least = Math.min(least, (p.x - a.x - dx * share) ** 2 + (p.y - a.y - dy * share) ** 2);
  }
  return Math.sqrt(least);
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

export const spell = (p: Point): string => `${short(p.x)} ${short(p.y)}`;

/** Path commands for a curve, without the move to its start. */
export function spellCurve({ c1, c2, to }: Curve): string {
  return `C${spell(c1)} ${spell(c2)} ${spell(to)}`;
}

/** A circle as path commands, so that many share one element. */
export function spellCircle(c: Point, r: number): string {
  return `M${short(c.x - r)} ${short(c.y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
}

/** Numbers between 0 and 1 that look random but belong to the seed: art is the same every time. */
export function jitter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
