// A tap is for what the finger came down on. Browsers look once more what is under it when it is
// lifted, and click that: when a computer's move makes a panel give way in between, the finger would
// decide something that nobody has aimed at.

/** What answers to clicks. */
const CONTROL = 'button, a[href], label, summary, input, select, textarea';
/** What has followed the finger itself and needs no click: it is dragged, or gives taps to the board. */
const FOLLOWING = '[data-drag], [data-gives="true"]';

/** How soon and how near a second tap comes to be the other half of a double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 24;

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Whether one that has gone was drawn anew, with all that stands on it, by the other. */
const isDrawnAnew = (gone: Element | null, found: Element | null): boolean =>
  gone !== null && !gone.isConnected && gone.isEqualNode(found);

interface Touch {
  readonly control: Element | null;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const touchOf = ({ target, timeStamp: at, clientX: x, clientY: y }: PointerEvent): Touch => {
  return { control: controlOf(target), at, x, y };
};

const holds = (control: Element, { x, y }: Touch): boolean => {
  const box = control.getBoundingClientRect();
  return control.isConnected && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

/**
 * Whether a touch is the second half of a double tap whose first half has put something else under
 * the finger: ✔ ends a draft, and the button that comes in its place was meant by nobody.
 */
const isSecondHalf = (first: Touch | null, touch: Touch): boolean =>
  first?.control != null &&
  touch.at - first.at < DOUBLE_MS &&
  Math.hypot(touch.x - first.x, touch.y - first.y) < DOUBLE_PX &&
  !holds(first.control, touch) &&
  !isDrawnAnew(first.control, touch.control);

/** Gives every tap to what was touched, and to nothing if that is gone. */
export function listenForPresses(): () => void {
  let pressed: { readonly id: number; readonly control: Element | null } | null = null;
  let last: Touch | null = null;
  const down = (event: PointerEvent): void => {
    // A mouse is moved away from what was not meant after all, and browsers respect that.
    if (!event.isPrimary) return;
    const { pointerId: id, pointerType } = event;
    if (pointerType === 'mouse') {
      pressed = null;
      return;
    }
    const touch = touchOf(event);
    pressed = { id, control: isSecondHalf(last, touch) ? null : touch.control };
    // A third tap is as little meant for what has come as the second was.
    last = pressed.control === touch.control ? touch : last && { ...last, at: touch.at };
  };
  // A finger that has panned or asked what a thing is taps nothing.
  const letGo = (event: PointerEvent): void => {
    if (event.pointerId === pressed?.id) pressed = null;
  };
  const click = (event: MouseEvent): void => {
    const meant = pressed?.control;
    // Keys and screen readers click without a pointer, and a label clicks what it names.
    if (meant === undefined || event.detail === 0) return;
    pressed = null;
    const found = controlOf(event.target);
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
