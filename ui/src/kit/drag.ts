// Dragging a thing: begins after a few pixels, never near the screen's left and right edges (the
// system's back gesture lives there), is called off by a second finger, by another button, by Escape
// and by the system. The thing dragged may float above the finger, which would hide it. Drag is
// never the only way: not every hand can, so the same handle takes a tap.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { withoutFling } from './fling';
import { distance, type Point } from './geometry';
import { DRAG_AFTER, EDGE, PAN_AFTER } from './gesture';
import { above } from './orientation';

export interface DragHandlers {
  readonly onTap: () => void;
  /** A drag begins from this window point. May refuse (nothing to drag now) with `false`. */
  readonly onStart: (from: Point) => boolean;
  /** The window point the dragged thing stands for: above the finger, not under it. */
  readonly onMove: (at: Point) => void;
  readonly onDrop: (at: Point) => void;
  /** The drag never happened. */
  readonly onCancel: () => void;
  /** How far above the finger the thing floats, in pixels; 0 for a mouse. */
  readonly lift: () => number;
  /** After how many pixels a press is a drag; sooner where nothing else could be meant. */
  readonly after?: number;
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
    source?.setAttribute('data-drag', '');
    return source ? listen(source, latest) : undefined;
  }, []);
  return element;
}

interface Grip {
  readonly id: number;
  readonly from: Point;
  readonly lift: number;
  /** At the screen's edges the system listens for its own gestures: taps only. */
  readonly isNearEdge: boolean;
}

function listen(source: HTMLElement, latest: { readonly current: DragHandlers }): () => void {
  let grip: Grip | null = null;
  let isDragging = false;

  const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const lifted = (event: PointerEvent, { lift }: Grip): Point => above(pointOf(event), lift);
  const letGo = (): boolean => {
    const wasDragging = isDragging;
    grip = null;
    isDragging = false;
    dragged.value = null;
    return wasDragging;
  };
  const cancel = (): void => {
    if (letGo()) latest.current.onCancel();
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || grip) return;
    grip = {
      id: event.pointerId,
      from: pointOf(event),
      lift: event.pointerType === 'mouse' ? 0 : latest.current.lift(),
      isNearEdge: event.clientX < EDGE || event.clientX > window.innerWidth - EDGE,
    };
    source.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.id) return;
    // Another button of the same mouse.
    if (event.button > 0) return cancel();
    if (!isDragging) {
      const far = distance(grip.from, pointOf(event));
      if (far < (latest.current.after ?? DRAG_AFTER) || grip.isNearEdge) return;
      if (!latest.current.onStart(grip.from)) return cancel();
      isDragging = true;
    }
    latest.current.onMove(lifted(event, grip));
  };
  const up = (event: PointerEvent): void => {
    if (!grip || event.pointerId !== grip.id) return;
    const at = lifted(event, grip);
    const far = distance(grip.from, pointOf(event));
    if (letGo()) latest.current.onDrop(at);
    else if (far < PAN_AFTER) latest.current.onTap();
  };
  const lost = (event: PointerEvent): void => {
    if (event.pointerId === grip?.id) cancel();
  };
  // A second finger anywhere calls the drag off, and does nothing else.
  const other = (event: PointerEvent): void => {
    if (!grip || event.pointerId === grip.id) return;
    event.stopPropagation();
    cancel();
  };
  const key = (event: KeyboardEvent): void => {
    if (!isDragging || event.key !== 'Escape') return;
    event.preventDefault();
    cancel();
  };
  // Activation without a pointer: keyboard and screen reader.
  const click = (event: MouseEvent): void => {
    if (event.detail === 0) latest.current.onTap();
  };

  const gone = new AbortController();
  const { signal } = gone;
  source.addEventListener('pointerdown', down, { signal });
  source.addEventListener('pointermove', move, { signal });
  source.addEventListener('pointerup', up, { signal });
  source.addEventListener('pointercancel', lost, { signal });
  source.addEventListener('click', click, { signal });
  window.addEventListener('pointerdown', other, { capture: true, signal });
  window.addEventListener('keydown', key, { capture: true, signal });
  const flingAgain = withoutFling(source);
  return () => {
    gone.abort();
    flingAgain();
    // Gone under the finger: the table is another now, so only the floating picture is taken away.
    if (isDragging) dragged.value = null;
  };
}
