import { describe, expect, it } from 'vitest';
import { mergePaths, ring, transformPath, transformPaths } from './ink';

const at = (class_: string, x: number) =>
  transformPaths([{ class: class_, d: 'M0 0h4v4h-4z' }], { x, y: 0 });

describe('a path that is put somewhere', () => {
  it('is scaled and moved, in absolute and relative letters alike', () => {
    const there = { x: 10, y: 20, scale: 2 };
    expect(transformPath('M1 2L3 4', there).d).toBe('M12 24L16 28');
    expect(transformPath('m1 2 2 2h1v-1z', there).d).toBe('M12 24L16 28L18 28L18 26Z');
    expect(transformPath('M0 0c1 0 2 1 2 2s1 2 2 2', there).d).toBe(
      'M10 20C12 20 14 22 14 24S16 28 18 28',
    );
    expect(transformPath('M0 0q1-1 2 0t2 0', there).d).toBe('M10 20Q12 18 14 20T18 20');
  });

  it('goes on from where its outline began once that is closed', () => {
    expect(transformPath('M1 1h2zl1 1', { x: 0, y: 0 }).d).toBe('M1 1L3 1ZL2 2');
  });

  it('is turned around the origin', () => {
    expect(transformPath('M1 0V1', { x: 0, y: 0, turn: 90 }).d).toBe('M0 1L-1 1');
  });

  it('keeps its arcs', () => {
    const { d, box } = transformPath(ring(0, 0, 2), { x: 5, y: 5, scale: 0.5 });
    expect(d).toBe('M4 5A1 1 0 1 0 6 5A1 1 0 1 0 4 5Z');
    // The circle reaches from 4 to 6.
    expect(box.x).toBeLessThanOrEqual(4);
    expect(box.x + box.width).toBeGreaterThanOrEqual(6);
  });

  it('reads numbers that are written without a space', () => {
    expect(transformPath('M-.5-6.500L.5.5', { x: 0, y: 0 }).d).toBe('M-0.5 -6.5L0.5 0.5');
  });
});

describe('shapes that are pressed into few paths', () => {
  const classes = (...strokes: ReturnType<typeof at>[]) =>
    mergePaths(strokes.flat(), 0.5).map((it) => `${it.class} ${it.d.split('Z').length - 1}`);

  it('join where nothing lies between them', () => {
    expect(classes(at('tree', 0), at('trunk', 10), at('tree', 20))).toEqual(['tree 2', 'trunk 1']);
  });

  it('keep their order where they lie on each other', () => {
    expect(classes(at('tree', 0), at('trunk', 2), at('tree', 3))).toEqual([
      'tree 1',
      'trunk 1',
      'tree 1',
    ]);
  });

  it('do not join what they lie on, or its edge would show through', () => {
    expect(classes(at('tree', 0), at('tree', 3))).toEqual(['tree 1', 'tree 1']);
  });

  it('leave their pens room', () => {
    expect(classes(at('tree', 0), at('tree', 4.5))).toEqual(['tree 1', 'tree 1']);
    expect(classes(at('tree', 0), at('tree', 6))).toEqual(['tree 2']);
  });
});
