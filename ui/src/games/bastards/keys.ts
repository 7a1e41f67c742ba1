// The keyboard's way with a token in hand: arrows step it from place to place, R turns it. Enter and
// Escape are the table's.

import { useEffect } from 'preact/hooks';
import { sheets } from '../../state/nav';
import type { Hold } from './hold';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listens while the board is there. */
export function useKeys(hold: Hold): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (sheets.value.length > 0 || !hold.inHand.value) return;
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role=tab]') !== null;
      if (isTyping) return;
      const step = STEPS[event.key];
      if (step) hold.step(...step);
      else if (event.key === 'r' || event.key === 'R') hold.turn();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [hold]);
}
