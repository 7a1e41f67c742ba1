// A picture that never moves, drawn once and kept as a bitmap. Hundreds of shapes that only stand
// there cost their memory in the page and, where a graphics card paints, once more in it; and they
// are in the way of every change of the screen. Where nothing can be drawn ahead the shapes stand
// there themselves.

import { type ComponentType, render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { later } from './clock';
import type { Late } from './late';

interface RasterCacheProps {
  /** What tells the picture from all others. */
  readonly name: string;
  /** The picture: one SVG element that fills its frame, 16 wide and 10 high. */
  readonly art: Late<ComponentType>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const ASPECT = 16 / 10;

/** So many bitmaps are kept for the next screen. */
const MOST = 12;

const drawn = new Map<string, HTMLCanvasElement>();
/** One is drawn after the other, and between them the page answers. */
let queue: Promise<unknown> = Promise.resolve();

/** When all pictures are drawn that stand on the page now. */
export const picturesDrawn = (): Promise<unknown> => queue;

const themeOf = (): string => document.documentElement.dataset.theme ?? '';

export function RasterCache({ name, art }: RasterCacheProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isLive, setLive] = useState(false);
  const Art = isLive && art.value;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || isLive) return;
    let isGone = false;
    let wanted = '';
    const standLive = () => {
      if (isGone) return;
      element.replaceChildren();
      setLive(true);
    };
    const look = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const size = bitmapSize({ width, height });
      const key = `${name} ${themeOf()} ${size.width}`;
      if (key === wanted) return;
      wanted = key;
      const stand = (canvas: HTMLCanvasElement) => {
        if (!isGone && wanted === key) element.replaceChildren(freeCopy(canvas));
      };
      const known = drawn.get(key);
      if (known) return stand(known);
      const { color } = getComputedStyle(element);
      queue = queue
        .then(() => new Promise<void>((done) => later(0, done)))
        .then(() => drawn.get(key) ?? (isGone ? undefined : draw(art, size, color)))
        .then((canvas) => {
          if (!canvas) return;
          keep(key, canvas);
          stand(canvas);
        })
        .catch(standLive);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const themes = new MutationObserver(look);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      isGone = true;
      sizes.disconnect();
      themes.disconnect();
    };
  }, [name, art, isLive]);
  return (
    <span class="still" ref={frame} aria-hidden="true">
      {Art && <Art />}
    </span>
  );
}

function keep(key: string, canvas: HTMLCanvasElement): void {
  drawn.delete(key);
  drawn.set(key, canvas);
  for (const old of drawn.keys()) {
    if (drawn.size <= MOST) return;
    drawn.delete(old);
  }
}

/** The bitmap itself, or a copy where it stands elsewhere on the screen. */
function freeCopy(canvas: HTMLCanvasElement): HTMLCanvasElement {
  if (!canvas.isConnected) return canvas;
  const copy = sheet(canvas);
  penOf(copy)?.drawImage(canvas, 0, 0);
  return copy;
}

function sheet({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** What a graphics card draws it keeps beside what is shown; this is drawn without one. */
const penOf = (canvas: HTMLCanvasElement) => canvas.getContext('2d', { willReadFrequently: true });

/** How large a picture is drawn, in pixels, that is to fill a box. */
function bitmapSize(box: Size): Size {
  const width = Math.max(box.width, box.height * ASPECT) * devicePixelRatio;
  return { width: Math.round(width), height: Math.round(width / ASPECT) };
}

async function draw(
  art: Late<ComponentType>,
  size: Size,
  color: string,
): Promise<HTMLCanvasElement> {
  const Art = await art.fetch();
  const host = document.createElement('div');
  render(<Art />, host);
  const svg = host.querySelector('svg');
  const canvas = sheet(size);
  const pen = penOf(canvas);
  if (!svg || !pen) throw new Error('nothing to draw with');
  // The page's own rules speak of its root, of things within it, and of these.
  const page = document.createElementNS(svg.namespaceURI, 'svg') as SVGSVGElement;
  const style = document.createElementNS(svg.namespaceURI, 'style');
  style.textContent = rulesFor(svg);
  page.append(style, svg);
  page.dataset.theme = themeOf();
  page.style.color = color;
  for (const it of [page, svg]) {
    it.setAttribute('width', String(size.width));
    it.setAttribute('height', String(size.height));
    Object.assign(it.style, { width: `${size.width}px`, height: `${size.height}px` });
  }
  const text = new XMLSerializer().serializeToString(page);
  render(null, host);
  const image = new Image(size.width, size.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  pen.drawImage(image, 0, 0, size.width, size.height);
  // An engine keeps a whole document for such an image as long as it is one.
  image.src = '';
  return canvas;
}

/** What the style sheets say of the classes of a picture, and of the root. */
function rulesFor(svg: SVGSVGElement): string {
  const classes = new Set(
    [...svg.querySelectorAll('[class]'), svg].flatMap((it) => [...it.classList]),
  );
  const isMeant = (selector: string): boolean =>
    selector.startsWith(':root') ||
    [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
  return [...document.styleSheets]
    .flatMap((it) => [...it.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && isMeant(rule.selectorText))
    .map((rule) => rule.cssText)
    .join('\n');
}
