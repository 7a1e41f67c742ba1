// What moves at the table: a thing slides from the tray to its place and settles there, what a bot
// lays comes from its seat, what leaves goes before the players' eyes, and points and money fly from
// their fields to whom they belong. It follows what is shown; the games name the things on their boards
// (`data-thing`), say where those lie that move about (`data-at`), draw what has just left once more
// (`data-leaves`) and say where fields lie.

import { effect, untracked } from '@preact/signals';
import type { LineOf, Seat } from '../host/protocol';
import type { Point } from '../kit/geometry';
import { markColour, markOf } from '../kit/marks';
import { above, orientation, pointOf } from '../kit/orientation';
import { isCalm } from '../kit/reduced-motion';
import { travel } from '../kit/travel';
import { signed } from '../words/numbers';
import { lineChanges } from './changes';
import type { LiveTable } from './live';

const SLIDE_MS = 240;
const SETTLE_MS = 180;
const FLY_MS = 350;
/** How far apart two flights begin, and how many there are at most at once. */
const APART_MS = 70;
const MOST_FLIGHTS = 5;
/** More than this came at once: a board was laid out, and nobody laid a thing. */
const MOST_ARRIVALS = 6;

/** Follows a table until the returned function is called. */
export function followAnimations(table: LiveTable): () => void {
  /** What was on the board, and where, as far as its game says so. */
  let known: ReadonlyMap<string, string | null> | null = null;
  let sheet = table.state.peek().sheet;
  let hadDraft = table.draft.peek() !== null;
  let isDown = false;
  const press = ({ type }: PointerEvent) => {
    isDown = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, press, true);

  const stops = [
    effect(() => {
      const change = table.change.value;
      const isOpen = table.isOpen.value;
      const by = change.events.findLast((event) => event.by !== null)?.by ?? null;
      const isAct = change.cause === 'act';
      requestAnimationFrame(() => {
        const before = known;
        const now = things().map((it) => [thingOf(it), it.getAttribute('data-at')] as const);
        // What is only out of sight, another realm, has not come anew when it is looked at again.
        known = isOpen ? new Map([...(isAct ? (before ?? []) : []), ...now]) : null;
        if (isAct && isOpen && before) arrive(table, by, before);
        if (isOpen && before) moveOn(before);
        if (isOpen) depart();
      });
    }),
    effect(() => {
      const next = table.state.value;
      const before = sheet;
      sheet = next.sheet;
      const isAct = untracked(() => table.change.value.cause === 'act');
      if (!isAct || !before || !next.sheet || next.next === 'over') return;
      const gains = lineChanges(before, next.sheet).filter(({ points }) => points > 0);
      requestAnimationFrame(() => fly(table, gains));
    }),
    effect(() => {
      const { cause } = table.change.value;
      // An action that hands the device on leaves nothing to show.
      if (cause !== 'act' || !table.isOpen.peek()) return;
      const earned = untracked(() => table.ui.earned?.(table) ?? []);
      const gains = earned.map(({ n, ...gain }) => ({ ...gain, points: n }));
      requestAnimationFrame(() => fly(table, gains));
    }),
    effect(() => {
      const stop = table.count.now.value;
      if (!stop) return;
      const { line, seats } = stop;
      requestAnimationFrame(() =>
        fly(
          table,
          seats.map((seat) => ({ seat, fields: line.fields, points: line.points })),
        ),
      );
    }),
    effect(() => {
      const hasDraft = table.draft.value !== null;
      // What is out of sight for a look into the past is still in hand.
      if (!hasDraft && table.past.place.value) return;
      const isNew = hasDraft && !hadDraft;
      hadDraft = hasDraft;
      // Under a finger it lies where it was carried.
      if (isNew) requestAnimationFrame(() => !isDown && slide());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
      window.removeEventListener(type, press, true);
  };
}

const thingOf = (it: Element): string => it.getAttribute('data-thing') ?? '';
const things = (): Element[] => [...document.querySelectorAll('.surface-layer [data-thing]')];

/** What was not on the board before comes to it: from the seat of a bot, or out of the hand above. */
function arrive(
  table: LiveTable,
  by: Seat | null,
  before: ReadonlyMap<string, string | null>,
): void {
  const fresh = things().filter((it) => !before.has(thingOf(it)));
  if (fresh.length === 0 || fresh.length > MOST_ARRIVALS) return;
  const isBot = by !== null && table.seats.peek()[by]?.sitter.type === 'bot';
  for (const thing of fresh) {
    const from = fromOf(thing);
    if (from) {
      travel(thing, [{ translate: from }, { translate: '0 0' }], SLIDE_MS);
      continue;
    }
    const { height } = thing.getBoundingClientRect();
    if (isBot) glide(thing, middleOf(seatOf(by)), SLIDE_MS);
    else shift(thing, above({ x: 0, y: 0 }, Math.min(24, height * 0.25)), SETTLE_MS);
  }
}

/** What lies elsewhere than before goes there from where it lay, in units of the board. */
function moveOn(before: ReadonlyMap<string, string | null>): void {
  for (const thing of things()) {
    const [from, to] = [before.get(thingOf(thing)), thing.getAttribute('data-at')];
    if (!from || !to || from === to) continue;
    const [[x = 0, y = 0], [toX = 0, toY = 0]] = [numbersOf(from), numbersOf(to)];
    const frames = [{ translate: `${x - toX}px ${y - toY}px` }, { translate: '0 0' }];
    travel(thing, frames, SLIDE_MS);
  }
}

const numbersOf = (text: string): readonly number[] => text.split(' ').map(Number);

/** From where on the board a thing comes, as its game says (`data-from`), in units of the board. */
const fromOf = (thing: Element): string | null => thing.getAttribute('data-from');

/**
 * What has left the board goes to where its game says (`data-leaves`, in units of the board), or
 * shrinks away on the spot where it says nothing; what was struck shakes (`data-struck`). By its
 * style a thing that leaves is not in sight: where nothing moves, it is simply gone.
 */
function depart(): void {
  for (const thing of document.querySelectorAll('.surface-layer [data-leaves]')) {
    const to = thing.getAttribute('data-leaves');
    const end = to ? { translate: to, scale: 0.25 } : { scale: 0.1, rotate: '40deg' };
    const swell = to ? {} : { scale: 1.12 };
    travel(
      thing,
      [{ opacity: 1 }, { ...swell, opacity: 1, offset: 0.4 }, { ...end, opacity: 0 }],
      SLIDE_MS,
    );
  }
  for (const thing of document.querySelectorAll('.surface-layer [data-struck]')) {
    const turns = [0, -9, 8, -4, 0];
    travel(
      thing,
      turns.map((turn) => ({ rotate: `${turn}deg` })),
      SLIDE_MS,
    );
  }
}

/** The ghost comes from the tray. */
function slide(): void {
  const ghost = document.querySelector('.table-board .ghost');
  const tray = document.querySelector('.table-panel');
  if (!ghost || !tray) return;
  const { left, top, width, height } = tray.getBoundingClientRect();
  const isAside = orientation.peek() === 'left' || orientation.peek() === 'right';
  const middle = { x: left + width / 2, y: top + height / 2 };
  glide(ghost, above(middle, (isAside ? width : height) / 2), SLIDE_MS);
}

/** A thing of the board comes from a point of the window. */
function glide(thing: Element, from: Point | null, ms: number): void {
  const to = middleOf(thing);
  if (from && to) shift(thing, { x: from.x - to.x, y: from.y - to.y }, ms);
}

/** A thing of the board comes from so many pixels away. */
function shift(thing: Element, by: Point, ms: number): void {
  const frame = (thing.parentNode as Partial<SVGGraphicsElement> | null)?.getScreenCTM?.();
  const scale = frame ? Math.hypot(frame.a, frame.b) : 1;
  travel(thing, [{ translate: `${by.x / scale}px ${by.y / scale}px` }, { translate: '0 0' }], ms);
}

interface Gain {
  readonly seat: Seat;
  readonly fields: LineOf['fields'];
  readonly points: number;
  /** What is not points has a look of its game's. */
  readonly look?: string;
}

/** Points, and what is no point yet, fly from their fields to the seats. */
function fly(table: LiveTable, gains: readonly Gain[]): void {
  if (isCalm() || !table.isOpen.peek()) return;
  for (const [i, { seat, fields, points, look }] of gains.slice(0, MOST_FLIGHTS).entries()) {
    const from = placeOf(table, seat, fields);
    const to = middleOf(seatOf(seat));
    if (!from || !to) continue;
    const { mark = '' } = table.seats.peek()[seat] ?? {};
    const flight = document.createElement('b');
    flight.className = look === undefined ? 'flight' : `flight ${look}`;
    flight.dataset.testid = 'flight';
    flight.setAttribute('aria-hidden', 'true');
    flight.textContent = signed(points);
    flight.style.setProperty('--seat', markColour(markOf(mark, seat)));
    document.body.append(flight);
    const at = ({ x, y }: Point) => `${x}px ${y}px`;
    const frames = [
      { translate: at(from), scale: 0.6, opacity: 0 },
      { translate: at({ x: from.x, y: from.y - 14 }), scale: 1.15, opacity: 1, offset: 0.35 },
      { translate: at(to), scale: 0.7, opacity: 0.4 },
    ];
    const flown = travel(flight, frames, FLY_MS, i * APART_MS);
    const end = () => flight.remove();
    if (flown) flown.finished.then(end, end);
    else end();
  }
}

/** Where fields lie in the window: on the board, or lit beside it. */
function placeOf(table: LiveTable, seat: Seat, fields: LineOf['fields']): Point | null {
  const at = table.ui.placeOf?.(table, fields, seat);
  const board = document.querySelector('.table-board .surface')?.getBoundingClientRect();
  if (!at || !board) return middleOf(document.querySelector('.table-panel [data-lit="true"]'));
  const { viewport } = table;
  const { x, y } = pointOf(board, viewport.pixelAt(at), viewport.faces);
  const isIn = x >= board.left && y >= board.top && x <= board.right && y <= board.bottom;
  return isIn ? { x, y } : null;
}

const seatOf = (seat: Seat): Element | null =>
  document.querySelector(`.table-head .seat:nth-child(${seat + 1})`);

function middleOf(thing: Element | null): Point | null {
  const box = thing?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
