// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isInView } from './geometry';
import { setCalm } from './reduced-motion';
import { setCloser, Viewport } from './viewport';

const size = { width: 400, height: 400 };
const bounds = { x: 0, y: 0, width: 400, height: 400 };

function laid(memory?: string): { eye: Viewport; layer: SVGSVGElement } {
  const eye = new Viewport(memory);
  const frame = document.createElement('div');
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  eye.attach(frame, layer);
  eye.measure(size, bounds, 100);
  return { eye, layer };
}

beforeEach(() => {
  localStorage.clear();
  setCalm(true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('eye', () => {
  it('shows everything at first', () => {
    const { eye } = laid();
    expect(eye.camera.value).toEqual({ x: 200, y: 200, scale: 1 });
    expect(eye.cellSize()).toBe(100);
  });

  it('stays where all is in sight, also for what lies at the very edge', () => {
    const { eye } = laid();
    eye.show({ x: 0, y: 300, width: 100, height: 100 });
    vi.runAllTimers();
    expect(eye.camera.value).toEqual({ x: 200, y: 200, scale: 1 });
    // Where the player has chosen the view, what is shown is brought clear of the edge.
    eye.zoomBy(1);
    vi.runAllTimers();
    eye.show({ x: 0, y: 300, width: 100, height: 100 });
    vi.runAllTimers();
    expect(isInView(eye.camera.value, size, { x: 0, y: 300, width: 100, height: 100 }, 8)).toBe(
      true,
    );
  });

  it('tells how large a cell will be when it has come to rest', () => {
    setCalm(false);
    const { eye } = laid();
    eye.zoomTo({ x: 50, y: 50 }, 200);
    expect([eye.cellSize(), eye.sizeAtRest()]).toEqual([100, 200]);
    vi.runAllTimers();
    expect([eye.cellSize(), eye.sizeAtRest()]).toEqual([200, 200]);
  });

  it('leans over a place and goes back, unless the player has chosen a view since', () => {
    const { eye } = laid('table');
    const whole = eye.camera.value;
    eye.zoomTemporarily({ x: 50, y: 50 }, 200);
    vi.runAllTimers();
    eye.zoomTemporarily({ x: 60, y: 50 }, 200);
    vi.runAllTimers();
    expect(eye.cellSize()).toBe(200);
    eye.restoreView();
    vi.runAllTimers();
    expect(eye.camera.value).toEqual(whole);
    // Nobody has chosen a view: none is remembered, and what grows is kept in sight.
    expect(laid('table').eye.camera.value).toEqual(whole);
    eye.measure(size, { x: 0, y: 0, width: 800, height: 800 }, 100);
    vi.runAllTimers();
    expect(eye.camera.value.scale).toBe(0.5);

    eye.zoomBy(1);
    vi.runAllTimers();
    const own = eye.camera.value;
    eye.zoomTemporarily({ x: 50, y: 50 }, 200);
    vi.runAllTimers();
    eye.restoreView();
    vi.runAllTimers();
    expect(eye.camera.value).toEqual(own);

    eye.zoomTemporarily({ x: 50, y: 50 }, 200);
    vi.runAllTimers();
    eye.zoomBy(-1);
    vi.runAllTimers();
    const zoomed = eye.camera.value;
    eye.restoreView();
    vi.runAllTimers();
    expect(eye.camera.value).toEqual(zoomed);
  });

  it('shows all as large as it can be when nothing more is to come', () => {
    const { eye } = laid();
    const [less, more] = [
      { width: 600, height: 400 },
      { width: 600, height: 480 },
    ];
    eye.measure(less, bounds, 100);
    eye.measure(more, bounds, 100);
    expect(eye.camera.value.scale).toBe(1);
    eye.isComplete = true;
    eye.measure(less, bounds, 100);
    eye.measure(more, bounds, 100);
    expect(eye.camera.value).toEqual({ x: 200, y: 200, scale: 1.2 });
  });

  it('comes closer for a step that could be made from afar only where the players like that', () => {
    const { eye } = laid();
    const whole = eye.camera.value;
    setCloser(false);
    eye.comeCloser({ x: 50, y: 50 }, 200);
    vi.runAllTimers();
    expect(eye.camera.value).toEqual(whole);
    setCloser(true);
    eye.comeCloser({ x: 50, y: 50 }, 200);
    vi.runAllTimers();
    expect(eye.cellSize()).toBe(200);
  });

  it('leans back to where it stood, though all could be drawn a little larger', () => {
    const { eye } = laid();
    // What lay beside the board has made room for it: nothing moves for that.
    const roomier = { width: size.width + 40, height: size.height + 40 };
    eye.measure(roomier, bounds, 100);
    const before = eye.camera.value;
    eye.zoomTemporarily({ x: 50, y: 50 }, 200);
    vi.runAllTimers();
    eye.restoreView();
    vi.runAllTimers();
    expect(eye.camera.value).toEqual(before);
  });

  it('fits all anew when the device is turned, and where a view of all would lie aside', () => {
    const { eye } = laid();
    const whole = { x: 200, y: 200 };
    // Cells are as large already as they become on a tablet: it is the place that is wrong.
    const small = { width: 800, height: 600 };
    eye.measure(small, bounds, 100);
    expect(eye.camera.value).toEqual({ ...whole, scale: 1.32 });
    eye.measure({ width: 600, height: 800 }, bounds, 100);
    expect(eye.camera.value).toEqual({ ...whole, scale: 1.32 });
    // One line more or less below the board moves nothing on the screen; much of it does.
    eye.measure({ width: 600, height: 760 }, bounds, 100);
    expect(eye.camera.value.y).toBeCloseTo(200 - 20 / 1.32, 6);
    eye.measure({ width: 600, height: 1000 }, bounds, 100);
    expect(eye.camera.value).toEqual({ ...whole, scale: 1.32 });
  });

  it('gives up a chosen view where all is drawn as large', () => {
    const { eye } = laid('turned');
    eye.zoomTo({ x: 100, y: 100 }, 120);
    eye.measure({ width: 600, height: 500 }, bounds, 100);
    expect(eye.camera.value).toEqual({ x: 200, y: 200, scale: 1.25 });
    // From then on it grows with the board.
    eye.measure({ width: 600, height: 500 }, { ...bounds, width: 900 }, 100);
    vi.runAllTimers();
    expect(
      isInView(eye.camera.value, { width: 600, height: 500 }, { ...bounds, width: 900 }, -1),
    ).toBe(true);
    expect(laid('turned').eye.camera.value.scale).toBe(1);
  });

  it('moves the layer by a transform and draws nothing for a short pan', () => {
    const { eye, layer } = laid();
    eye.zoomBy(1);
    vi.runAllTimers();
    const drawn = eye.picture.value;
    eye.begin();
    eye.move({ x: 200, y: 200 }, { x: 230.25, y: 200 }, 1);
    expect(eye.camera.value).toBe(drawn);
    expect(layer.style.transform).toContain('translate3d(30.25px');
    eye.end();
    vi.runAllTimers();
    expect(eye.picture.value).toBe(drawn);
    // At rest on whole pixels; what lies above the board is told exactly.
    expect(layer.style.transform).toContain('translate3d(30px, 0px, 0)');
    expect(eye.camera.value.x).toBeCloseTo(drawn.x - 30.25 / drawn.scale, 6);
  });

  it('draws anew at leisure after a pinch or a long pan', () => {
    const { eye, layer } = laid();
    eye.zoomBy(2);
    vi.runAllTimers();
    for (const [to, factor] of [
      [{ x: 200, y: 200 }, 1.1],
      [{ x: 300, y: 200 }, 1],
    ] as const) {
      const drawn = eye.picture.value;
      eye.begin();
      eye.move({ x: 200, y: 200 }, to, factor);
      eye.end();
      expect(eye.picture.value).toBe(drawn);
      vi.runAllTimers();
      expect(eye.picture.value).toEqual(eye.camera.value);
      expect(layer.style.transform).toBe('');
    }
  });

  it('draws anew on the way when the picture drawn runs out', () => {
    const { eye, layer } = laid();
    eye.zoomBy(2);
    vi.runAllTimers();
    const drawn = eye.picture.value;
    eye.begin();
    eye.move({ x: 0, y: 0 }, { x: 300, y: 0 }, 1);
    expect(eye.picture.value).not.toBe(drawn);
    expect(layer.style.transform).toBe('');
  });

  it('goes back to where it was when a gesture is taken away', () => {
    const { eye } = laid();
    const before = eye.camera.value;
    eye.begin();
    eye.move({ x: 200, y: 200 }, { x: 300, y: 250 }, 1.4);
    eye.revert();
    expect(eye.camera.value).toEqual(before);
    expect(eye.isMoving.value).toBe(false);
  });

  it('never zooms past its limits', () => {
    const { eye } = laid();
    eye.begin();
    eye.move({ x: 200, y: 200 }, { x: 200, y: 200 }, 50);
    eye.end();
    expect(eye.cellSize()).toBeCloseTo(200, 6);
    eye.begin();
    eye.move({ x: 200, y: 200 }, { x: 200, y: 200 }, 0.001);
    eye.end();
    expect(eye.camera.value.scale).toBeCloseTo(1, 6);
  });

  it('keeps a growing board in sight until the player takes the view', () => {
    const { eye } = laid();
    const grown = { x: -200, y: 0, width: 800, height: 400 };
    eye.measure(size, grown, 100);
    expect(isInView(eye.camera.value, size, grown, -1)).toBe(true);
    eye.zoomBy(2);
    const own = eye.camera.value;
    eye.measure(size, { ...grown, width: 1200 }, 100);
    expect(eye.camera.value).toEqual(own);
  });

  it('never leaves all of a board out of sight, and fits it anew though it was moved', () => {
    const { eye } = laid('t');
    const pan = (x: number, y: number) => {
      eye.begin();
      eye.move({ x: 0, y: 0 }, { x, y }, 1);
      eye.end();
    };
    pan(3000, -3000);
    expect(isInView(eye.camera.value, size, bounds, -1)).toBe(true);
    const grown = { x: -200, y: 0, width: 800, height: 400 };
    eye.measure(size, grown, 100);
    expect(isInView(eye.camera.value, size, grown, -1)).toBe(true);
    expect(laid('t').eye.camera.value, 'kept').toEqual({ x: 200, y: 200, scale: 1 });
    eye.zoomBy(2);
    pan(-3000, 3000);
    const corner = { x: 500, y: 0, width: 100, height: 100 };
    expect(isInView(eye.camera.value, size, corner)).toBe(true);
  });

  it('moves to a thing only when it is out of sight', () => {
    const { eye } = laid();
    eye.zoomTo({ x: 100, y: 100 }, 150);
    const before = eye.camera.value;
    eye.show({ x: 80, y: 80, width: 20, height: 20 });
    expect(eye.camera.value).toEqual(before);
    eye.show({ x: 380, y: 380, width: 20, height: 20 });
    expect(eye.camera.value).toMatchObject({ x: 390, y: 390, scale: before.scale });
  });

  it('moves just as far as brings a ghost into sight, and goes back when it is gone', () => {
    const { eye } = laid();
    eye.ensureVisible({ x: 300, y: 300, width: 100, height: 100 });
    expect(eye.camera.value).toEqual({ x: 200, y: 200, scale: 1 });
    eye.ensureVisible({ x: 350, y: 100, width: 100, height: 200 });
    expect(eye.camera.value).toEqual({ x: 258, y: 200, scale: 1 });
    // The board is fitted anew by nobody meanwhile.
    eye.measure(size, { ...bounds, width: 500 }, 100);
    expect(eye.camera.value).toEqual({ x: 258, y: 200, scale: 1 });
    eye.ensureVisible({ x: 100, y: 0, width: 100, height: 768 });
    expect(eye.camera.value).toMatchObject({ y: 384, scale: 0.5 });
    eye.restoreView();
    expect(eye.camera.value).toEqual({ x: 250, y: 200, scale: 0.8 });
  });

  it('keeps what lies around a ghost in sight, unless the player has chosen the view', () => {
    const { eye } = laid();
    const [ghost, around] = [
      { x: 300, y: 300, width: 100, height: 200 },
      { x: 0, y: 0, width: 100, height: 100 },
    ];
    eye.ensureVisible(ghost, around);
    expect(isInView(eye.camera.value, size, { x: 0, y: 0, width: 400, height: 500 })).toBe(true);
    eye.showAll();
    eye.zoomTo({ x: 300, y: 200 }, 100);
    eye.ensureVisible(ghost, around);
    expect(isInView(eye.camera.value, size, ghost)).toBe(true);
    expect(isInView(eye.camera.value, size, around)).toBe(false);
  });

  it('looks from farther away at what is too large to be seen from here', () => {
    const { eye } = laid();
    eye.zoomTo({ x: 100, y: 100 }, 200);
    const box = { x: 50, y: 150, width: 300, height: 200 };
    eye.show(box);
    expect(isInView(eye.camera.value, size, box, 7.9)).toBe(true);
    expect(eye.camera.value.scale).toBeCloseTo(384 / 300, 6);
  });

  it('remembers the player’s view, and forgets it for "show all"', () => {
    const { eye } = laid('t1');
    eye.zoomTo({ x: 100, y: 100 }, 180);
    expect(laid('t1').eye.camera.value).toEqual(eye.camera.value);
    eye.showAll();
    expect(laid('t1').eye.camera.value).toEqual({ x: 200, y: 200, scale: 1 });
  });

  it('shows on a new layer what it looks at, though the old one went while it was being carried', () => {
    const { eye, layer } = laid();
    eye.zoomBy(1);
    expect(layer.style.transform).not.toBe('');
    expect(eye.picture.value).not.toEqual(eye.camera.value);
    eye.attach(null, null);
    vi.runAllTimers();
    const frame = document.createElement('div');
    eye.attach(frame, document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    eye.measure(size, bounds, 100);
    expect(eye.picture.value).toEqual(eye.camera.value);
  });
});
