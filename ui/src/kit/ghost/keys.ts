// The keyboard's way with a thing that can be laid: arrows put it down and step it from place to
// place, R turns it, with Shift the other way round. Enter and Escape are the table's.

import { useEffect } from 'preact/hooks';
import { isElsewhere, isFree, keyOf } from '../keys';
import type { Ghost, Proposal } from './ghost';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listens while the board is there. `more`: what further letters do, by the small letter. */
export function useGhostKeys<P, D extends Proposal>(
  ghost: Ghost<P, D>,
  more: Readonly<Record<string, () => void>> = {},
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isFree(event) || isElsewhere(event)) return;
      const further = more[keyOf(event)];
      if (further) further();
      else if (act(ghost, event)) requestAnimationFrame(focusHandle);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [ghost]);
}

/** Does what a key means; `false` where it means nothing. */
function act<P, D extends Proposal>(ghost: Ghost<P, D>, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (ghost.piece.ways().length === 0) return false;
  if (step) ghost.step(...step);
  else if (keyOf(event) === 'r') ghost.turn(event.shiftKey ? -1 : 1);
  else return false;
  return true;
}

function focusHandle(): void {
  document.querySelector<HTMLElement>('.ghost-handle')?.focus({ preventScroll: true });
}
