// The hands of a drawn position: whose each is, and what lies in it. What a card or tile looks like is
// the game's.

import type { ComponentChildren, JSX } from 'preact';
import { Mark } from './Mark';
import type { MarkName } from './marks';

interface Hand {
  readonly mark: MarkName;
  /** The pictures of what is held: faces where they are seen, else backs. */
  readonly held: ComponentChildren;
}

/** One hand a line, beside a board that is drawn as an example. */
export function Hands({ hands }: { hands: readonly Hand[] }): JSX.Element {
  return (
    <span class="example-hands" aria-hidden="true">
      {hands.map(({ mark, held }) => (
        <span key={mark} class="example-hand">
          <Mark mark={mark} size={20} />
          {held}
        </span>
      ))}
    </span>
  );
}
