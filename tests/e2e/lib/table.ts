// What a person does at any table, whatever the game: begin, pass the device, take it, decide, finish.
import type { Page } from 'playwright-core';

import { STILL, touch } from './finger';
import { nextSeed, sow } from './seed';

export const byId = (page: Page, id: string) => page.getByTestId(id);

/** Taps what stands under a test id, as a finger does. */
export async function tap(page: Page, id: string): Promise<void> {
  await byId(page, id).first().tap();
}

export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** Names of the seats; bots by their level. */
  readonly names?: readonly string[];
  /** Seats that the computer plays, from 0. */
  readonly bots?: readonly number[];
  /** How well it plays; a guest unless said. */
  readonly level?: string;
  /** Values of the game's own options that are not the usual ones. */
  readonly options?: readonly string[];
  /** The device lies in the middle; at which edges of it the people sit, in their order. */
  readonly edges?: readonly Edge[];
}

export type Edge = 'bottom' | 'left' | 'top' | 'right';

/** From the home screen to a table that begins, where everybody knows how to play. */
export async function begin(page: Page, plan: Plan, way = sitDown): Promise<void> {
  await way(page, plan);
  // Where a bot begins, what is told before the first move comes after its turn.
  if (plan.bots !== undefined) await untilDue(page);
  await knowHow(page);
}

/** From the home screen to a table that begins, by finger. */
export async function setUp(page: Page, plan: Plan): Promise<void> {
  await tap(page, `game-${plan.game}`);
  await byId(page, 'start').waitFor();
  const count = page.locator(`fieldset.chips input[type=radio][value="${plan.seats}"]`);
  if ((await count.count()) > 0) await count.first().locator('xpath=..').tap();
  for (const [seat, name] of (plan.names ?? []).entries()) await byId(page, `name-${seat}`).fill(name);
  for (const seat of plan.bots ?? []) {
    const row = page.locator('.setup-seat').nth(seat);
    for (const value of ['bot', plan.level ?? 'guest']) {
      await row.locator(`input[type=radio][value="${value}"]`).locator('xpath=..').tap();
    }
  }
  if (plan.edges !== undefined) await layDown(page, plan.edges);
  // House rules lie folded.
  await page.locator('details.setup-more').evaluate((it: HTMLDetailsElement) => {
    it.open = true;
  });
  for (const value of plan.options ?? []) {
    await page.locator(`fieldset.chips input[type=radio][value="${value}"]`).first().locator('xpath=..').tap();
  }
  await sow(page);
  await tap(page, 'start');
  const guest = byId(page, 'who-guest');
  await page.locator('[data-testid="curtain"], [data-testid="prompt"], [data-testid="who-guest"]').first().waitFor();
  if ((await guest.count()) > 0) await guest.tap();
  await laid(page);
}

/** The same by a script in the page, in half of the time: for tests that are not about setting up. */
export async function sitDown(page: Page, plan: Plan): Promise<void> {
  await page.evaluate(
    async ({ plan, seed }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const there = async <E extends HTMLElement>(selector: string, inside: ParentNode = document): Promise<E> => {
        for (const until = performance.now() + 60_000; performance.now() < until; await frame()) {
          const found = inside.querySelector<E>(selector);
          if (found !== null) return found;
        }
        throw new Error(`there is no ${selector}`);
      };
      const press = async (selector: string, inside?: ParentNode): Promise<void> => {
        (await there(selector, inside)).click();
        await frame();
      };
      const choose = (value: string | number, inside?: ParentNode) => press(`input[type=radio][value="${value}"]`, inside);
      const write = async (id: string, text: string): Promise<void> => {
        const field = await there<HTMLInputElement>(`[data-testid="${id}"]`);
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await frame();
      };
      await press(`[data-testid="game-${plan.game}"]`);
      await there('[data-testid="start"]');
      // A game for one number of players alone asks for none.
      if (document.querySelectorAll('.setup-seat').length !== plan.seats) await choose(plan.seats);
      for (const [seat, name] of (plan.names ?? []).entries()) await write(`name-${seat}`, name);
      for (const seat of plan.bots ?? []) {
        const row = await there(`.setup-seat:nth-child(${seat + 1})`);
        await choose('bot', row);
        await choose(plan.level ?? 'guest', row);
      }
      if (plan.edges !== undefined) {
        const lying = await there<HTMLInputElement>('[data-testid="table-mode"]');
        if (!lying.checked) await press('[data-testid="table-mode"]');
        for (const edge of plan.edges) await press(`[data-testid="table-mode-${edge}"]`);
      }
      for (const value of plan.options ?? []) await choose(value);
      await write('seed-input', seed);
      await press('[data-testid="start"]:not(:disabled)');
      await there('[data-testid="curtain"], [data-testid="prompt"], [data-testid="who-guest"]');
      document.querySelector<HTMLElement>('[data-testid="who-guest"]')?.click();
      await there('[data-testid="curtain"], [data-testid="prompt"]');
    },
    { plan, seed: nextSeed() },
  );
}

/** Whoever is new to a game here, or is asked, knows how to play it. */
export async function knowHow(page: Page): Promise<void> {
  const known = page.locator('[data-testid="first-skip"], [data-testid="first-known"]').first();
  // What comes up takes no press in its first moments.
  const isGone = () => known.waitFor({ state: 'detached', timeout: 1_000 }).then(() => true, () => false);
  while ((await known.count()) > 0) {
    await known.tap();
    if (await isGone()) return;
  }
}

/** Lays the device down, and everybody taps their place around it. */
export async function layDown(page: Page, edges: readonly Edge[]): Promise<void> {
  await page.locator('[data-testid="table-mode"]').setChecked(true);
  for (const edge of edges) await tap(page, `table-mode-${edge}`);
}

/** Waits until a table lies on the screen, open or behind its curtain. */
export async function laid(page: Page): Promise<void> {
  await page.locator('[data-testid="curtain"], [data-testid="prompt"]').first().waitFor();
}

/** Lifts the curtain when it is down; the button takes no press in its first moments. */
export async function takeDevice(page: Page): Promise<void> {
  await page.locator('[data-testid="curtain-take"]:not(:disabled)').tap();
  await byId(page, 'curtain').waitFor({ state: 'detached' });
  await knowHow(page);
}

/** Takes back from behind the curtain the answer that handed the device over, and takes it again. */
export async function takeBack(page: Page): Promise<void> {
  await page.locator('[data-testid="curtain-undo"]:not(:disabled)').tap();
  await byId(page, 'curtain-undo').waitFor({ state: 'detached' });
  await takeDevice(page);
}

/** How many steps of the game the screen shows. */
export async function stepsShown(page: Page): Promise<number> {
  return Number(await page.locator('.screen').getAttribute('data-at'));
}

/** Waits until the table takes a finger: it is open, and the page is at rest. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator(`${STILL} .screen`).waitFor();
}

/** Taps ✔ as soon as it may be tapped, and waits until it is done. */
export async function commit(page: Page): Promise<void> {
  await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
  const before = await stepsShown(page);
  await tap(page, 'bar-commit');
  await page.locator(`${STILL} .screen:not([data-at="${before}"])`).waitFor();
}

/**
 * Sees through what a tap has begun: what can be taken back is done without asking, for the rest ✔
 * is tapped, and where nothing was begun yet nothing is waited for.
 */
export async function seeThrough(page: Page): Promise<void> {
  await untilReady(page);
  if ((await byId(page, 'bar-commit').count()) > 0) await commit(page);
}

/** What the screen asks for now. */
export type Due = 'curtain' | 'go-on' | 'act' | 'over';

/** Waits until a person is asked for something, and tells for what. */
export async function untilDue(page: Page): Promise<Due> {
  const due = await page.waitForFunction((still): Due | false => {
    const find = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`);
    if (find('final') ?? find('open-final') ?? find('count')) return 'over';
    if (document.querySelector(`${still} .screen`) === null) return false;
    if (find('curtain-take')) return 'curtain';
    const goOn = find('go-on');
    // A turn that ends by itself at once asks nobody.
    if (goOn) return goOn.disabled ? false : 'go-on';
    return find('open-glance') ? 'act' : false;
  }, STILL);
  return (await due.jsonValue()) as Due;
}

/** Goes on until somebody holds the device who has something to decide; `false` when the game is over. */
export async function toDecision(page: Page): Promise<boolean> {
  for (;;) {
    const now = await untilDue(page);
    if (now === 'act') return true;
    if (now === 'over') return false;
    if (now === 'curtain') await takeDevice(page);
    else await touch(page, byId(page, 'go-on'));
  }
}

/** Past the count at the end, which is skipped, and the last look at the board to the final page. */
export async function toFinal(page: Page): Promise<void> {
  const final = byId(page, 'final');
  for (const id of ['count-skip', 'open-final']) {
    const next = byId(page, id);
    await next.or(byId(page, 'open-final')).or(final).first().waitFor();
    if ((await next.count()) === 0) continue;
    // Where messages are timed it may go by itself while the finger is on its way.
    await next.tap({ timeout: 10_000 }).catch(async (error: unknown) => {
      if ((await next.count()) > 0) throw error;
    });
  }
  await final.waitFor();
}

/** Opens the pause with what is needed now and then. */
export async function pauseMore(page: Page): Promise<void> {
  await tap(page, 'pause');
  await byId(page, 'pause-more').locator('> summary').tap();
}

/** Does something with a game that is over: where the page is low, most of that waits in a sheet. */
export async function afterwards(page: Page, id: 'final-share' | 'final-replay' | 'final-same'): Promise<void> {
  await byId(page, 'final-home').waitFor();
  if ((await byId(page, 'final-more').count()) > 0) await tap(page, 'final-more');
  await tap(page, id);
}

/** Plays on until `isThere`, or to the end; `act` makes a decision of the person on turn, or a part of it. */
export async function playOn(page: Page, act: () => Promise<unknown>, isThere: () => Promise<boolean> = () => Promise.resolve(false)): Promise<boolean> {
  while (await toDecision(page)) {
    if (await isThere()) return true;
    await act();
  }
  return false;
}

/** Plays to the end; tells how many times `act` was called. */
export async function playOut(page: Page, act: () => Promise<unknown>): Promise<number> {
  let decisions = 0;
  await playOn(page, async () => {
    decisions += 1;
    await act();
  });
  return decisions;
}

/** The first thing that can be done, by the list of all of them; confirmed by so many quick taps. */
export async function answerFirst(page: Page, taps = 1): Promise<void> {
  // M opens the list only while the person may act.
  await byId(page, 'bar-choices').waitFor({ state: 'attached' });
  await page.keyboard.press('m');
  // One that leads to further ones is followed.
  const choice = page.locator('.roving .choice').first();
  await choice.waitFor();
  while ((await byId(page, 'bar-commit').count()) === 0) await choice.tap();
  const ok = page.locator('[data-testid=bar-commit]:not(:disabled)');
  await ok.waitFor();
  const box = await ok.boundingBox();
  if (box === null) throw new Error('there is no ✔ to tap');
  for (let n = 0; n < taps; n += 1) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
