// The moving picture behind `Surface`: one SVG layer, moved by a CSS transform: an attribute
// transform makes the browser paint the whole board in every frame, a CSS transform only moves what
// is painted. It is drawn anew when a gesture is over and what is drawn has become too large, too
// small or too far off; a short pan draws nothing. Apart from the component so that panels can ask
// where on the board a finger is.

import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Cancel, flight, later } from './clock';
import {
  type Box,
  type Camera,
  carried,
  type Edges,
  fitted,
  grow,
  isInView,
  type Limits,
  limits,
  type Point,
  type Size,
  toBoard,
  toPixel,
  union,
  within,
} from './geometry';
import { remember, remembered } from './memory';
import { type Edge, pointIn } from './orientation';
import { isCalm } from './reduced-motion';

/** Drawn beyond each edge, as a share of the picture, so that a pan has something to show. */
export const OVERSCAN = 0.35;
/** One press of + or −. */
const ZOOM_STEP = 1.25;

/** How far from the edge a thing brought into sight stays, in pixels. */
const MARGIN = 8;
/** How much of that may be used up before the rest is drawn at leisure. */
const USED = 0.5;
/** The rest after a gesture before the picture is drawn anew. */
const LEISURE_MS = 120;

/** The largest cell on a tablet, in pixels: a few cells drawn larger would shrink with each new one. */
const EASY_PX = 132;
/** From this size of the shorter side on a surface is a tablet's. */
const TABLET_PX = 560;
/** Room for further things is left around a board that had to shrink while cells stay this large. */
const ROOMY_PX = 60;
/** How much larger all could be drawn before a board that has more room now is fitted anew. */
const ROOM = 1.3;
/** How far off the middle a board may come to lie before it is fitted anew, in pixels. */
const ASIDE_PX = 40;

/** Up to so much closer than all a view is still of all. */
const JUST = 1.02;

const PAN_MS = 350;
const ZOOM_MS = 200;

let isComingCloser = true;

/** Whether the view comes closer by itself where a finger can hardly aim. */
export function setCloser(wanted: boolean): void {
  isComingCloser = wanted;
}

/** The eye over one board. Make one with `useSurface` and hand it to `Surface`. */
export class Viewport {
  private readonly settled = signal<Camera>({ x: 0, y: 0, scale: 1 });
  /** The camera the layer was drawn with; a transform carries it to where the eye is. */
  private readonly drawn = signal<Camera>(this.settled.value);
  private readonly measured = signal<Size>({ width: 0, height: 0 });
  private readonly moving = signal(false);
  private live: Camera = this.settled.value;
  private before: Camera | null = null;
  private bounds: Box = { x: 0, y: 0, width: 1, height: 1 };
  private cell = 1;
  private edges: Edges = { left: 0, right: 0 };
  /** Whether the player has chosen the view; until then the whole board is kept in sight. */
  private isOwn = false;
  /** The edge that the surface is turned to. */
  faces: Edge = 'bottom';
  /** Whether nothing more is to come: then all is shown as large as it can be, whatever room there is. */
  isComplete = false;
  /** The view from before the screen itself came closer, and whether the player had chosen it. */
  private savedView: { readonly camera: Camera; readonly isOwn: boolean } | null = null;
  private layer: SVGSVGElement | null = null;
  private frame: HTMLElement | null = null;
  private stopFlight: Cancel | undefined;
  private stopLeisure: Cancel | undefined;

  /** `memory`: the key under which the view is kept across turns and restarts. */
  constructor(private readonly memory?: string) {
    const kept = memory === undefined ? undefined : remembered<Camera>(`view:${memory}`);
    if (kept) {
      this.settled.value = kept;
      this.drawn.value = kept;
      this.live = kept;
      this.isOwn = true;
    }
  }

  /** Where the picture stands; changes when a gesture ends. */
  get camera(): ReadonlySignal<Camera> {
    return this.settled;
  }

  /** For `Surface`: the camera to draw with. */
  get picture(): ReadonlySignal<Camera> {
    return this.drawn;
  }

  /** The size of the surface in pixels. */
  get size(): ReadonlySignal<Size> {
    return this.measured;
  }

  /** Whether a gesture or a flight is under way; what floats above the board hides meanwhile. */
  get isMoving(): ReadonlySignal<boolean> {
    return this.moving;
  }

  /** Board point under a pixel of the window; `null` outside the surface. */
  boardAt(client: Point): Point | null {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return null;
    const pixel = pointIn(box, client, this.faces);
    const { width, height } = this.measured.value;
    if (pixel.x < 0 || pixel.y < 0 || pixel.x > width || pixel.y > height) return null;
    return toBoard(this.live, this.measured.value, pixel);
  }

  /** Pixel in the surface over a board point. Reading it follows the view. */
  pixelAt(point: Point): Point {
    return toPixel(this.settled.value, this.measured.value, point);
  }

  /** Where a box of the board lies in the surface, in pixels. Reading it follows the view. */
  pixelBox({ x, y, width, height }: Box): Box {
    const scale = this.settled.value.scale;
    return { ...this.pixelAt({ x, y }), width: width * scale, height: height * scale };
  }

  /** How large a cell is drawn, in pixels. Reading it follows the view. */
  cellSize(): number {
    return this.settled.value.scale * this.cell;
  }

  /** How large a cell is where the view is going, or is already. */
  sizeAtRest(): number {
    return this.live.scale * this.cell;
  }

  /** Everything in sight. */
  showAll(): void {
    this.savedView = null;
    this.isOwn = false;
    if (this.memory !== undefined) remember(`view:${this.memory}`, undefined);
    this.animateTo(this.whole(), ZOOM_MS);
  }

  /** Brings a box into sight, if it is not there already: at the same zoom where it fits so. */
  show(box: Box): void {
    const size = this.measured.value;
    // While the whole board is kept in sight, its rim may be narrower than the margin.
    if (isInView(this.live, size, box, this.isOwn ? MARGIN : 0)) return;
    const within = { width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
    const { x, y, scale } = fitted(box, within);
    this.animateTo({ x, y, scale: Math.min(this.live.scale, scale) }, PAN_MS);
  }

  /**
   * Moves just as far as brings a box into sight, from farther off where it is too large, for as
   * long as it stands there: see `leanBack`. Unless the player has chosen the view, what lies around
   * it stays in sight, too.
   */
  ensureVisible(what: Box, around: Box = what): void {
    const size = this.measured.value;
    if (size.width === 0 || isInView(this.live, size, what)) return;
    const isOwn = this.savedView?.isOwn ?? this.isOwn;
    const box = isOwn ? what : union(what, around);
    const room = { width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
    const scale = Math.min(this.live.scale, fitted(box, room).scale);
    const reached = (at: number, from: number, length: number, pixels: number): number =>
      Math.max(from + length - pixels / scale / 2, Math.min(from + pixels / scale / 2, at));
    const x = reached(this.live.x, box.x, box.width, room.width);
    const y = reached(this.live.y, box.y, box.height, room.height);
    this.saveView();
    this.animateTo({ x, y, scale }, PAN_MS);
  }

  /**
   * Closer to a board point until a cell is `pixels` large, for as long as a finger needs it: see
   * `leanBack`.
   */
  zoomTemporarily(point: Point, pixels: number): void {
    this.saveView();
    this.animateTo({ ...point, scale: pixels / this.cell }, ZOOM_MS);
  }

  /** The same where the players like that; the step can be made from afar, too. */
  comeCloser(point: Point, pixels: number): void {
    if (isComingCloser) this.zoomTemporarily(point, pixels);
  }

  /** Back to the view before the screen came closer, unless the player has moved it since. */
  restoreView(): void {
    const { savedView } = this;
    if (!savedView) return;
    this.savedView = null;
    this.isOwn = savedView.isOwn;
    this.animateTo(
      savedView.isOwn ? this.bound(savedView.camera) : this.fine(savedView.camera),
      PAN_MS,
    );
  }

  /** What the screen itself looks at stands still until it leans back to where it was. */
  private saveView(): void {
    this.savedView ??= { camera: this.live, isOwn: this.isOwn };
    this.isOwn = true;
  }

  /** Closer to a board point until a cell is `pixels` large, to stay there. */
  zoomTo(point: Point, pixels: number): void {
    this.savedView = null;
    this.isOwn = true;
    this.animateTo({ ...point, scale: pixels / this.cell }, ZOOM_MS);
  }

  /** Closer or farther by steps around the middle, or around a pixel of the surface. */
  zoomBy(steps: number, around?: Point): void {
    const size = this.measured.value;
    const at = around ?? { x: size.width / 2, y: size.height / 2 };
    const camera = this.bound(carried(this.live, size, at, at, ZOOM_STEP ** steps));
    this.choose(camera);
    this.animateTo(camera, ZOOM_MS);
  }

  /** For `Surface`: the elements that carry the picture. */
  attach(frame: HTMLElement | null, layer: SVGSVGElement | null): void {
    this.frame = frame;
    this.layer = layer;
    // A new layer stands where it is drawn: what carried the old one went with it.
    if (layer === null) this.stopLeisure?.();
    else this.draw();
  }

  /** For `Surface`: what the board measures, whenever it may have changed. */
  measure(size: Size, bounds: Box, cell: number, edges: Edges = { left: 0, right: 0 }): void {
    const isFirst = this.measured.peek().width === 0;
    const isSame =
      !isFirst &&
      size.width === this.measured.peek().width &&
      size.height === this.measured.peek().height;
    const before = this.measured.peek();
    this.bounds = bounds;
    this.cell = cell;
    this.edges = edges;
    if (size.width === 0 || size.height === 0) return;
    batch(() => {
      this.measured.value = size;
      this.releaseView();
      // Only a device that was turned, or another window, has another width.
      const isTurned = isFirst || size.width !== before.width;
      if (this.isOwn) this.commit(this.bound(this.live));
      else if (isTurned || (!isSame && this.isComplete)) this.commit(this.whole());
      else if (!isSame) this.commit(this.kept(before));
      else if (!isInView(this.live, size, bounds, -1, edges)) this.animateTo(this.roomy(), PAN_MS);
      if (!isSame) this.draw();
    });
  }

  /** A gesture begins: what is drawn now can be gone back to. */
  begin(): void {
    this.finishAnimation();
    this.stopLeisure?.();
    this.before = this.live;
    this.moving.value = true;
  }

  /** The picture follows the hand. */
  move(from: Point, to: Point, factor: number): void {
    const { least, most } = this.range();
    const scale = Math.min(Math.max(this.live.scale * factor, least), most);
    const size = this.measured.value;
    this.live = carried(this.live, size, from, to, scale / this.live.scale);
    if (this.isBeyondDrawn(1)) this.draw();
    else this.place();
  }

  /** The gesture ends. */
  end(): void {
    this.before = null;
    const camera = this.bound(this.live);
    this.choose(camera);
    this.commit(camera);
    this.keepIfOwn();
  }

  /** The gesture never happened. */
  revert(): void {
    this.commit(this.before ?? this.live);
    this.before = null;
  }

  /** The camera that shows everything. */
  private whole(box: Box = this.bounds): Camera {
    const size = this.measured.peek();
    const camera = fitted(box, size, this.edges);
    const isTablet = Math.min(size.width, size.height) >= TABLET_PX;
    const scale = isTablet ? Math.min(camera.scale, EASY_PX / this.cell) : camera.scale;
    // What the edges take is taken at the scale it is drawn in.
    const off = (this.edges.right - this.edges.left) / 2;
    return { ...camera, x: camera.x - off / camera.scale + off / scale, scale };
  }

  /** The camera that shows everything and, where there is room, what may come next. */
  private roomy(): Camera {
    const camera = this.whole(grow(this.bounds, this.cell));
    return camera.scale * this.cell >= ROOMY_PX ? camera : this.whole();
  }

  /** The view when the surface has another size: nothing moves on the screen that need not. */
  private kept(before: Size): Camera {
    const { live, bounds } = this;
    const size = this.measured.peek();
    const middle = { x: size.width / 2, y: size.height / 2 };
    const camera = { ...toBoard(live, before, middle), scale: live.scale };
    const off = Math.abs(camera.y - bounds.y - bounds.height / 2) * live.scale;
    return off > ASIDE_PX ? this.whole() : this.fine(camera);
  }

  /** A view that shows everything: this one, unless it is much smaller than need be. */
  private fine(camera: Camera): Camera {
    const whole = this.whole();
    const isWhole = isInView(camera, this.measured.peek(), this.bounds, -1, this.edges);
    return isWhole && whole.scale < camera.scale * ROOM ? camera : whole;
  }

  /** A chosen view is given up where all can now be drawn as large. */
  private releaseView(): void {
    if (this.isOwn && this.savedView === null) this.choose(this.live);
  }

  /** The player takes the view, where it is closer; one of all is fitted anew as the board grows. */
  private choose({ scale }: Camera): void {
    this.savedView = null;
    this.isOwn = scale > this.whole().scale * JUST;
    if (!this.isOwn && this.memory !== undefined) remember(`view:${this.memory}`, undefined);
  }

  private range(): Limits {
    const range = limits(this.bounds, this.cell, this.measured.value, this.edges);
    return { ...range, least: Math.min(range.least, this.whole().scale) };
  }

  private bound(camera: Camera): Camera {
    return within(camera, this.range());
  }

  private keep(): void {
    if (this.memory !== undefined) remember(`view:${this.memory}`, this.live);
  }

  /** The transform that carries the drawn picture to where the camera is. */
  private transform(): string {
    const size = this.measured.peek();
    const drawn = this.drawn.peek();
    const at = toPixel(this.live, size, drawn);
    // A picture at rest lies on whole pixels, or every line of it would be blurred.
    const whole = (n: number): number => (this.moving.peek() ? n : Math.round(n));
    const dx = whole(at.x - size.width / 2);
    const dy = whole(at.y - size.height / 2);
    return `translate3d(${dx}px, ${dy}px, 0) scale(${this.live.scale / drawn.scale})`;
  }

  private place(): void {
    if (this.layer) this.layer.style.transform = this.transform();
  }

  /** Whether a share of what is drawn beyond the edges is used up. */
  private isBeyondDrawn(share: number): boolean {
    const size = this.measured.peek();
    const drawn = this.drawn.peek();
    const at = toPixel(this.live, size, drawn);
    const ratio = this.live.scale / drawn.scale;
    return (
      Math.abs(at.x - size.width / 2) > size.width * OVERSCAN * share ||
      Math.abs(at.y - size.height / 2) > size.height * OVERSCAN * share ||
      ratio < 1 / (1 + 2 * OVERSCAN) ||
      ratio > 3
    );
  }

  private draw(): void {
    this.stopLeisure?.();
    this.drawn.value = this.live;
    if (this.layer) {
      this.layer.style.transition = '';
      this.layer.style.transform = '';
    }
  }

  /** The picture comes to rest; what was drawn serves on as long as it is sharp and reaches. */
  private commit(camera: Camera): void {
    const size = this.measured.peek();
    this.live = camera;
    batch(() => {
      this.moving.value = false;
      this.settled.value = camera;
    });
    this.stopLeisure?.();
    if (size.width === 0 || this.isBeyondDrawn(1)) {
      this.draw();
      return;
    }
    if (this.layer) this.layer.style.transition = '';
    this.place();
    const isSharp = camera.scale === this.drawn.peek().scale;
    if (isSharp && !this.isBeyondDrawn(USED)) return;
    this.stopLeisure = later(LEISURE_MS, () => this.draw());
  }

  private animateTo(camera: Camera, ms: number): void {
    this.finishAnimation();
    if (isCalm() || !this.layer || this.measured.value.width === 0) {
      this.commit(camera);
      this.keepIfOwn();
      return;
    }
    this.live = camera;
    this.moving.value = true;
    this.layer.style.transition = `transform ${ms}ms cubic-bezier(0.2, 0, 0, 1)`;
    this.place();
    this.stopFlight = flight(ms, () => this.finishAnimation());
  }

  /** Ends a flight where it was going. */
  private finishAnimation(): void {
    if (!this.stopFlight) return;
    this.stopFlight();
    this.stopFlight = undefined;
    this.commit(this.live);
    this.keepIfOwn();
  }

  private keepIfOwn(): void {
    if (this.isOwn && this.savedView === null) this.keep();
  }
}
