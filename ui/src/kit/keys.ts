// What a key means on the page. A letter is meant wherever the layout has it, with Caps Lock, too;
// a digit is a place on the keyboard: a Czech one writes é where others write 0.

/** Whether a key came alone, and nobody has answered it. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Whether a key is for somebody else than the board: a field, tabs, whatever lies over it. */
export const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [role=tab]') !== null);

/** The key by its name, a letter small, and 0 by its place. */
export function keyOf({ key, code }: KeyboardEvent): string {
  if (code === 'Digit0' || code === 'Numpad0') return '0';
  return key.length === 1 ? key.toLowerCase() : key;
}
