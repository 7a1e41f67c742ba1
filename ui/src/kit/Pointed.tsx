// What is spoken of, shown by pointing: a ring of light around places of the board, and the view
// goes there where they are out of sight. A place without a name needs none this way.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Box, union } from './geometry';
import type { Viewport } from './viewport';

interface PointedProps {
  readonly viewport: Viewport;
  /** In board units; none when nothing is spoken of. */
  readonly boxes: readonly Box[];
}

/** How far the ring runs outside its place, in pixels. */
const AWAY = 3;

/** Rings around the boxes. */
export function Pointed({ viewport, boxes }: PointedProps): JSX.Element | null {
  const key = boxes.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join();
  const isMeasured = viewport.size.value.width > 0;
  useEffect(() => {
    const [first, ...others] = boxes;
    if (first && isMeasured) viewport.show(others.reduce(union, first));
  }, [key, isMeasured]);
  if (boxes.length === 0) return null;
  const away = AWAY / (viewport.camera.value.scale || 1);
  return (
    <g class="pointed" data-testid="pointed">
      {boxes.map(({ x, y, width, height }) => {
        const ring = {
          x: x - away,
          y: y - away,
          width: width + 2 * away,
          height: height + 2 * away,
          rx: 3 * away,
        };
        return (
          <g key={`${x} ${y} ${width} ${height}`}>
            <rect class="pointed-back" {...ring} />
            <rect class="pointed-ring" {...ring} />
          </g>
        );
      })}
    </g>
  );
}
