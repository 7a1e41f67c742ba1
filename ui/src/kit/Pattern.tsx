// The looks by which things are told apart in bars: each a ground of 16 by 16 with a pattern on it.

import type { ComponentChildren, JSX } from 'preact';

export interface Pattern {
  /** The colour of the ground. */
  readonly ground: string;
  /** What is drawn on it. */
  readonly drawn: ComponentChildren;
}

/** A component that draws one of these patterns; nothing for a kind that has none. */
export function patterned(
  className: string,
  looks: Readonly<Record<string, Pattern>>,
): (props: { kind: string }) => JSX.Element {
  return function Patterned({ kind }) {
    const look = looks[kind];
    return (
      <g class={className}>
        {look && <rect width="16" height="16" fill={look.ground} />}
        {look?.drawn}
      </g>
    );
  };
}
