// A page whose parts come one after the other, kept at a place that it is not long enough for yet.

import { later } from '../../kit/clock';

/** After this long a page is as long as it gets by itself. */
const WHOLE_MS = 2000;

/**
 * Moves a page along as it grows, until all of it is there or somebody moves it; then `onRest` is called.
 * What is returned ends it.
 */
export function holdAt(
  page: HTMLElement,
  wanted: () => number,
  onRest: () => void = () => undefined,
): () => void {
  const grows = new ResizeObserver(() => {
    page.scrollTop = wanted();
  });
  const end = () => {
    grows.disconnect();
    stop();
    for (const moves of MOVES) page.removeEventListener(moves, rest);
  };
  const rest = () => {
    end();
    onRest();
  };
  const stop = later(WHOLE_MS, rest);
  for (const moves of MOVES) page.addEventListener(moves, rest);
  for (const part of page.children) grows.observe(part);
  return end;
}

const MOVES = ['pointerdown', 'wheel', 'keydown'] as const;
