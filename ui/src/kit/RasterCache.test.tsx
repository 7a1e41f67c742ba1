// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { Late } from './late';
import { RasterCache } from './RasterCache';

const art = new Late(async () => () => (
  <svg viewBox="0 0 320 200" data-testid="art">
    <rect width="320" height="200" />
  </svg>
));

const stage = () => document.body.appendChild(document.createElement('div'));

afterEach(() => document.body.replaceChildren());

const boxed = () =>
  vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 160, 100));

it('shows the picture itself where nothing can be drawn ahead', async () => {
  boxed();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const on = stage();
  render(<RasterCache name="a" art={art} />, on);
  await vi.waitFor(() => expect(on.querySelector('.still > [data-testid="art"]')).not.toBeNull());
});

it('draws a picture once for all places of its size, and shows it in each of them', async () => {
  boxed();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage,
  } as unknown as CanvasRenderingContext2D as never);
  const [one, other] = [stage(), stage()];
  render(<RasterCache name="c" art={art} />, one);
  render(<RasterCache name="c" art={art} />, other);
  await vi.waitFor(() => {
    expect(one.querySelector('canvas')?.width).toBe(160 * devicePixelRatio);
    expect(other.querySelector('canvas')).not.toBeNull();
  });
  // Drawn, and copied.
  expect(drawImage).toHaveBeenCalledTimes(2);
  render(null, one);
  render(null, other);
  const again = stage();
  render(<RasterCache name="c" art={art} />, again);
  expect(again.querySelector('canvas')).not.toBeNull();
  expect(drawImage).toHaveBeenCalledTimes(2);
});
