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
 * Where a window point lies in a thing that faces an edge, as shares of its width and height from its
 * upper left corner, as somebody at that edge sees it. The box is the one the window sees.
 */
export function shareIn(box: Rect, at: Point, edge: Edge = orientation.value ?? 'bottom'): Point {
  const across = clamp((at.x - box.left) / box.width, 0, 1);
  const down = clamp((at.y - box.top) / box.height, 0, 1);
  switch (edge) {
    case 'bottom':
      return { x: across, y: down };
    case 'left':
      return { x: down, y: 1 - across };
    case 'top':
      return { x: 1 - across, y: 1 - down };
    case 'right':
      return { x: 1 - down, y: across };
  }
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
