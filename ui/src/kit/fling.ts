// A finger that lets go in full flight flings, even where nothing scrolls; Chromium then takes the
// next tap for the end of the fling, and no click comes of it: a fast throw onto the board and a
// quick ✔, and the ✔ is lost. Whoever uses the move says so, and no fling begins.

/** Moves of fingers on this element are used up by it. Returns how to end that. */
export function withoutFling(element: HTMLElement): () => void {
  const use = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchmove', use, { passive: false });
  return () => element.removeEventListener('touchmove', use);
}
