// What covers the whole board for a moment: on a device that lies down it is read from the edge that
// the controls face, as wide as that edge is long.

import type { ComponentChildren, JSX } from 'preact';

export function BoardOverlay(p: {
  look: string;
  testId: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={`across ${p.look}`} data-testid={p.testId} role="status">
      <div class="across-page">{p.children}</div>
    </div>
  );
}
