// The keyboard's way with the held tile: arrows put the ghost down and step it from place to place,
// R turns it. Enter and Escape are the table's.

import { useEffect } from 'preact/hooks';
import { sheets } from '../../state/nav';
import { type Hold, offerOf, type Table } from './hold';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listens while the board is there. */
export function useKeys(table: Table, hold: Hold): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (sheets.value.length > 0 || isElsewhere(event.target)) return;
      if ((offerOf(table)?.place.length ?? 0) === 0) return;
      const step = STEPS[event.key];
      if (step) hold.step(...step);
      else if (event.key === 'r' || event.key === 'R') hold.turn();
      else return;
      event.preventDefault();
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.ok-handle')?.focus({ preventScroll: true }),
      );
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table, hold]);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=tab]') !== null;
