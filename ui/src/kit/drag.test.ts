// @vitest-environment happy-dom
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { type DragHandlers, useDrag } from './drag';

let told: string[] = [];
let button: HTMLButtonElement;

function Thing() {
  const handlers: DragHandlers = {
    onTap: () => told.push('tap'),
    onStart: () => told.push('start') > 0,
    onMove: ({ x, y }) => told.push(`move ${x},${y}`),
    onDrop: ({ x, y }) => told.push(`drop ${x},${y}`),
    onCancel: () => told.push('cancel'),
    lift: () => 50,
  };
  const ref = useDrag<HTMLButtonElement>(handlers);
  return h('button', { ref, type: 'button' });
}

type More = Partial<PointerEventInit>;

/** A finger on the thing; `on` for one that lands elsewhere. */
function finger(type: string, x: number, y: number, more: More = {}, on: EventTarget = button) {
  const event = new PointerEvent(type, {
    bubbles: true,
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    pointerType: 'touch',
    button: type === 'pointermove' ? -1 : 0,
    ...more,
  });
  on.dispatchEvent(event);
}

beforeEach(() => {
  told = [];
  act(() => render(null, document.body));
  act(() => render(h(Thing, {}), document.body));
  button = document.querySelector('button') as HTMLButtonElement;
  button.setPointerCapture = vi.fn();
});

it('is a tap until the finger has moved, then a drag above the finger', () => {
  finger('pointerdown', 100, 100);
  finger('pointermove', 102, 100);
  finger('pointerup', 102, 100);
  expect(told).toEqual(['tap']);
  told = [];
  finger('pointerdown', 100, 100);
  finger('pointermove', 110, 100);
  finger('pointerup', 120, 90);
  expect(told).toEqual(['start', 'move 110,50', 'drop 120,40']);
});

it('begins at neither edge of the screen, where the system listens, but is tapped there', () => {
  for (const x of [10, window.innerWidth - 10]) {
    finger('pointerdown', x, 100);
    finger('pointermove', x + 60, 100);
    finger('pointerup', x + 60, 100);
    expect(told).toEqual([]);
  }
  finger('pointerdown', 10, 100);
  finger('pointerup', 10, 100);
  expect(told).toEqual(['tap']);
});

it('is called off by a second finger anywhere, which does nothing else', () => {
  const heard = vi.fn();
  document.body.addEventListener('pointerdown', heard);
  finger('pointerdown', 100, 100);
  finger('pointermove', 150, 100);
  heard.mockClear();
  finger('pointerdown', 10, 10, { pointerId: 2, isPrimary: false }, document.body);
  expect(heard).not.toHaveBeenCalled();
  finger('pointermove', 160, 100);
  finger('pointerup', 160, 100);
  expect(told).toEqual(['start', 'move 150,50', 'cancel']);
});

it('is called off by the system and by another button of the mouse', () => {
  finger('pointerdown', 100, 100);
  finger('pointermove', 150, 100);
  finger('pointercancel', 150, 100);
  finger('pointerup', 150, 100);
  expect(told).toEqual(['start', 'move 150,50', 'cancel']);
  told = [];
  finger('pointerdown', 100, 100, { pointerType: 'mouse' });
  finger('pointermove', 150, 100, { pointerType: 'mouse' });
  finger('pointermove', 150, 100, { pointerType: 'mouse', button: 2 });
  finger('pointerup', 150, 100, { pointerType: 'mouse' });
  expect(told).toEqual(['start', 'move 150,100', 'cancel']);
});

it('is called off by Escape', () => {
  finger('pointerdown', 100, 100);
  finger('pointermove', 150, 100);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  finger('pointerup', 150, 100);
  expect(told).toEqual(['start', 'move 150,50', 'cancel']);
});

it('hears no wrong button and no finger that came second', () => {
  finger('pointerdown', 100, 100, { button: 2 });
  finger('pointerup', 100, 100, { button: 2 });
  finger('pointerdown', 100, 100, { pointerId: 2, isPrimary: false });
  finger('pointermove', 150, 100, { pointerId: 2, isPrimary: false });
  finger('pointerup', 150, 100, { pointerId: 2, isPrimary: false });
  expect(told).toEqual([]);
});
