// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMoments } from './moments';

interface News {
  readonly name: string;
}

let root: HTMLElement;

function Told(p: { what: News | null; at: number }) {
  return (
    <p>
      {useMoments(p.what, p.at, 1000)
        .map((it) => it.name)
        .join(' ')}
    </p>
  );
}

const show = (what: News | null, at: number) =>
  act(() => render(<Told what={what} at={at} />, root));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const told = () => root.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('div');
});
afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

describe('moments', () => {
  const menhir = { name: 'menhir' };
  const points = { name: 'points' };

  it('go by themselves, whatever comes after them', async () => {
    await show(menhir, 3);
    expect(told()).toBe('menhir');
    await wait(600);
    await show(null, 4);
    expect(told()).toBe('menhir');
    await show(points, 5);
    expect(told()).toBe('menhir points');
    await wait(500);
    expect(told()).toBe('points');
    await wait(600);
    expect(told()).toBe('');
  });

  it('lie over no earlier position, and come but once', async () => {
    await show(menhir, 3);
    await show(null, 2);
    expect(told()).toBe('');
    await wait(1100);
    await show(menhir, 3);
    expect(told()).toBe('');
  });
});
