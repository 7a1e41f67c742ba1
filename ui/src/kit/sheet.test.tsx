// @vitest-environment happy-dom
// What the platform's dialog says of its end.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from './Sheet';

let root: HTMLElement;
const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockClear();
  root = document.body.appendChild(document.createElement('main'));
  const file = <input type="file" />;
  await act(() =>
    render(
      <Sheet title="Log" onClose={onClose}>
        {file}
      </Sheet>,
      root,
    ),
  );
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

const cancel = () => new Event('cancel', { bubbles: true, cancelable: true });

it('Escape closes it at once, before the keyboard is given back', () => {
  const event = cancel();
  root.querySelector('dialog')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

it('no file chosen in it leaves it open', () => {
  root.querySelector('input')?.dispatchEvent(cancel());
  expect(onClose).not.toHaveBeenCalled();
});
