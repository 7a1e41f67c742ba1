// Fingers on the glass. How fast they move is written on each touch as the moment at which it
// happens, so that a gesture is the same on a busy machine; and nobody looks at what came of a tap
// before the page has heard it.
import type { Locator, Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Counts the clicks that a page hears, for {@link touch}. */
export const COUNT_CLICKS = `
  globalThis.heard = 0;
  addEventListener('click', () => { globalThis.heard += 1; }, true);
`;

/** How many clicks the page has heard. */
export const heard = (page: Page): Promise<number> => page.evaluate('heard');

/** A tap, heard by the page and drawn. */
export async function touch(page: Page, what: Locator | Spot): Promise<void> {
  const before = await heard(page);
  if ('tap' in what) await what.tap();
  else await page.touchscreen.tap(what.x, what.y);
  await page.waitForFunction(`heard > ${before}`);
  await standStill(page);
}

/** Two taps on one place, sent in one breath. */
export async function tapTwice(page: Page, { x, y }: Spot): Promise<void> {
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
  // Touches are heard in their order: when the page has heard one more, it has heard both.
  await touch(page, { x: 1, y: 1 });
}

/** The middle of what stands on the screen. */
export async function middle(of: Locator): Promise<Spot> {
  await of.first().waitFor();
  await standStill(of.page());
  const box = await of.first().boundingBox();
  if (box === null) throw new Error(`${of} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the page is at rest: nothing is asked of the door, nothing flies, and no guard runs. */
export async function standStill(page: Page): Promise<void> {
  await page.locator(STILL).waitFor({ state: 'attached' });
}

/** A page at rest. */
export const STILL = 'html[data-still="true"]';

/** From one touch of a moving finger to the next, in seconds. */
const BEAT = 0.008;

export type Hand = Awaited<ReturnType<typeof handOn>>;

/** A hand over the page: a first finger, and a second one that comes and goes. */
export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let at: Spot = { x: 0, y: 0 };
  let now = 0;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', spots: readonly Spot[]): Promise<void> => {
    now += BEAT;
    const touchPoints = spots.map(({ x, y }, i) => ({ x, y, id: i + 1 }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
  };
  return {
    async down(spot: Spot): Promise<void> {
      at = spot;
      // A new gesture begins; within one, what the test waits for takes the hand no time.
      now = Math.max(now, Date.now() / 1000 - 1);
      await send('touchStart', [at]);
    },
    /** In steps, as a finger moves. */
    async move(to: Spot, steps = 8): Promise<void> {
      const from = at;
      for (let n = 1; n <= steps; n += 1) {
        at = { x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps };
        await send('touchMove', [at]);
      }
    },
    /** A finger that aims comes to rest before it is lifted; otherwise it flings. */
    rest(): void {
      now += 0.2;
    },
    /** The second finger comes down. */
    second: (spot: Spot) => send('touchStart', [at, spot]),
    /** All fingers are lifted. */
    up: () => send('touchEnd', []),
    /** The system takes the touch for a gesture of its own. */
    cancel: () => send('touchCancel', []),
  };
}

/** A finger that comes down and rests until something is there. */
export async function restUntil(there: Locator, at: Spot): Promise<void> {
  const hand = await handOn(there.page());
  await hand.down(at);
  await there.waitFor();
  await hand.up();
}
