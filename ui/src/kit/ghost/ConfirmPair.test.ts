import { describe, expect, it } from 'vitest';
import { pairPlace } from './ConfirmPair';

const size = { width: 360, height: 400 };

describe('the place of ✔ and ✖', () => {
  it('is below the ghost', () => {
    const { left, top } = pairPlace({ x: 100, y: 100, width: 80, height: 80 }, size, 2);
    expect(top).toBe(192);
    expect(left + 52).toBe(140);
  });

  it('is above where there is no room below', () => {
    const { top } = pairPlace({ x: 100, y: 300, width: 80, height: 80 }, size, 2);
    expect(top + 48).toBeLessThan(300);
  });

  it('is beside what else may be meant, or over it where nothing else is left', () => {
    const ghost = { x: 100, y: 100, width: 80, height: 80 };
    const right = { x: 180, y: 180, width: 80, height: 80 };
    expect(pairPlace(ghost, size, 2, [right])).toEqual({ left: 76, top: 192 });
    const below = { x: 60, y: 180, width: 160, height: 80 };
    expect(pairPlace(ghost, size, 2, [below]).top).toBe(40);
    expect(pairPlace(ghost, size, 2, [{ x: 0, y: 0, ...size }])).toEqual(pairPlace(ghost, size, 2));
  });

  it.each([-40, 0, 330, 500])('stays on the screen for a ghost at %i', (at) => {
    const { left, top } = pairPlace({ x: at, y: at, width: 90, height: 90 }, size, 4);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + 4 * 48 + 3 * 8).toBeLessThanOrEqual(size.width - 8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + 48).toBeLessThanOrEqual(size.height - 8);
  });
});
