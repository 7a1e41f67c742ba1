// A board one can pan, pinch and tap. Children are SVG in board units; `overlay` is HTML in
// pixels above it (✔ and ✖, chips), hidden while the picture moves.
//
// Taps: an element with `data-hit="name"` is a target. A tap or a screen reader's activation
// on it calls `onTap` with its name; a tap elsewhere calls it with `null`.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../words/words';
import { type Cancel, later } from './clock';
import { withoutFling } from './fling';
import { type Box, type Edges, type Point, toBoard } from './geometry';
import { type Gesture, Recogniser, type Sample, whenRested } from './gesture';
import { Icon } from './Icon';
import { isElsewhere, isFree, keyOf } from './keys';
import { type Edge, pointIn } from './orientation';
import { isTaken, type Room, RoomOf, zoomStand } from './room';
import { OVERSCAN, type Viewport } from './viewport';

interface SurfaceProps {
  readonly viewport: Viewport;
  /** What "show all" shows, in board units: the board and a free ring. */
  readonly bounds: Box;
  /** Size of a cell in board units. */
  readonly cell: number;
  /** Spoken name of the board. */
  readonly label: string;
  /** Returns whether the tap meant something; two that did not are a double tap (show all). */
  readonly onTap?: (at: Point, hit: string | null) => boolean;
  readonly onHold?: (at: Point, hit: string | null) => void;
  readonly overlay?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** The places that a finger may mean, in pixels: nothing that floats over the board lies on them. */
  readonly taken?: () => readonly Box[];
  /** Keeps what is shown clear of the zoom buttons, so that none of it lies under them. */
  readonly isClear?: boolean;
  /** The edge that it is turned to by what it lies in. */
  readonly faces?: Edge;
}

/** What the zoom buttons take of a surface: their width, on the side of the hand. */
const ZOOM_EDGE = 54;

const isLeftHanded = (): boolean => document.documentElement.dataset.hand === 'left';

const edgesOf = ({ isClear }: SurfaceProps): Edges => {
  const isLeft = isLeftHanded();
  return isClear
    ? { left: isLeft ? ZOOM_EDGE : 0, right: isLeft ? 0 : ZOOM_EDGE }
    : { left: 0, right: 0 };
};

const hitOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-hit]')?.getAttribute('data-hit') ?? null)
    : null;

/** What is hit under whatever lies over it. */
const hitUnder = ({ clientX, clientY }: MouseEvent): string | null =>
  document
    .elementsFromPoint(clientX, clientY)
    .map(hitOf)
    .find((it) => it !== null) ?? null;

export function Surface(props: SurfaceProps) {
  const { viewport, bounds, cell, label, overlay, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGSVGElement>(null);
  const latest = useRef(props);
  latest.current = props;
  viewport.faces = props.faces ?? 'bottom';

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    viewport.attach(element, layer.current);
    const measure = () => {
      const { bounds, cell } = latest.current;
      const size = { width: element.clientWidth, height: element.clientHeight };
      viewport.measure(size, bounds, cell, edgesOf(latest.current));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      viewport.attach(null, null);
    };
  }, [viewport]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    viewport.measure(size, bounds, cell, edgesOf(latest.current));
  }, [viewport, bounds.x, bounds.y, bounds.width, bounds.height, cell]);

  useEffect(
    () => (frame.current ? listenTo(frame.current, viewport, latest) : undefined),
    [viewport],
  );

  const camera = viewport.picture.value;
  const size = viewport.size.value;
  const width = size.width * (1 + 2 * OVERSCAN);
  const height = size.height * (1 + 2 * OVERSCAN);
  const viewBox = [
    camera.x - width / 2 / camera.scale,
    camera.y - height / 2 / camera.scale,
    width / camera.scale,
    height / camera.scale,
  ].join(' ');

  const taken = props.taken?.() ?? [];
  const zoom = zoomStand(size, isLeftHanded(), taken);
  const room: Room = { taken, zoom: zoom.box };

  return (
    <div class="surface" ref={frame} data-moving={viewport.isMoving.value}>
      <svg
        ref={layer}
        class="surface-layer"
        role="group"
        aria-label={label}
        width={width}
        height={height}
        viewBox={size.width > 0 ? viewBox : '0 0 1 1'}
        style={{ left: `${-OVERSCAN * 100}%`, top: `${-OVERSCAN * 100}%` }}
      >
        {children}
      </svg>
      {overlay !== undefined && (
        <div class="surface-overlay" data-hidden={viewport.isMoving.value}>
          <RoomOf.Provider value={room}>{overlay}</RoomOf.Provider>
        </div>
      )}
      <div
        class="surface-zoom"
        data-horizontal={zoom.isHorizontal}
        data-gives={!zoom.isFree}
        style={{ left: `${zoom.box.x}px`, top: `${zoom.box.y}px` }}
      >
        <button type="button" aria-label={say('zoom-in')} onClick={() => viewport.zoomBy(1)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={say('zoom-out')} onClick={() => viewport.zoomBy(-1)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={say('zoom-all')} onClick={() => viewport.showAll()}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}

/** A wheel that rests for so long has ended its turn. */
const WHEEL_MS = 150;

/** Wires pointers, wheel and keys of one surface to its viewport. */
function listenTo(
  frame: HTMLElement,
  viewport: Viewport,
  latest: { current: SurfaceProps },
): () => void {
  let hit: string | null = null;
  let forgetHold: (() => void) | undefined;
  let stopWheel: Cancel | undefined;

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => viewport.zoomBy(1),
    '-': () => viewport.zoomBy(-1),
    '0': () => viewport.showAll(),
  };

  const tap = (at: Point, name: string | null): boolean =>
    latest.current.onTap?.(toBoard(viewport.camera.value, viewport.size.value, at), name) ?? false;

  const recogniser = new Recogniser((gesture: Gesture) => {
    switch (gesture.type) {
      case 'tap':
        if (tap(gesture.at, hit)) recogniser.consume();
        return;
      case 'doubleTap':
        if (!tap(gesture.at, hit)) viewport.showAll();
        return;
      case 'hold':
        latest.current.onHold?.(
          toBoard(viewport.camera.value, viewport.size.value, gesture.at),
          hit,
        );
        return;
      case 'begin':
        return viewport.begin();
      case 'move':
        return viewport.move(gesture.from, gesture.to, gesture.factor);
      case 'end':
        return viewport.end();
      case 'revert':
        return viewport.revert();
    }
  });

  // Asking for it in every move would make the browser lay out the page in every move.
  let box = frame.getBoundingClientRect();
  const spot = ({ clientX, clientY }: MouseEvent): Point =>
    pointIn(box, { x: clientX, y: clientY }, viewport.faces);
  const sample = (event: PointerEvent): Sample => ({
    id: event.pointerId,
    ...spot(event),
    t: event.timeStamp,
  });
  const isOnControl = (event: Event): boolean =>
    event.target instanceof Element &&
    event.target.closest('button, .surface-overlay > *') !== null;
  /** Whether a place is meant that a button lies over for want of room. */
  const isThrough = (event: PointerEvent): boolean =>
    event.target instanceof Element &&
    event.target.closest('[data-gives="true"]') !== null &&
    isTaken(latest.current.taken?.() ?? [], spot(event));
  /** Whether what is pressed now was pressed on the board. */
  let isOurs = false;
  const press = () => {
    isOurs = false;
  };

  let pointer = '';
  // The right button asks what a resting finger asks; such a finger brings up the menu, too.
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    if (pointer !== 'mouse' || isOnControl(event)) return;
    box = frame.getBoundingClientRect();
    const at = toBoard(viewport.camera.value, viewport.size.value, spot(event));
    latest.current.onHold?.(at, hitOf(event.target));
  };

  const down = (event: PointerEvent) => {
    // The button of a pen is a right button; a finger and the tip of a pen rest instead.
    pointer = event.button === 2 ? 'mouse' : event.pointerType;
    // A second finger joins the first wherever it lands, or the first would be taken for a tap.
    box = frame.getBoundingClientRect();
    const goesThrough = isThrough(event);
    if (event.button !== 0 || (event.isPrimary && isOnControl(event) && !goesThrough)) return;
    isOurs = true;
    hit = goesThrough ? hitUnder(event) : hitOf(event.target);
    frame.setPointerCapture(event.pointerId);
    recogniser.down(sample(event));
    forgetHold?.();
    forgetHold = whenRested(() => recogniser.rest(performance.now()));
  };
  const move = (event: PointerEvent) => recogniser.move(sample(event));
  const up = (event: PointerEvent) => {
    forgetHold?.();
    recogniser.up(sample(event));
  };
  const cancel = () => {
    forgetHold?.();
    recogniser.cancel();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (!stopWheel) {
      box = frame.getBoundingClientRect();
      viewport.begin();
    }
    const at = spot(event);
    stopWheel?.();
    const lines = event.deltaMode === 1 ? 16 : 1;
    viewport.move(at, at, Math.exp((-event.deltaY * lines) / 400));
    stopWheel = later(WHEEL_MS, () => {
      stopWheel = undefined;
      viewport.end();
    });
  };
  // On the page: a board never has the focus, whoever has clicked it.
  const key = (event: KeyboardEvent) => {
    const act = keys[keyOf(event)];
    if (!act || !isFree(event) || isElsewhere(event)) return;
    event.preventDefault();
    act();
  };
  // After a tap browsers look once more what is under the finger, and click that: a button that gave
  // way, or ✔ and ✖ that the tap itself has brought there. It was meant for the board alone.
  const swallow = (event: MouseEvent) => {
    if (!isOurs || event.detail === 0 || event.target === frame) return;
    event.stopPropagation();
    event.preventDefault();
  };
  // A screen reader activates without pointers; such a click has no detail.
  const click = (event: MouseEvent) => {
    const name = hitOf(event.target);
    if (event.detail === 0 && name !== null) activate(event.target as Element, name);
  };
  const activate = (target: Element, name: string) => {
    const box = target.getBoundingClientRect();
    const own = frame.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    tap(pointIn(own, middle, viewport.faces), name);
  };

  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', cancel);
  frame.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('keydown', key);
  frame.addEventListener('contextmenu', menu);
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('click', swallow, true);
  frame.addEventListener('click', click);
  const flingAgain = withoutFling(frame);
  return () => {
    flingAgain();
    // Gone under the finger: without this the viewport would wait for the end of the gesture for ever.
    recogniser.cancel();
    if (stopWheel) viewport.end();
    forgetHold?.();
    stopWheel?.();
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', up);
    frame.removeEventListener('pointercancel', cancel);
    frame.removeEventListener('wheel', wheel);
    window.removeEventListener('keydown', key);
    frame.removeEventListener('contextmenu', menu);
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('click', swallow, true);
    frame.removeEventListener('click', click);
  };
}
