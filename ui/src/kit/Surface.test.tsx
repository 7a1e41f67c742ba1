// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from './root';
import { Surface } from './Surface';
import { Viewport } from './viewport';

const root = testRoot();
const viewport = new Viewport('toy');
const zoom = vi.fn();
const all = vi.fn();
Object.assign(viewport, { zoomBy: zoom, showAll: all });

beforeEach(() =>
  act(() =>
    render(
      <Surface
        viewport={viewport}
        bounds={{ x: 0, y: 0, width: 9, height: 9 }}
        cell={1}
        label="board"
      />,
      root,
    ),
  ),
);
afterEach(() => {
  zoom.mockClear();
  all.mockClear();
  document.body.querySelector('dialog')?.remove();
});

const press = (init: KeyboardEventInit, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

it('the board has its keys, whatever has the focus', () => {
  press({ key: '+' });
  press({ key: '-' });
  expect(zoom.mock.calls).toEqual([[1], [-1]]);
  press({ key: '0', code: 'Numpad0' });
  // As a Czech keyboard writes it.
  press({ key: 'é', code: 'Digit0' });
  expect(all).toHaveBeenCalledTimes(2);
});

it('leaves keys to fields, to what lies over the board and to the browser', () => {
  const field = document.body.appendChild(document.createElement('input'));
  press({ key: '0', code: 'Digit0' }, field);
  field.remove();
  press({ key: '+', ctrlKey: true });
  document.body.appendChild(document.createElement('dialog')).open = true;
  press({ key: '+' });
  expect(zoom).not.toHaveBeenCalled();
  expect(all).not.toHaveBeenCalled();
});
