// The keyboard's way with the tile in hand: arrows put the ghost down and step it from square to
// square, R turns it. Enter and Escape are the table's.

import { useEffect } from 'preact/hooks';
import { sheets } from '../../state/nav';
import { nextSpot } from './ground';
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
      if (sheets.value.length > 0 || isTyping(event.target)) return;
      if (act(table, hold, event)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table, hold]);
}

/** Does what a key means; `false` where it means nothing. */
function act(table: Table, hold: Hold, event: KeyboardEvent): boolean {
  if (event.key === 'w' || event.key === 'W') {
    hold.isWashed.value = !hold.isWashed.peek();
    return true;
  }
  const offer = offerOf(table);
  if (offer?.type !== 'place') return false;
  if (event.key === 'r' || event.key === 'R') {
    hold.turn(event.shiftKey ? -1 : 1);
    return true;
  }
  const step = STEPS[event.key];
  if (!step) return false;
  const spots = offer.tiles.find(({ tile }) => tile === hold.tile.peek())?.spots ?? [];
  const from = hold.lying;
  const to = from ? nextSpot(spots, from, ...step) : spots[0];
  return to !== undefined && hold.moveTo(to.x, to.y);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role=tab]') !== null
  );
}
