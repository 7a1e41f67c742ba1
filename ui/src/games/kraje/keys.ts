// The keyboard's way with a chosen card: arrows put the ghost down and step it from place to place,
// R turns it, F flips it. Enter and Escape are the table's.

import { useEffect } from 'preact/hooks';
import { sheets } from '../../state/nav';
import { type Hold, offerOf, type Table, viewOf } from './hold';

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
      if (sheets.value.length > 0 || isTyping(event.target)) return;
      if (!offerOf(table) || hold.card.value === null) return;
      if (!act(table, hold, event)) return;
      event.preventDefault();
      requestAnimationFrame(focusHandle);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table, hold]);
}

/** Does what a key means; `false` where it means nothing. */
function act(table: Table, hold: Hold, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (step && hold.ghost.value) hold.step(...step);
  else if (step) hold.moveTo(middleOfRealm(table), Number.POSITIVE_INFINITY);
  else if (event.key === 'r' || event.key === 'R') hold.turn(event.shiftKey ? -1 : 1);
  else if (event.key === 'f') hold.flip();
  else return false;
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role=tab]') !== null
  );
}

/** The middle of the own realm, in fields. */
function middleOfRealm(table: Table): { x: number; y: number } {
  const fields = viewOf(table).seats[table.seat.value]?.fields ?? [];
  if (fields.length === 0) return { x: 1, y: 1.5 };
  const sum = fields.reduce((all, field) => ({ x: all.x + field.x, y: all.y + field.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / fields.length + 0.5, y: sum.y / fields.length + 0.5 };
}

function focusHandle(): void {
  document.querySelector<HTMLElement>('.kr-handle')?.focus({ preventScroll: true });
}
