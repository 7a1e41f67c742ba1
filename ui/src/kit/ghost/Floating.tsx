// The thing on the finger while it has no place on the board.

import type { ComponentChildren, JSX } from 'preact';
import { dragged } from '../drag';
import type { Size } from '../geometry';

interface FloatingProps {
  /** Whose thing it is. */
  readonly ghost: unknown;
  /** How large it is drawn, in pixels. */
  readonly size: Size;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Draws its children above the finger that carries this ghost. */
export function Floating({
  ghost,
  size,
  class: name,
  children,
}: FloatingProps): JSX.Element | null {
  const drag = dragged.value;
  if (!drag || drag.what !== ghost) return null;
  return (
    <div
      class={name === undefined ? 'ghost-floating' : `ghost-floating ${name}`}
      style={{
        left: `${drag.at.x - size.width / 2}px`,
        top: `${drag.at.y - size.height / 2}px`,
        width: `${size.width}px`,
        height: `${size.height}px`,
      }}
      aria-hidden="true"
      data-testid="floating"
    >
      {children}
    </div>
  );
}
