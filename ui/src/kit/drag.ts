// Dragging from a tray: begins after 4 px, never near the screen's left and right edges (the
// system's back gesture lives there), is called off by a second finger and by the system. The thing
// dragged floats above the finger, which would hide it. Drag is never the only way: not every hand
// can, so the same handle takes a tap.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { withoutFling } from './fling';
import { distance, type Point } from './geometry';
import { DRAG_AFTER, EDGE } from './gesture';

export interface DragHandlers {
  readonly onTap: () => void;
  /** May refuse (nothing to drag now) by returning `false`. */
  readonly onStart: () => boolean;
  /** The window point the dragged thing stands for: above the finger, not under it. */
  readonly onMove: (at: Point) => void;
  readonly onDrop: (at: Point) => void;
  /** The drag never happened. */
  readonly onCancel: () => void;
  /** How far above the finger the thing floats, in pixels; 0 for a mouse. */
  readonly lift: () => number;
}

/** What hangs on the finger now, for a floating picture; `null` when nothing does. */
export const dragged = signal<{ readonly at: Point; readonly what: unknown } | null>(null);

/** Makes an element a drag source. Returns the ref to put on it. */
export function useDrag<E extends HTMLElement | SVGElement>(handlers: DragHandlers) {
  const element = useRef<E>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const source = element.current as HTMLElement | null;
    return source ? listen(source, latest) : undefined;
  }, []);
  return element;
}

function listen(source: HTMLElement, latest: { readonly current: DragHandlers }): () => void {
  let start: { id: number; at: Point; lift: number; isNearEdge: boolean } | null = null;
  let isDragging = false;

  const lifted = (event: PointerEvent): Point => ({
    x: event.clientX,
    y: event.clientY - (start?.lift ?? 0),
  });
  const cancel = () => {
    const wasDragging = isDragging;
    start = null;
    isDragging = false;
    dragged.value = null;
    if (wasDragging) latest.current.onCancel();
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (start) return cancel();
    start = {
      id: event.pointerId,
      at: { x: event.clientX, y: event.clientY },
      lift: event.pointerType === 'mouse' ? 0 : latest.current.lift(),
      isNearEdge: event.clientX < EDGE || event.clientX > window.innerWidth - EDGE,
    };
    source.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    if (!isDragging) {
      const far = distance(start.at, { x: event.clientX, y: event.clientY });
      if (far < DRAG_AFTER || start.isNearEdge) return;
      if (!latest.current.onStart()) return cancel();
      isDragging = true;
    }
    latest.current.onMove(lifted(event));
  };
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const at = lifted(event);
    const wasDragging = isDragging;
    const far = distance(start.at, { x: event.clientX, y: event.clientY });
    start = null;
    isDragging = false;
    dragged.value = null;
    if (wasDragging) latest.current.onDrop(at);
    else if (far < DRAG_AFTER * 2) latest.current.onTap();
  };
  // A second finger anywhere calls the drag off, and does nothing else.
  const other = (event: PointerEvent) => {
    if (!start || event.pointerId === start.id) return;
    if (isDragging) event.stopPropagation();
    cancel();
  };
  // Activation without a pointer: keyboard and screen reader.
  const click = (event: MouseEvent) => {
    if (event.detail === 0) latest.current.onTap();
  };

  source.addEventListener('pointerdown', down as EventListener);
  source.addEventListener('pointermove', move as EventListener);
  source.addEventListener('pointerup', up as EventListener);
  source.addEventListener('pointercancel', cancel);
  source.addEventListener('click', click as EventListener);
  window.addEventListener('pointerdown', other, true);
  const flingAgain = withoutFling(source);
  return () => {
    flingAgain();
    // Gone under the finger: the table is another now, so only the floating picture is taken away.
    if (isDragging) dragged.value = null;
    source.removeEventListener('pointerdown', down as EventListener);
    source.removeEventListener('pointermove', move as EventListener);
    source.removeEventListener('pointerup', up as EventListener);
    source.removeEventListener('pointercancel', cancel);
    source.removeEventListener('click', click as EventListener);
    window.removeEventListener('pointerdown', other, true);
  };
}
