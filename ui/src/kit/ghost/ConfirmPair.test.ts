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

  it.each([-40, 0, 330, 500])('stays on the screen for a ghost at %i', (at) => {
    const { left, top } = pairPlace({ x: at, y: at, width: 90, height: 90 }, size, 4);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + 4 * 48 + 3 * 8).toBeLessThanOrEqual(size.width - 8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + 48).toBeLessThanOrEqual(size.height - 8);
  });
});
