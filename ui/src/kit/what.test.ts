// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD_MS } from './gesture';
import { listenForHolds } from './what';

const box = (left: number, top: number): DOMRect => new DOMRect(left, top, 50, 80);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a finger that rests asks about what is shown over all for a moment, also when that has gone', () => {
  document.body.innerHTML =
    '<div id="root"><div id="board" data-what="board"></div><div class="across"><i data-what="card:7"></i></div></div>';
  const [root, board] = ['root', 'board'].map((id) => document.getElementById(id));
  const shown = document.querySelector<HTMLElement>('.across i');
  if (!root || !board || !shown) throw new Error('nothing is drawn');
  shown.getBoundingClientRect = () => box(100, 100);
  const asked: string[] = [];
  const stop = listenForHolds(root, (name) => asked.push(name));
  const down = (clientX: number, clientY: number) =>
    board.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        isPrimary: true,
        pointerType: 'touch',
        clientX,
        clientY,
      }),
    );
  down(120, 150);
  document.querySelector('.across')?.remove();
  vi.advanceTimersByTime(HOLD_MS);
  expect(asked).toEqual(['card:7']);
  down(120, 150);
  vi.advanceTimersByTime(HOLD_MS);
  expect(asked).toEqual(['card:7', 'board']);
  stop();
});

it('a finger lifted while the page was busy has not rested, though a timer came due before it is heard', () => {
  document.body.innerHTML = '<div id="root"><div id="board" data-what="board"></div></div>';
  const [root, board] = ['root', 'board'].map((id) => document.getElementById(id));
  if (!root || !board) throw new Error('nothing is drawn');
  const asked: string[] = [];
  const stop = listenForHolds(root, (name) => asked.push(name));
  const hear = (type: string) =>
    board.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerType: 'touch',
        pointerId: 5,
      }),
    );
  hear('pointerdown');
  // However late it is by then: of all timers that may be due, the page has heard one.
  vi.advanceTimersToNextTimer();
  hear('pointerup');
  vi.advanceTimersByTime(2 * HOLD_MS);
  expect(asked).toEqual([]);
  stop();
});
