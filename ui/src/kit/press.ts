// A tap is for what the finger came down on. Browsers look once more what is under it when it is
// lifted, and click that: when a computer's move makes a panel give way in between, the finger would
// decide something that nobody has aimed at.

/** What answers to clicks. */
const CONTROL = 'button, a[href], label, summary, input, select, textarea';
/** What has followed the finger itself and needs no click: it is dragged, or gives taps to the board. */
const FOLLOWING = '[data-drag], [data-gives="true"]';

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Whether one that has gone was drawn anew, with all that stands on it, by the other. */
const isDrawnAnew = (gone: Element | null, found: Element | null): boolean =>
  gone !== null && !gone.isConnected && gone.isEqualNode(found);

/** Gives every tap to what was touched, and to nothing if that is gone. */
export function listenForPresses(): () => void {
  let pressed: { readonly id: number; readonly control: Element | null } | null = null;
  const down = (event: PointerEvent): void => {
    // A mouse is moved away from what was not meant after all, and browsers respect that.
    if (!event.isPrimary) return;
    const { pointerId: id, pointerType, target } = event;
    pressed = pointerType === 'mouse' ? null : { id, control: controlOf(target) };
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
