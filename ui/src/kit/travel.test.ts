// @vitest-environment happy-dom
// What moves ends with the next touch, and nothing moves where motion is unwelcome.

import { afterEach, expect, it, vi } from 'vitest';
import { opaque } from './opaque';
import { setCalm } from './reduced-motion';
import { travel } from './travel';

function thing() {
  const finish = vi.fn();
  const animate = vi.fn(() => ({ finish, finished: new Promise(() => undefined) }));
  return { element: opaque<Element>({ animate }), animate, finish };
}

afterEach(() => setCalm(false));

it('is where it was going with the next touch', () => {
  const { element, animate, finish } = thing();
  travel(element, [{ translate: '0 -10px' }, { translate: '0 0' }], 180);
  expect(animate).toHaveBeenCalledOnce();
  expect(finish).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  expect(finish).toHaveBeenCalledOnce();
});

it('does not set out where motion is unwelcome', () => {
  const { element, animate } = thing();
  setCalm(true);
  expect(travel(element, [{ translate: '0 0' }], 180)).toBeNull();
  expect(animate).not.toHaveBeenCalled();
});
