// Things that move for a moment so that the eye can follow them. Nothing waits for them: the next
// touch finds everything where it belongs, and where motion is unwelcome nothing moves at all.

import { underWay } from './quiet';
import { isCalm } from './reduced-motion';

/** How a thing that comes to rest slows down. */
const EASE = 'cubic-bezier(0.2, 0, 0, 1)';

const running = new Set<Animation>();

/** Moves a thing through these frames to where it is; `null` where nothing is to move. */
export function travel(
  thing: Element,
  frames: Keyframe[],
  ms: number,
  delay = 0,
): Animation | null {
  if (isCalm() || typeof thing.animate !== 'function') return null;
  if (running.size === 0) window.addEventListener('pointerdown', arriveAll, true);
  const animation = thing.animate(frames, { duration: ms, delay, easing: EASE, fill: 'backwards' });
  running.add(animation);
  const arrived = underWay();
  const done = () => {
    arrived();
    running.delete(animation);
    if (running.size === 0) window.removeEventListener('pointerdown', arriveAll, true);
  };
  animation.finished.then(done, done);
  return animation;
}

/** Everything is where it was going. */
function arriveAll(): void {
  for (const animation of running) animation.finish();
}
