// Whether the page is at rest: no request waits for its answer, nothing flies, no guard runs, and the
// result of the last of them is drawn. `data-still` of the root tells tests.

/** An effect begins at most two frames after its cause was drawn. */
const FRAMES = 3;

/** Events that may start something. */
const INPUTS = ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown', 'input', 'resize'];

let nUnderWay = 0;
let framesLeft = 0;
let isWatching = false;
let root: HTMLElement | undefined;

/** Something has begun that takes time; the returned function ends it. */
export function underWay(): () => void {
  let isOver = false;
  nUnderWay += 1;
  stir();
  return () => {
    if (isOver) return;
    isOver = true;
    nUnderWay -= 1;
    stir();
  };
}

/** Something happened that the page may answer: it is at rest no earlier than some frames from now. */
export function stir(): void {
  if (!root) return;
  root.dataset.still = 'false';
  framesLeft = FRAMES;
  if (isWatching) return;
  isWatching = true;
  requestAnimationFrame(watch);
}

function watch(): void {
  // Whatever is under way calls `stir` when it ends.
  isWatching = nUnderWay === 0 && framesLeft > 0;
  if (isWatching) {
    framesLeft -= 1;
    requestAnimationFrame(watch);
  } else if (nUnderWay === 0 && root) root.dataset.still = 'true';
}

/** From now on this element tells whether the page is at rest. */
export function tellQuiet(element: HTMLElement): void {
  root = element;
  for (const input of INPUTS)
    window.addEventListener(input, stir, { capture: true, passive: true });
  stir();
}
