// The keys of a table: Enter is ✔ and Escape is ✖ while a ghost stands, but a card over the board goes
// first; U takes back, and letters open what the bar has buttons for.

import { useLayoutEffect } from 'preact/hooks';
import { isFree, keyOf } from '../kit/keys';
import { whatOf } from '../kit/what';
import { askWhat, putCardAway, raise, sheets } from '../state/nav';
import type { SheetName } from '../state/stack';
import type { LiveTable } from './live';

/** The sheets that a letter opens. */
const LETTERS: Readonly<Record<string, SheetName>> = { m: 'choices', l: 'log', s: 'score' };

/** Does what a key means before an open table; `false` where it means nothing. */
function letter(table: LiveTable, key: string): boolean {
  const { next } = table.state.value;
  // A replay has letters of its own, and behind the curtain there is nothing to open.
  if (!table.isOpen.value || table.past.place.value) return false;
  if (key === 'h' && next === 'act' && table.isReady.value) table.askAdvice();
  else if (key === '?') askWhat(whatOf(document.activeElement) ?? undefined);
  else if (LETTERS[key] && (key !== 'm' || next === 'act')) raise(LETTERS[key]);
  else return false;
  return true;
}

/** Listens while the table is there: from the moment it is drawn, not from a frame later. */
export function useKeys(table: LiveTable): void {
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!isFree(event) || sheets.value.length > 0) return;
      const name = keyOf(event);
      const isOnButton =
        event.target instanceof Element && event.target.closest('button, input, [data-hit]');
      if (name === 'Escape' && putCardAway()) {
        // It lies over everything else.
      } else if (name === 'Escape' && table.canCancel.value) table.cancel();
      else if (name === 'Escape' && table.lit.value) table.light(0, null);
      else if (name === 'Escape' && table.past.place.value) table.past.leave();
      else if (name === 'Enter' && !isOnButton && table.draft.value) table.commit();
      else if (name === 'u' && !table.past.place.value) table.undo();
      else if (!letter(table, name)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, [table]);
}
