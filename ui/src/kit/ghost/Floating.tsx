// The thing on the finger while it has no place on the board. It hangs on the page as a whole: in a
// panel that faces another edge, pixels of the window would mean other places.

import { type ComponentChildren, createPortal, type JSX } from 'preact';
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
  return createPortal(
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
    </div>,
    document.body,
  );
}
