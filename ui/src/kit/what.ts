// "What is this?": a finger that rests on a thing, the right button, and a key ask about it. Things
// bear their names in `data-what`; a board, where things are places of a drawing, tells of a hold
// itself (`Surface`). A hold that has asked is nothing else any more: no tap, no drag. What can be
// dragged answers when the finger is lifted: until then it may still want to go somewhere.

import { dragged } from './drag';
import { distance, type Point } from './geometry';
import { HOLD_MS, PAN_AFTER, whenRested } from './gesture';

/** The name of the thing something belongs to. */
export const whatOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-what]')?.getAttribute('data-what') ?? null)
    : null;

/** What has a name under a pointer: what is shown over all for a moment and lets fingers through. */
function under(event: PointerEvent | MouseEvent): string | null {
  for (const shown of document.querySelectorAll('.across [data-what]')) {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x >= left && x < right && y >= top && y < bottom) return whatOf(shown);
  }
  return whatOf(event.target);
}

/** Lets everything under `root` that has a name be asked about. */
export function listenForHolds(root: HTMLElement, ask: (name: string) => void): () => void {
  let held: {
    readonly id: number;
    readonly from: Point;
    readonly since: number;
    readonly name: string;
    readonly target: Element;
  } | null = null;
  let forget: (() => void) | undefined;
  /** A click that only ends a hold means nothing. */
  let isSpent = false;
  const letGo = (): void => {
    forget?.();
    held = null;
  };
  const rest = (): void => {
    const now = held;
    letGo();
    if (!now || dragged.value !== null) return;
    isSpent = true;
    // Whoever else follows this finger hears that it is gone.
    const gone = { pointerId: now.id, bubbles: true };
    now.target.dispatchEvent(new PointerEvent('pointercancel', gone));
    ask(now.name);
  };
  const down = (event: PointerEvent): void => {
    isSpent = false;
    const name = event.isPrimary ? under(event) : null;
    letGo();
    // A mouse has a button of its own for it, and rests on things without a thought.
    if (name === null || event.pointerType === 'mouse' || event.button !== 0) return;
    const target = event.target as Element;
    const from = { x: event.clientX, y: event.clientY };
    held = { id: event.pointerId, from, since: event.timeStamp, name, target };
    if (!target.closest('[data-drag]')) forget = whenRested(rest);
  };
  const up = (event: PointerEvent): void => {
    if (held?.id === event.pointerId && event.timeStamp - held.since >= HOLD_MS) rest();
    else letGo();
  };
  const move = (event: PointerEvent): void => {
    if (held && distance(held.from, { x: event.clientX, y: event.clientY }) >= PAN_AFTER) letGo();
  };
  const click = (event: MouseEvent): void => {
    if (!isSpent || event.detail === 0) return;
    isSpent = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: MouseEvent): void => {
    const name = under(event);
    if (name === null) return;
    event.preventDefault();
    // A finger that rests brings up the menu, too, and has asked by itself.
    if (!isSpent && held === null) ask(name);
  };
  const gone = new AbortController();
  const early = { capture: true, signal: gone.signal };
  root.addEventListener('pointerdown', down, early);
  window.addEventListener('pointermove', move, early);
  window.addEventListener('pointerup', up, early);
  window.addEventListener('pointercancel', letGo, early);
  window.addEventListener('click', click, early);
  root.addEventListener('contextmenu', menu, { signal: gone.signal });
  return () => {
    letGo();
    gone.abort();
  };
}
