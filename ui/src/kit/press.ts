// A tap is for what the finger came down on. Browsers look once more what is under it when it is
// lifted, and click that: when a computer's move makes a panel give way in between, the finger would
// decide something that nobody has aimed at.

/** What answers to clicks. */
const CONTROL = 'button, a[href], label, summary, input, select, textarea';
/** What has followed the finger itself and needs no click: it is dragged, or gives taps to the board. */
const FOLLOWING = '[data-drag], [data-gives="true"]';

/** Fingers that tap twice do it within so many milliseconds and pixels. */
const TWICE = { ms: 350, px: 16 };

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Whether one that has gone was drawn anew, with all that stands on it, by the other. */
const isDrawnAnew = (gone: Element | null, found: Element | null): boolean =>
  gone !== null && !gone.isConnected && gone.isEqualNode(found);

/** What was clicked, where and when. */
interface Click {
  readonly control: Element;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Whether somebody who taps everything twice is about to tap what the first tap has uncovered by going. */
function isEcho(event: PointerEvent, last: Click | null, found: Element | null): boolean {
  if (!last || last.control.isConnected || isDrawnAnew(last.control, found)) return false;
  const away = Math.hypot(event.clientX - last.x, event.clientY - last.y);
  return event.timeStamp - last.at < TWICE.ms && away < TWICE.px;
}

/**
 * Gives every tap to what was touched, and to nothing if that is gone. The second tap of a double tap
 * on what is gone after the first one decides nothing.
 */
export function listenForPresses(): () => void {
  let pressed: { readonly id: number; readonly control: Element | null } | null = null;
  let last: Click | null = null;
  let tap: 'meant' | 'echo' | 'over' = 'over';
  const down = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const { pointerId: id, pointerType, target } = event;
    const control = controlOf(target);
    tap = isEcho(event, last, control) ? 'echo' : 'meant';
    // A mouse is moved away from what was not meant after all, and browsers respect that.
    pressed = pointerType === 'mouse' ? null : { id, control };
  };
  // A finger that has panned or asked what a thing is taps nothing.
  const letGo = (event: PointerEvent): void => {
    if (event.pointerId === pressed?.id) pressed = null;
  };
  const click = (event: MouseEvent): void => {
    // Keys and screen readers click without a pointer.
    if (event.detail === 0) return;
    const found = controlOf(event.target);
    const meant = pressed ? pressed.control : found;
    const was = tap;
    pressed = null;
    // A label clicks what it names, after it was clicked.
    tap = 'over';
    if (was === 'over') return;
    if (was === 'echo') {
      // Whoever hammers goes on until there is a pause.
      if (last) last = { ...last, at: event.timeStamp };
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    const { clientX: x, clientY: y, timeStamp: at } = event;
    last = meant && { control: meant, x, y, at };
    if (found === meant || isDrawnAnew(meant, found)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (meant instanceof HTMLElement && meant.isConnected && !meant.closest(FOLLOWING)) {
      meant.click();
    }
  };
  const gone = new AbortController();
  const early = { capture: true, signal: gone.signal };
  window.addEventListener('pointerdown', down, early);
  window.addEventListener('pointercancel', letGo, early);
  window.addEventListener('click', click, early);
  return () => gone.abort();
}
