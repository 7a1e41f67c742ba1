// Shapes as they are drawn, one after the other.

import type { JSX } from 'preact';
import type { Stroke } from './ink';

export function Strokes({ strokes }: { strokes: readonly Stroke[] }): JSX.Element {
  return (
    <>
      {strokes.map((stroke, i) => (
        <path key={i} class={stroke.class} d={stroke.d} />
      ))}
    </>
  );
}
