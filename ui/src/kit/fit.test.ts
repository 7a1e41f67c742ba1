// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fitInto } from './fit';

const WIDTH = 360;

/** A box of so many px in height whose contents are as high as their width makes them. */
function boxOf(room: number, heightOf: (width: number) => number): HTMLElement {
  const box = document.createElement('div');
  const zoom = () => Number(box.style.zoom);
  const inner = () => WIDTH / zoom() - 2 * (Number.parseFloat(box.style.paddingInline) || 0);
  Object.defineProperty(box, 'offsetWidth', { get: () => WIDTH / zoom() });
  Object.defineProperty(box, 'clientHeight', { configurable: true, get: () => room / zoom() });
  Object.defineProperty(box, 'scrollHeight', { get: () => heightOf(Math.round(inner())) });
  return box;
}

it('what fits stays as it is drawn', () => {
  const box = boxOf(200, () => 180);
  fitInto(box);
  expect([box.style.zoom, box.dataset.small]).toEqual(['1', 'false']);
});

it('what has more width when it is smaller uses that', () => {
  const box = boxOf(150, (width) => 64_000 / width);
  fitInto(box);
  expect([box.style.zoom, box.style.paddingInline]).toEqual(['0.92', '']);
});

it('what a wide layout would make higher keeps its width', () => {
  const box = boxOf(120, (width) => (width < 480 ? 180 : 300));
  fitInto(box);
  expect(box.style.zoom).toBe('0.64');
  expect(box.style.paddingInline).not.toBe('');
  // Where there is room again, nothing of that is left.
  Object.defineProperty(box, 'clientHeight', { get: () => 400 });
  fitInto(box);
  expect([box.style.zoom, box.style.paddingInline]).toEqual(['1', '']);
});
