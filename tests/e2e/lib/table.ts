// What a person does at any table, whatever the game: begin, pass the device, take it, finish.
import type { Page } from 'playwright-core';

import { sow } from './seed';

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
}

/** From the home screen to a table that begins. */
export async function begin(page: Page, plan: Plan): Promise<void> {
  await tap(page, `game-${plan.game}`);
  const count = page.locator(`fieldset.chips input[type=radio][value="${plan.seats}"]`);
  if ((await count.count()) > 0) await count.first().locator('xpath=..').tap();
  for (const [seat, name] of (plan.names ?? []).entries()) await byId(page, `name-${seat}`).fill(name);
  for (const seat of plan.bots ?? []) {
    const row = page.locator('.setup-seat').nth(seat);
    for (const value of ['bot', plan.level ?? 'guest']) {
      await row.locator(`input[type=radio][value="${value}"]`).locator('xpath=..').tap();
    }
  }
  for (const value of plan.options ?? []) {
    await page.locator(`fieldset.chips input[type=radio][value="${value}"]`).first().locator('xpath=..').tap();
  }
  await sow(page);
  await tap(page, 'start');
  await page.locator('[data-testid="curtain"], [data-testid="prompt"]').first().waitFor();
}

/** Lifts the curtain when it is down; the button takes no press in its first moments. */
export async function takeDevice(page: Page): Promise<void> {
  const take = byId(page, 'curtain-take');
  await take.waitFor();
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-testid="curtain-take"]');
    return button !== null && !button.disabled;
  });
  await take.tap();
  await byId(page, 'curtain').waitFor({ state: 'detached' });
}

export type Due = 'curtain' | 'go-on' | 'act' | 'over' | 'wait';

/** What the screen asks for now, read at one moment. */
export function due(page: Page): Promise<Due> {
  return page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    if (find('final') ?? find('open-final')) return 'over';
    if (find('curtain')) return 'curtain';
    const goOn = find('go-on');
    if (goOn !== null) return goOn.hasAttribute('disabled') ? 'wait' : 'go-on';
    return find('open-choices') ? 'act' : 'wait';
  });
}

/** Plays to the end; `act` makes one decision of the person on turn. */
export async function playOut(page: Page, act: () => Promise<void>, most = 400): Promise<number> {
  let decisions = 0;
  for (let steps = 0; steps < most * 3; steps += 1) {
    const now = await due(page);
    if (now === 'over') return decisions;
    if (now === 'curtain') await takeDevice(page);
    else if (now === 'go-on') await tap(page, 'go-on');
    else if (now === 'act') {
      await act();
      decisions += 1;
      if (decisions > most) break;
    } else await page.waitForTimeout(60);
  }
  throw new Error(`the game did not end within ${most} decisions`);
}
