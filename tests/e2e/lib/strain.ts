// A slow device, made on purpose: replies that come late, or a page that is busy. Whatever depends on
// something else having happened by then shows itself, in the app or in its tests. Asked for with
// `STRAIN=late` or `STRAIN=busy` before `npx vitest run`; a run without it is as it was. Each run says
// its seed, and `STRAIN_SEED` takes it again.
import type { BrowserContext } from 'playwright-core';

import { digest } from './seed';

type Strain = (context: BrowserContext, seed: number) => Promise<unknown>;

const STRAINS: Readonly<Record<string, Strain>> = { late, busy };

/** Puts the strain that is asked for on all pages of a person. */
export async function strain(context: BrowserContext): Promise<void> {
  const { STRAIN: asked, STRAIN_SEED = '' } = process.env;
  if (asked === undefined) return;
  const put = STRAINS[asked];
  if (put === undefined) throw new Error(`STRAIN is ${Object.keys(STRAINS).join(' or ')}, not ${asked}`);
  await put(context, digest(`strain ${STRAIN_SEED}`).readUInt32LE());
}

/** Numbers from 0 to 1, the same ones for a seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every reply takes a moment, and one in seven 0.3 to 1.2 s. */
function late(context: BrowserContext, seed: number): Promise<unknown> {
  const next = numbers(seed);
  return context.route('**/call', async (route) => {
    const ms = next() < 0.15 ? 300 + next() * 900 : next() * 120;
    await new Promise((done) => setTimeout(done, ms));
    // The page may be gone by then.
    await route.fallback().catch(() => undefined);
  });
}

/** Now and then, and above all after a touch, the page hears nothing for longer than a hold takes. */
function busy(context: BrowserContext, seed: number): Promise<unknown> {
  const strained = (next: () => number): void => {
    const work = (ms: number): void => {
      for (const until = performance.now() + ms; performance.now() < until; );
    };
    setInterval(() => {
      if (next() < 0.12) work(150 + next() * 700);
    }, 400);
    const touched = (): void => {
      if (next() < 0.15) setTimeout(work, next() * 60, 700);
    };
    addEventListener('pointerdown', touched, { capture: true });
  };
  return context.addInitScript(`(${strained})((${numbers})(${seed}))`);
}
