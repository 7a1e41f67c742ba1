import { describe, expect, it } from 'vitest';
import { contour, PERIOD, valleyPaths } from './valley';

describe('the contour lines of the valley', () => {
  const lines = [-0.5, 0.3].flatMap(contour);

  it('go round, or leave one period where the next takes them up', () => {
    const ends = { left: [], right: [], top: [], bottom: [] } as Record<string, number[]>;
    for (const line of lines) {
      const [first, last] = [line[0], line[line.length - 1]];
      if (!first || !last) throw new Error('a line without points');
      if (first.x === last.x && first.y === last.y) continue;
      for (const { x, y } of [first, last]) {
        if (x === 0) ends.left?.push(y);
        else if (x === PERIOD) ends.right?.push(y);
        else if (y === 0) ends.top?.push(x);
        else if (y === PERIOD) ends.bottom?.push(x);
        else throw new Error(`a line ends at ${x}, ${y}`);
      }
    }
    const sorted = (side: string): number[] => (ends[side] ?? []).sort((a, b) => a - b);
    expect(sorted('left')).toEqual(sorted('right'));
    expect(sorted('top')).toEqual(sorted('bottom'));
    expect(sorted('left').length + sorted('top').length).toBeGreaterThan(0);
  });

  it('are few enough to be drawn in one go', () => {
    const { fine, bold } = valleyPaths();
    expect(fine.length + bold.length).toBeLessThan(40_000);
  });
});
