// Which way the table's controls face. A device that lies in the middle of a table is read from four
// edges: the board stays as it lies, and what belongs to the person on turn turns towards them. The
// page says so as `data-facing` of its root, so that sheets, notices and what stands beside the ghost
// turn by their styles alone.

import { signal } from '@preact/signals';
import { clamp, type Point } from './geometry';

/** The edges of the device, clockwise as one looks down on it. */
export const EDGES = ['bottom', 'left', 'top', 'right'] as const;

export type Edge = (typeof EDGES)[number];

/** The edge that the controls face; `null` where the device is held as any other. */
export const orientation = signal<Edge | null>(null);

/** Turns the controls to an edge; `null` holds the device as any other. */
export function setOrientation(edge: Edge | null): void {
  orientation.value = edge;
  if (edge === null) delete document.documentElement.dataset.facing;
  else document.documentElement.dataset.facing = edge;
}

/** The window point so many pixels farther from somebody at an edge: above, as they see it. */
export function above(
  { x, y }: Point,
  by: number,
  edge: Edge = orientation.value ?? 'bottom',
): Point {
  switch (edge) {
    case 'bottom':
      return { x, y: y - by };
    case 'left':
      return { x: x + by, y };
    case 'top':
      return { x, y: y + by };
    case 'right':
      return { x: x - by, y };
  }
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where a window point lies in a thing that faces an edge, from its upper left corner as somebody at
 * that edge sees it. The box is the one the window sees.
 */
export function pointIn({ left, top, width, height }: Rect, at: Point, edge: Edge): Point {
  const across = at.x - left;
  const down = at.y - top;
  switch (edge) {
    case 'bottom':
      return { x: across, y: down };
    case 'left':
      return { x: down, y: width - across };
    case 'top':
      return { x: width - across, y: height - down };
    case 'right':
      return { x: height - down, y: across };
  }
}

/** The window point of a point of such a thing. */
export function pointOf({ left, top, width, height }: Rect, at: Point, edge: Edge): Point {
  switch (edge) {
    case 'bottom':
      return { x: left + at.x, y: top + at.y };
    case 'left':
      return { x: left + width - at.y, y: top + at.x };
    case 'top':
      return { x: left + width - at.x, y: top + height - at.y };
    case 'right':
      return { x: left + at.y, y: top + height - at.x };
  }
}

/** Where a window point lies in such a thing, as shares of its width and height. */
export function shareIn(box: Rect, at: Point, edge: Edge = orientation.value ?? 'bottom'): Point {
  const { x, y } = pointIn(box, at, edge);
  const isAside = edge === 'left' || edge === 'right';
  const [width, height] = isAside ? [box.height, box.width] : [box.width, box.height];
  return { x: clamp(x / width, 0, 1), y: clamp(y / height, 0, 1) };
}

/** Places around the device for so many people, clockwise in the order in which they play. */
export function usualEdges(count: number, isWide: boolean): readonly Edge[] {
  switch (count) {
    case 0:
    case 1:
      return EDGES.slice(0, count);
    case 2:
      return ['bottom', 'top'];
    case 3:
      // The third sits where the board keeps most of its room.
      return isWide ? ['bottom', 'left', 'right'] : ['bottom', 'left', 'top'];
    case 4:
      return EDGES;
    default:
      // Two of five share a long side.
      return isWide
        ? ['bottom', 'left', 'top', 'top', 'right']
        : ['bottom', 'left', 'left', 'top', 'right'];
  }
}
