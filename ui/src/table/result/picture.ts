// A drawing of the page and some words as one PNG. The drawing is SVG that is styled by the page's own
// sheets: it is copied with the values that are in force, because a picture knows no style sheets.
// It holds no foreign objects and loads nothing, so that every web view lets it be read back.

import type { CourseMoment, GameId, Seat } from '../../host/protocol';
import { markColour, markOf, SHAPES } from '../../kit/marks';

interface Caption {
  readonly title: string;
  readonly verdict: string;
  readonly date: string;
  readonly app: string;
  /** How the points came about, if that is to be drawn under the land. */
  readonly course?: readonly CourseMoment[];
  readonly rows: readonly {
    readonly mark: string;
    readonly seat: Seat;
    readonly name: string;
    readonly place: string;
    readonly total: string;
  }[];
}

/** Width and height of the picture in pixels: upright, as telephones show it whole. */
const WIDTH = 1080;
const HEIGHT = 1350;
const RIM = 48;
const HEAD = 150;
const ROW = 74;
/** The height of the course under the land. */
const COURSE = 210;

const SVG = 'http://www.w3.org/2000/svg';

/** What a shape looks like; everything else is in its attributes. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'color',
  'display',
  'visibility',
  'transform',
  'transform-origin',
  'transform-box',
  'mix-blend-mode',
  'filter',
  'clip-path',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'vector-effect',
] as const;

/** A file name that sorts by day: `ctyrhra-kraje-2026-11-22.png`. */
export function fileName(game: GameId, now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `ctyrhra-${game}-${day}.png`;
}

/** Copies a drawing with the looks in force written into it. */
function styled(from: Element, plain: CSSStyleDeclaration): Element {
  const to = from.cloneNode(false) as Element;
  if (from instanceof SVGElement) {
    const looks = getComputedStyle(from);
    const own: string[] = [];
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name);
      // A looks-like-nothing value still has to be said where an attribute says otherwise.
      // The place of a thing may be known to its attribute alone.
      if (name === 'transform' && value === 'none') continue;
      if (value && (value !== plain.getPropertyValue(name) || from.hasAttribute(name)))
        own.push(`${name}:${value.replaceAll('"', "'")}`);
    }
    to.setAttribute('style', own.join(';'));
    to.removeAttribute('class');
  }
  for (const child of from.childNodes) {
    to.append(child instanceof Element ? styled(child, plain) : child.cloneNode());
  }
  return to;
}

/** All drawings on a stage as one, each where the stage has it. */
export function gathered(stage: HTMLElement): SVGSVGElement {
  const box = stage.getBoundingClientRect();
  const whole = document.createElementNS(SVG, 'svg');
  whole.setAttribute('xmlns', SVG);
  whole.setAttribute('width', String(box.width));
  whole.setAttribute('height', String(box.height));
  whole.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  const probe = document.createElementNS(SVG, 'g');
  whole.append(probe);
  stage.append(whole);
  const plain = getComputedStyle(probe);
  const drawn: Element[] = [];
  for (const svg of stage.querySelectorAll('svg')) {
    if (svg === whole || svg.parentElement?.closest('svg')) continue;
    const at = svg.getBoundingClientRect();
    const copy = styled(svg, plain);
    copy.setAttribute('x', String(at.x - box.x));
    copy.setAttribute('y', String(at.y - box.y));
    copy.setAttribute('width', String(at.width));
    copy.setAttribute('height', String(at.height));
    drawn.push(copy);
  }
  whole.remove();
  whole.replaceChildren(...drawn);
  return whole;
}

async function load(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** The picture of what is drawn on a stage, with who won over it and the places under it. */
export async function paint(stage: HTMLElement, caption: Caption): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const foot = RIM + ROW * caption.rows.length + (caption.course ? COURSE : 0);
  const land = { x: RIM, y: HEAD, width: WIDTH - 2 * RIM, height: HEIGHT - HEAD - foot - 24 };
  stage.style.width = `${land.width}px`;
  stage.style.height = `${land.height}px`;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  const board = stage.firstElementChild;
  const ground = board ? groundOf(board) : '';
  const image = await load(gathered(stage));

  pen.fillStyle = colour('--paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.beginPath();
  pen.roundRect(land.x, land.y, land.width, land.height, 18);
  pen.clip();
  pen.fillStyle = ground && ground !== 'rgba(0, 0, 0, 0)' ? ground : colour('--table');
  pen.fillRect(land.x, land.y, land.width, land.height);
  pen.drawImage(image, land.x, land.y, land.width, land.height);
  pen.restore();
  pen.lineWidth = 3;
  pen.strokeStyle = colour('--ink');
  pen.beginPath();
  pen.roundRect(land.x, land.y, land.width, land.height, 18);
  pen.stroke();
  write(pen, caption, colour);
  if (caption.course) {
    const top = land.y + land.height + 24;
    draw(pen, caption, { x: RIM, y: top, width: land.width, height: COURSE - 24 }, colour);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The colour under a board: the last one where it shades from one into others. */
function groundOf(board: Element): string {
  const { backgroundColor, backgroundImage } = getComputedStyle(board);
  const shades = backgroundImage.match(/(?:rgb|hsl|color|oklch|oklab)a?\([^()]*\)|#[0-9a-f]+/gi);
  return shades?.at(-1) ?? backgroundColor;
}

/** The words around the land. */
function write(
  pen: CanvasRenderingContext2D,
  { title, verdict, date, app, rows }: Caption,
  colour: (name: string) => string,
): void {
  const titles = colour('--font-title');
  const texts = colour('--font-text');
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour('--ink');
  pen.font = fitting(pen, verdict, titles, 800, 62, WIDTH - 2 * RIM);
  pen.fillText(verdict, RIM, 78);
  pen.fillStyle = colour('--ink-2');
  pen.font = `400 30px ${texts}`;
  pen.fillText(`${title} · ${date}`, RIM, 124);
  pen.textAlign = 'right';
  pen.fillText(app, WIDTH - RIM, 124);
  const top = HEIGHT - RIM - ROW * rows.length;
  // "2nd" is longer than "2.": all marks stand after the longest.
  pen.font = `700 40px ${titles}`;
  const places = Math.max(...rows.map(({ place }) => pen.measureText(place).width));
  for (const [i, { mark, seat, name, place, total }] of rows.entries()) {
    const line = top + i * ROW + 54;
    const shape = markOf(mark, seat);
    const left = RIM + (places === 0 ? 0 : Math.max(64, places + 16));
    pen.textAlign = 'left';
    pen.fillStyle = colour('--ink');
    pen.font = `700 40px ${titles}`;
    pen.fillText(place, RIM, line);
    pen.save();
    pen.translate(left, line - 36);
    pen.scale(1.75, 1.75);
    pen.fillStyle = colour(inkOf(mark, seat));
    pen.fill(new Path2D(SHAPES[shape]), 'evenodd');
    pen.restore();
    pen.fillStyle = colour('--ink');
    pen.font = fitting(pen, name, texts, i === 0 ? 700 : 400, 42, WIDTH - 2 * RIM - left - 160);
    pen.fillText(name, left + 62, line);
    pen.textAlign = 'right';
    pen.font = `800 52px ${titles}`;
    pen.fillText(total, WIDTH - RIM, line + 2);
  }
}

/** The dashes of the lines, by seat, so that they are told apart without colours. */
const DASHES = [[], [18, 8], [5, 8], [22, 8, 5, 8], [10, 5, 3, 5]] as const;

/** The points of every player as steps, from the first step of the game to the last. */
function draw(
  pen: CanvasRenderingContext2D,
  { course = [], rows }: Caption,
  box: { x: number; y: number; width: number; height: number },
  colour: (name: string) => string,
): void {
  const values = course.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const last = Math.max(1, course.at(-1)?.at ?? 1);
  const x = (at: number) => box.x + (at / last) * box.width;
  const y = (total: number) => box.y + (1 - (total - least) / (most - least)) * box.height;
  pen.save();
  pen.lineWidth = 2;
  pen.strokeStyle = colour('--line');
  pen.beginPath();
  pen.moveTo(box.x, y(0));
  pen.lineTo(box.x + box.width, y(0));
  pen.stroke();
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const { mark, seat } of rows) {
    pen.strokeStyle = colour(inkOf(mark, seat));
    pen.setLineDash([...(DASHES[seat % DASHES.length] ?? [])]);
    pen.beginPath();
    let before = course[0]?.totals[seat] ?? 0;
    pen.moveTo(x(0), y(before));
    for (const { at, totals } of course) {
      pen.lineTo(x(at), y(before));
      before = totals[seat] ?? 0;
      pen.lineTo(x(at), y(before));
    }
    pen.stroke();
  }
  pen.restore();
}

/** The token with the colour of a seat. */
function inkOf(mark: string, seat: Seat): string {
  const [, variable = '--ink'] = /var\((--[\w-]+)\)/.exec(markColour(markOf(mark, seat))) ?? [];
  return variable;
}

/** A font at most so large that the text fits. */
function fitting(
  pen: CanvasRenderingContext2D,
  text: string,
  family: string,
  weight: number,
  size: number,
  width: number,
): string {
  pen.font = `${weight} ${size}px ${family}`;
  const fit = Math.min(1, width / Math.max(1, pen.measureText(text).width));
  return `${weight} ${Math.floor(size * fit)}px ${family}`;
}
