// Space Bastards by touch: each kind of decision, the secrets of two people, and the ship. A whole game
// by finger is in `sounds.test.ts`.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { decide, flyTo, layTo, type Moment } from '../lib/bastards';
import { expectAccessible, guarded, type Language, phone, settle, shoot, side, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { handOn, middle, standStill, touch } from '../lib/finger';
import { sow } from '../lib/seed';
import { begin, byId, commit, playOn, stepsShown, takeBack, takeDevice, tap, toDecision, toFinal } from '../lib/table';
import { looks, thorough } from '../lib/tier';

const WHOLE: readonly (readonly [Size, Language, number])[] = [
  [phone, 'cs', 2],
  [tablet, 'en', 3],
];

describe.each(WHOLE)('on a %o in %s with %i seats', (size, language, seats) => {
  const name = (what: string): string => `bastards-${size.name}-${language}-${what}`;

  thorough('a person plays a whole game against the computer', async () => {
    const { page, complaints } = await visit(browser, served.url, size, language);
    await begin(page, { game: 'bastards', seats, names: ['Žofie', 'Karel', 'Anna'].slice(0, seats), bots: [1, 2].slice(0, seats - 1) });
    let taps = 0;
    const act = async () => {
      taps += 1;
      await decide(page, taps);
      if (taps === 4 || taps === 30) await shoot(page, name(`tap-${taps}`));
    };
    expect(await playOn(page, act)).toBe(false);
    await toFinal(page);
    await expectAccessible(page);
    await shoot(page, name('final'));
    // A tap where nothing can be done asks why; no move that was made is ever refused.
    expect(complaints.filter((it) => !(it.startsWith('422') && it.includes('"type":"preview"')))).toEqual([]);
  });
});

/** Each kind of decision, by what is offered in it. */
const DECISIONS = looks<Readonly<Record<string, (now: Moment) => boolean>>>(
  {
    plan: ({ offer }) => offer.cards.length > 0,
    fly: ({ offer }) => offer.fly.length > 0 && offer.load.length > 0,
    mutate: ({ offer }) => offer.mutate.length > 0,
    change: ({ offer }) => offer.swap.length > 0,
  },
  {
    name: ({ offer }) => offer.name.length > 0,
    choose: ({ offer }) => offer.choose.length > 0,
    settle: ({ view, offer }) => view.stage.type === 'settle' && offer.lay.length > 0,
    love: ({ offer }) => offer.love.length > 0,
    victims: ({ offer }) => offer.victims.length > 0,
    pair: ({ offer }) => offer.pairs.length > 0,
    put: ({ offer }) => offer.put.length > 0,
    migrate: ({ offer }) => offer.reach.some(({ cost, free }) => cost > 0 && free),
    unload: ({ offer }) => offer.unload.length > 0,
  },
);

it.each(DECISIONS.flatMap((some) => Object.entries(some)))('a decision to %s is read and made on a phone', async (name, isThere) => {
  await layTo(served.url, isThere);
  const { page, complaints } = await visit(browser, served.url, phone, 'cs');
  await goOn(page);
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await shoot(page, `bastards-phone-cs-${name}`);
  const before = await stepsShown(page);
  // A part of it, or more than one.
  for (let n = 1; (await stepsShown(page)) === before; n += 1) await decide(page, n);
  expect(complaints.filter((it) => !(it.startsWith('422') && it.includes('"type":"preview"')))).toEqual([]);
});

/** Goes on with the last game, with the device in the hand of whoever is to act. */
async function goOn(page: Page): Promise<void> {
  await tap(page, 'continue');
  await page.locator('[data-testid="curtain"], [data-testid="bastards-panel"]').first().waitFor();
  if ((await byId(page, 'curtain').count()) > 0) {
    // Nothing of the game is drawn behind the curtain.
    expect(await byId(page, 'bastards-board').count()).toBe(0);
    expect(await byId(page, 'bastards-panel').count()).toBe(0);
    await takeDevice(page);
  }
  await byId(page, 'bastards-panel').waitFor();
}

/** Plans these relations. */
async function plan(page: Page, ...relations: readonly string[]): Promise<void> {
  for (const relation of relations) await touch(page, byId(page, `bastards-relation-${relation}`));
  await commit(page);
}

/** How many planned cards are turned up, seen as they come: they go by themselves. */
async function revealed(page: Page): Promise<number> {
  const cards = await page.waitForFunction(() => document.querySelectorAll('.sb-reveal-card').length);
  return cards.jsonValue();
}

const plans = ({ view }: Moment): boolean => view.stage.type === 'plan';

it('two people plan in secret and see both plans together', async () => {
  await layTo(served.url, plans);
  const { page, complaints } = await visit(browser, served.url, phone, 'cs');
  await goOn(page);
  await plan(page, 'trade', 'love');
  // The answer is the hand-over, and can be taken back from behind the curtain.
  await byId(page, 'curtain-undo').waitFor();
  await expectAccessible(page);
  await takeBack(page);
  expect(await page.locator('.sb-face-down').count()).toBe(0);
  await plan(page, 'trade', 'love');
  await takeDevice(page);
  // The other plan lies face down: decided, but not which.
  expect(await page.locator('.sb-face-down').count()).toBe(1);
  expect(await page.locator('[data-testid^="bastards-relation-"][data-open="true"]').count()).toBe(0);
  await plan(page, 'diplomacy');
  expect(await revealed(page)).toBe(3);
  await shoot(page, 'bastards-phone-cs-reveal');
  expect(complaints).toEqual([]);
});

it('who chooses settlers on a phone reads which neutral ones are left', async () => {
  await layTo(served.url, ({ offer }) => offer.choose.length > 0);
  const { page, complaints } = await visit(browser, served.url, phone, 'en');
  await goOn(page);
  await byId(page, 'bastards-settlers').waitFor();
  expect(await misfits(page)).toEqual([]);
  await tap(page, 'bastards-crew');
  const odds = byId(page, 'bastards-neutral-odds');
  await odds.scrollIntoViewIfNeeded();
  const [, races = '', chance] = /left: (.+)\. Each of them comes next with a chance of (\d+)%\.$/.exec(await odds.innerText()) ?? [];
  expect(Number(chance)).toBe(Math.round(100 / races.split(', ').length));
  await expectAccessible(page);
  await shoot(page, 'bastards-phone-en-neutral');
  expect(complaints).toEqual([]);
});

it('people choose their own planets and order of relations', async () => {
  const { page, complaints } = await visit(browser, served.url, phone, 'cs');
  await tap(page, 'game-bastards');
  await page.locator('.setup-more summary').tap();
  for (const option of [0, 1]) {
    await page.locator('input[type=radio][value="own"]').nth(option).locator('xpath=..').tap();
  }
  await tap(page, 'bastards-own-up-change');
  await tap(page, 'bastards-own-down-love');
  await tap(page, 'bastards-own-p3');
  await expectAccessible(page);
  expect(await byId(page, 'start').isDisabled(), 'fewer than recommended').toBe(false);
  await tap(page, 'bastards-own-p9');
  await sow(page);
  await tap(page, 'start');
  // Nothing is secret yet: the table lies open.
  await byId(page, 'bastards-panel').waitFor();
  const order = await page
    .locator('[data-testid^="bastards-relation-"]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-relation')));
  expect(order).toEqual(['shooting', 'love', 'eating', 'trade', 'diplomacy', 'migration', 'change', 'mutation']);
  const shut = await page
    .locator('[data-testid^="bastards-planet-"][data-radioactive="true"]')
    .evaluateAll((planets) => planets.map((planet) => planet.getAttribute('data-planet')));
  expect(shut).toEqual(['p3', 'p6', 'p7', 'p8', 'p10']);
  expect(complaints).toEqual([]);
});

it('a plan comes back as it was after the server is killed', async () => {
  const first = await serve();
  await layTo(first.url, plans);
  const before = await visit(browser, first.url, phone, 'cs');
  await goOn(before.page);
  await plan(before.page, 'trade');
  await byId(before.page, 'curtain-take').waitFor();
  await first.kill();

  const second = await serve(first.db);
  const { page } = await visit(browser, second.url, phone, 'cs');
  await tap(page, 'continue');
  expect(await toDecision(page)).toBe(true);
  expect(await page.locator('.sb-face-down').count()).toBe(1);
  expect(await page.locator('[data-testid^="bastards-relation-"][data-open="true"]').count()).toBe(0);
  await plan(page, 'diplomacy');
  expect(await revealed(page)).toBe(2);
});

it('a flight comes back as it was after the server is killed', async () => {
  const first = await serve();
  await layTo(first.url, ({ offer }) => offer.put.includes('x6'));
  const before = await visit(browser, first.url, phone, 'cs');
  await goOn(before.page);
  await flyTo(before.page, 'x6');
  await flyTo(before.page, 'd4');
  await first.kill();

  const second = await serve(first.db);
  const { page } = await visit(browser, second.url, phone, 'cs');
  await goOn(page);
  const ships = page.locator('[data-testid^="bastards-ship-"]');
  expect(await ships.evaluateAll((all) => all.map((it) => it.getAttribute('data-node')))).toEqual(['d4']);
  expect(await byId(page, 'bastards-cargo').textContent()).toContain('uletěno: 1 krok');
  await flyTo(page, 'x6');
  expect(await byId(page, 'bastards-cargo').textContent()).toContain('uletěno: 2 kroky');
});

describe.each(looks<Size>(phone, tablet))('on a $name, a ship that stands at a planet', (size) => {
  it('is loaded by dragging and by taps', async () => {
    // Into an empty hold.
    const { offer } = await layTo(served.url, ({ offer, view, actor }) => offer.load.length > 0 && view.seats[actor]?.hold.length === 0);
    const { page, complaints } = await visit(browser, served.url, size, 'en');
    const hand = await handOn(page);
    await goOn(page);
    const held = page.locator('[data-testid^="bastards-held-"]');
    const n = offer?.game === 'bastards' ? offer.load.length : 0;
    const load = page.locator('[data-testid^="bastards-load-"]');

    // On a phone the planet comes close first, so that a finger can aim.
    if ((await load.count()) === 0) await touch(page, await middle(page.locator('[data-testid^="bastards-planet-"][data-target="true"]').first()));
    await load.first().waitFor();
    expect(await load.count()).toBe(n);
    const side = async (): Promise<number> => (await load.first().boundingBox())?.width ?? 0;
    await standStill(page);
    const near = await side();

    // Let go beside the hold or outside, called off by a second finger or by the system, it stays
    // where it was; over the hold it goes in.
    const cargo = await middle(byId(page, 'bastards-cargo'));
    const at = await stepsShown(page);
    for (const to of [{ x: 12, y: 80 }, { x: cargo.x, y: -40 }]) {
      await hand.down(await middle(load));
      await hand.move(to);
      hand.rest();
      await hand.up();
      await byId(page, 'floating').waitFor({ state: 'detached' });
    }
    const ghost = byId(page, 'bastards-hold-ghost');
    const overHold = async () => {
      await hand.down(await middle(load));
      await hand.move({ x: cargo.x, y: cargo.y - 160 });
      await byId(page, 'floating').waitFor();
      await hand.move(cargo);
      await ghost.waitFor();
    };
    await overHold();
    await hand.second({ x: 30, y: 120 });
    await ghost.waitFor({ state: 'detached' });
    await hand.up();
    await overHold();
    await hand.cancel();
    await ghost.waitFor({ state: 'detached' });
    await standStill(page);
    expect(await held.count()).toBe(0);
    expect(await stepsShown(page)).toBe(at);
    await overHold();
    await shoot(page, `bastards-${size.name}-en-loading`);
    hand.rest();
    await hand.up();
    await held.first().waitFor();
    expect(await held.count()).toBe(1);

    // What was loaded here does not go down here; the screen says why, after asking for it.
    expect(complaints).toEqual([]);
    await held.first().tap();
    await page.getByText('It was loaded right here in this flight').waitFor();
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/^422 .*"type":"preview"/)]);

    // Undone and tapped instead: what lies there comes back under the finger, as close as it was.
    await byId(page, 'undo').tap();
    await held.first().waitFor({ state: 'detached' });
    await expect.poll(side).toBe(near);
    await load.first().tap();
    await held.first().waitFor();
    // Undone while the view is still on its way to where the ship could fly.
    await byId(page, 'undo').tap();
    await held.first().waitFor({ state: 'detached' });
    await expect.poll(side).toBe(near);
    expect(complaints).toEqual([]);
  });

  it('is unloaded by dragging onto the planet and by a tap', async () => {
    const { view, actor = 0 } = await layTo(served.url, ({ offer }) => offer.unload.length > 0);
    const n = view?.game === 'bastards' ? view.seats[actor]?.hold.length : 0;
    const { page, complaints } = await visit(browser, served.url, size, 'cs');
    const hand = await handOn(page);
    await goOn(page);
    const held = page.locator('[data-testid^="bastards-held-"]');
    expect(await held.count()).toBe(n);
    const free = page.locator('[data-testid^="bastards-held-"][data-free="true"]').first();

    // Dragged up onto the planet, which comes close under the finger; it is final only with ✔.
    const board = await middle(byId(page, 'bastards-board'));
    await hand.down(await middle(free));
    await hand.move(board);
    await byId(page, 'bastards-hints').waitFor();
    hand.rest();
    await hand.up();
    await byId(page, 'bastards-ghost').waitFor();
    // The bar grows by what the place would bring; a finger waits for it to stand.
    await byId(page, 'consequences').waitFor();
    await settle(page);
    await byId(page, 'bar-cancel').tap();
    await byId(page, 'bastards-ghost').waitFor({ state: 'detached' });
    expect(await held.count()).toBe(n);

    await free.tap();
    await byId(page, 'bastards-ghost').waitFor();
    await commit(page);
    expect(await held.count()).toBe((n ?? 0) - 1);
    expect(complaints).toEqual([]);
  });
});

it('what a birth would bring stands in the bar before it is done', async () => {
  await layTo(served.url, ({ offer }) => offer.love.length > 0);
  const { page, complaints } = await visit(browser, served.url, phone, 'en');
  await goOn(page);
  await page.locator('[data-testid^="bastards-option-love"]').first().tap();
  const bar = byId(page, 'consequences');
  await bar.getByText(/dominates?/).waitFor();
  const told = await bar.textContent();
  await shoot(page, 'bastards-phone-en-birth');
  await commit(page);
  // What was told has come true.
  const planet = /dominates? (\p{L}+)/u.exec(told ?? '')?.[1] ?? '';
  const id = await page.locator('.sb-planet', { hasText: planet }).getAttribute('data-planet');
  const flags = page.locator(`.sb-planet-things[data-planet="${id}"] .sb-flag`);
  await expect.poll(() => flags.count()).toBe(/Nobody/.test(told ?? '') ? 0 : 1);
  expect(complaints).toEqual([]);
});

it('with five at a phone on its side nothing that is told lies on the map', async () => {
  // What bots do is told as long as it is read.
  const { page } = await visit(browser, served.url, side, 'cs', guarded);
  await begin(page, { game: 'bastards', seats: 5, names: ['Žofie'], bots: [1, 2, 3, 4] });
  // What is told comes and goes: what it lay over is kept.
  await page.evaluate(() => {
    const over: string[] = [];
    Object.assign(globalThis, { over, toldTimes: 0 });
    new MutationObserver(() => {
      const told = document.querySelector('[data-testid="narrated"]')?.getBoundingClientRect();
      if (!told) return;
      Object.assign(globalThis, { toldTimes: 1 });
      for (const id of ['bastards-board', 'pause', 'bar-commit']) {
        const it = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
        const isClear = !it || told.right <= it.left + 1 || told.left >= it.right - 1 || told.bottom <= it.top + 1 || told.top >= it.bottom - 1;
        if (!isClear) over.push(id);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  let taps = 0;
  await playOn(page, () => decide(page, (taps += 1)), async () => (await page.evaluate('toldTimes')) === 1);
  expect(await page.evaluate('over')).toEqual([]);
  expect(await misfits(page)).toEqual([]);
});

it('while a flight costs coins the purse is in sight, and a step tells what would be left in it', async () => {
  // Far enough from here that it costs.
  const costs = ({ cost, free }: Moment['offer']['reach'][number]): boolean => cost > 0 && free;
  const { offer } = await layTo(served.url, (now) => now.offer.reach.some(costs), 5);
  const paid = offer?.game === 'bastards' ? offer.reach.find(costs) : undefined;
  for (const size of [side, phone]) {
    const { page } = await visit(browser, served.url, size, 'cs');
    await goOn(page);
    await byId(page, 'bastards-purse').waitFor();
    const node = byId(page, `bastards-node-${paid?.node}`);
    await touch(page, await middle(node));
    // Two fields under one fingertip: the map has come nearer.
    if ((await byId(page, 'bastards-ghost').count()) === 0) await touch(page, await middle(node));
    const left = byId(page, 'bastards-purse-after');
    await left.waitFor();
    expect(await left.textContent()).toContain('zbude');
    expect(await misfits(page)).toEqual([]);
    await shoot(page, `bastards-paid-${size.name}`);
  }
});

it('a creature in hand is dragged from the panel to its planet', async () => {
  await layTo(served.url, ({ offer }) => offer.lay.length > 1);
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  const hand = await handOn(page);
  await goOn(page);
  const spot = page.locator('[data-testid="bastards-hints"] circle').first();
  await spot.waitFor();
  await standStill(page);
  const to = await middle(spot);
  await hand.down(await middle(byId(page, 'bastards-carried')));
  await hand.move({ x: 40, y: 400 });
  await byId(page, 'floating').waitFor();
  // What is carried floats above the finger.
  await hand.move({ x: to.x, y: to.y + 54 });
  await byId(page, 'bastards-ghost').waitFor();
  hand.rest();
  await hand.up();
  await byId(page, 'bar-commit').waitFor();
  await commit(page);
  expect(complaints).toEqual([]);
  await context.close();
});
