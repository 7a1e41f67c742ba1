// Fingers on the glass, put down, moved and lifted one by one, as the system reports them.
import type { Locator, Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is on the screen. */
export async function middle(of: Locator): Promise<Spot> {
  const box = await of.first().boundingBox();
  if (box === null) throw new Error(`${of} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export type Hand = Awaited<ReturnType<typeof handOn>>;

/** A hand over the page: a first finger, and a second one that comes and goes. */
export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let at: Spot = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(({ x, y }, i) => ({ x, y, id: i + 1 })),
    });
  return {
    async down(spot: Spot): Promise<void> {
      at = spot;
      await send('touchStart', [at]);
    },
    /** In steps, as a finger moves. */
    async move(to: Spot, steps = 8): Promise<void> {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = between(from, to, step / steps);
        await send('touchMove', [at]);
      }
    },
    /** The second finger comes down. */
    second: (spot: Spot) => send('touchStart', [at, spot]),
    /** All fingers are lifted. */
    up: () => send('touchEnd', []),
    /** The system takes the touch for a gesture of its own. */
    cancel: () => send('touchCancel', []),
    async tapTwice(spot: Spot): Promise<void> {
      await page.touchscreen.tap(spot.x, spot.y);
      await page.touchscreen.tap(spot.x, spot.y);
    },
  };
}
