// A slow device, made on purpose: replies that come late, or a page that is busy. Whatever depends on
// something else having happened by then shows itself, in the app or in its tests. Asked for with
// `STRAIN=late` or `STRAIN=busy` before `npx vitest run`; a run without it is as it was.
import type { BrowserContext } from 'playwright-core';

type Strain = (context: BrowserContext) => Promise<unknown>;

const STRAINS: Readonly<Record<string, Strain>> = { late, busy };

/** Puts the strain that is asked for on all pages of a person. */
export async function strain(context: BrowserContext): Promise<void> {
  const asked = process.env['STRAIN'];
  if (asked === undefined) return;
  const put = STRAINS[asked];
  if (put === undefined) throw new Error(`STRAIN is ${Object.keys(STRAINS).join(' or ')}, not ${asked}`);
  await put(context);
}

/** Every reply takes a moment, and one in seven 0.3 to 1.2 s. */
function late(context: BrowserContext): Promise<unknown> {
  return context.route('**/call', async (route) => {
    const ms = Math.random() < 0.15 ? 300 + Math.random() * 900 : Math.random() * 120;
    await new Promise((done) => setTimeout(done, ms));
    // The page may be gone by then.
    await route.fallback().catch(() => undefined);
  });
}

/** Now and then, and above all after a touch, the page hears nothing for longer than a hold takes. */
function busy(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const work = (ms: number): void => {
      for (const until = performance.now() + ms; performance.now() < until; );
    };
    setInterval(() => {
      if (Math.random() < 0.12) work(150 + Math.random() * 700);
    }, 400);
    const touched = (): void => {
      if (Math.random() < 0.15) setTimeout(work, Math.random() * 60, 700);
    };
    addEventListener('pointerdown', touched, { capture: true });
  });
}
