// What a table feels like: nothing is in the way, nothing moves by itself, and what people look for
// is where they look.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { deal, playTo } from '../lib/bastards-door';
import { desktop, expectAccessible, moving, phone, settle, shoot, side, type Size, tablet, visit } from '../lib/browser';
import { middle, standStill, touch } from '../lib/finger';
import { misfits } from '../lib/fit';
import { decide } from '../lib/hunters';
import { aim } from '../lib/kraje';
import { reach } from '../lib/okanagan';
import { layOut, send } from '../lib/script';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, knowHow, laid, takeDevice, tap, toDecision } from '../lib/table';
import { recorded } from '../lib/trace';

/** A tablet that lies. */
const lying: Size = { name: 'lying', width: 1180, height: 820 };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  return box;
};

it('all four games are in sight on a tablet that lies, and what is seldom settled is folded', async () => {
  const { page, context, complaints } = await visit(browser, served.url, lying, 'cs');
  await byId(page, 'game-okanagan').waitFor();
  await settle(page);
  const nav = await boxOf(page, '.home-nav');
  for (const card of await page.locator('.game-card').all()) {
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(nav.y);
  }
  await shoot(page, 'feel-home-lying');
  await tap(page, 'game-hunters');
  await byId(page, 'start').waitFor();
  await page.locator('.setup-seat').nth(1).locator('input[value="bot"]').locator('xpath=..').tap();
  // The sentence a person wants; how it was measured is folded, and so are house rules.
  expect(await byId(page, 'plays-1').textContent()).toMatch(/ z\s10 partií\./);
  expect(await byId(page, 'measured-1').isVisible()).toBe(false);
  expect(await page.locator('input[value="any"]').isVisible()).toBe(false);
  const start = await boxOf(page, '[data-testid="start"]');
  expect(start.y + start.height).toBeLessThanOrEqual(lying.height);
  await shoot(page, 'feel-setup-lying');
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it('on a tablet the board stands still while tiles are laid, and no square lies under a button', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs', moving);
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
  const sizes = new Set<number>();
  const squares = page.locator('[data-testid="hunters-spot"]');
  for (let turn = 0; turn < 8; turn += 1) {
    await standStill(page);
    const all = await squares.evaluateAll((spots) => spots.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    sizes.add(Math.round(all[0]?.width ?? 0));
    const zoom = await boxOf(page, '.surface-zoom');
    for (const it of all) {
      const isUnder = it.right > zoom.x && it.left < zoom.x + zoom.width && it.bottom > zoom.y && it.top < zoom.y + zoom.height;
      expect(isUnder).toBe(false);
    }
    await touch(page, await middle(squares.nth((turn * 3) % all.length)));
    await byId(page, 'hunters-ghost').waitFor();
    await standStill(page);
    await settle(page);
    const ghost = await boxOf(page, '[data-testid="hunters-ghost"] .ghost-back');
    await commit(page);
    await standStill(page);
    await settle(page);
    if ((await page.locator('.hg-chip').count()) > 0) {
      // Between tile and piece nothing moves.
      const placed = await boxOf(page, '.hg-current');
      expect(Math.abs(placed.x + placed.width / 2 - ghost.x - ghost.width / 2)).toBeLessThan(4);
      expect(Math.abs(placed.y + placed.height / 2 - ghost.y - ghost.height / 2)).toBeLessThan(4);
    }
    await toDecision(page);
    while ((await page.locator('.hg-chip').count()) > 0) {
      await decide(page, 4);
      await toDecision(page);
    }
  }
  expect(sizes.size).toBeLessThanOrEqual(3);
  await shoot(page, 'feel-hunters-tablet');
  expect(complaints).toEqual([]);
  await context.close();
});

/** What lies in a hand on a tablet is so wide at least, whichever way the tablet is held. */
async function expectHand(page: Page, of: string, least: number): Promise<void> {
  for (const [width, height] of [[tablet.height, tablet.width], [tablet.width, tablet.height]] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    expect((await boxOf(page, of)).width, `${width} × ${height}`).toBeGreaterThanOrEqual(least);
  }
}

it('pictures have words, and the list of moves begins with moves', async () => {
  for (const size of [tablet, phone]) {
    const { page, context } = await visit(browser, served.url, size, 'en');
    await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Ben'] });
    expect(await page.locator('[data-testid="open-log"] .icon-word').isVisible()).toBe(true);
    if (size === tablet) await expectHand(page, '.hg-hand-tile', 100);
    await page.keyboard.press('m');
    const sheet = byId(page, 'sheet-choices');
    await sheet.waitFor();
    await settle(page);
    // It is told to those who hear it, and folded for those who see.
    expect(await sheet.textContent()).toContain('Tiles on the table');
    const first = await boxOf(page, '.roving .choice');
    const top = await boxOf(page, '[data-testid="sheet-choices"] h2');
    expect(first.y - top.y - top.height).toBeLessThan(120);
    // That a move changes nothing is heard; who sees finds one line less.
    expect(await sheet.textContent()).toContain('nothing changes at once');
    expect(await sheet.locator('.choice-effect').allTextContents()).not.toContain('nothing changes at once. ');
    await expectAccessible(page);
    await shoot(page, `feel-choices-${size.name}`);
    await tap(page, 'choices-fold');
    expect((await boxOf(page, '.choices-summary')).height).toBeGreaterThan(20);
    await page.goBack();
    // What is settled in a pause is in sight without a search.
    await tap(page, 'pause');
    await settle(page);
    const sound = await boxOf(page, '[data-testid="sheet-pause"] input[value="off"]');
    expect(sound.y + sound.height).toBeLessThan(size.height);
    await context.close();
  }
});

it('no letter stands twice on a tile', async () => {
  const { page, context } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
  let seen = 0;
  for (let n = 1; n < 30 && seen < 4; n += 1) {
    const letters = await page.locator('.hg-chips .hg-chip-letter').allTextContents();
    expect(new Set(letters).size).toBe(letters.length);
    if (letters.length > 2) seen += 1;
    await decide(page, n);
    await toDecision(page);
  }
  expect(seen).toBe(4);
  await context.close();
});

it('a bot is called in the language of whoever reads it', async () => {
  const server = await serve();
  const { page, context } = await visit(browser, server.url, phone, 'en');
  await begin(page, { game: 'hunters', seats: 3, names: ['Ada'], bots: [1, 2] });
  await page.locator('.seat', { hasText: 'Visitor 2' }).waitFor({ state: 'attached' });
  expect((await send(server.url, { type: 'settings', change: { language: 'cs' } })).status).toBe(200);
  await page.goto(server.url);
  await page.locator('.continue-seat', { hasText: 'Návštěvník 2' }).waitFor();
  await tap(page, 'continue');
  await page.locator('.seat', { hasText: 'Návštěvník 2' }).waitFor({ state: 'attached' });
  expect(await page.locator('.seat', { hasText: 'Visitor' }).count()).toBe(0);
  await context.close();
  await server.kill();
});

it('help is settled where somebody sits down, and changed in the middle of a game', async () => {
  const server = await serve();
  const { page, context, complaints } = await visit(browser, server.url, desktop, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
  expect(await page.locator('.table').getAttribute('data-help')).toBe('normal');
  await tap(page, 'pause');
  const wishes = byId(page, 'pause-wishes');
  await wishes.locator('summary').tap();
  await wishes.locator('input[value="purist"]').locator('xpath=..').tap();
  await expectAccessible(page);
  await shoot(page, 'feel-wishes');
  await tap(page, 'pause-resume');
  await page.locator('.table[data-help="purist"]').waitFor();
  expect(await page.locator('.ghost-places').isVisible()).toBe(false);
  // It is the wish of one of the two; the other one sees as before.
  await page.keyboard.press('m');
  await page.locator('.roving .choice').first().tap();
  if ((await byId(page, 'bar-commit').count()) === 0) await page.locator('.roving .choice').first().tap();
  await commit(page);
  while ((await page.locator('.hg-chip').count()) > 0) {
    await decide(page, 4);
    await toDecision(page);
  }
  await page.locator('.table[data-help="normal"]').waitFor();
  // Who has a new name, and who has none, say what they want where they sit down.
  await page.goto(server.url);
  await tap(page, 'game-hunters');
  const rows = page.locator('.setup-seat');
  await rows.first().locator('.setup-wishes summary').tap();
  await byId(page, 'person-help').first().waitFor();
  await expectAccessible(page);
  await byId(page, 'name-0').fill('Eva');
  await byId(page, 'name-1').fill('');
  await rows.nth(1).locator('.setup-wishes summary').tap();
  for (const [seat, value] of ['purist', 'large', 'normal', 'huge'].entries()) {
    const row = rows.nth(seat < 2 ? 0 : 1);
    const group = row.getByTestId(seat % 2 === 0 ? 'person-help' : 'person-text');
    await group.locator(`input[value="${value}"]`).locator('xpath=..').tap();
  }
  await shoot(page, 'feel-wishes-setup');
  await tap(page, 'start');
  const known = page.locator('[data-testid="first-skip"], [data-testid="first-known"]');
  const scale = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--text'));
  await page.locator('.table').waitFor();
  const isEva = (await page.locator('.seat[data-on-turn="true"]').getAttribute('data-testid')) === 'seat-0';
  await page.locator(`.table[data-help="${isEva ? 'purist' : 'normal'}"]`).waitFor();
  await expect.poll(scale).toBe('1.5');
  // And change it in the game.
  if ((await known.count()) > 0) await known.first().tap();
  await tap(page, 'pause');
  await wishes.locator('summary').tap();
  await wishes.locator(`input[value="${isEva ? 'normal' : 'purist'}"]`).first().locator('xpath=..').tap();
  if (!isEva) await wishes.getByTestId('person-text').locator('input[value="normal"]').locator('xpath=..').tap();
  await tap(page, 'pause-resume');
  await page.locator(`.table[data-help="${isEva ? 'normal' : 'purist'}"]`).waitFor();
  await expect.poll(scale).toBe(isEva ? '1.5' : '1.25');
  const { body } = await send(server.url, { type: 'people' });
  const { people } = body as { people: { name: string; help: string; textSize: string }[] };
  expect(people.find(({ name }) => name === 'Eva')).toMatchObject({ help: isEva ? 'normal' : 'purist', textSize: 'large' });
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

it('the condition of a card in the hand is explained where it is', async () => {
  for (const size of [phone, tablet]) {
    const { page, context, complaints } = await visit(browser, served.url, size, 'cs');
    await begin(page, { game: 'kraje', seats: 2, names: ['Žofie', 'Jiří'] });
    await takeDevice(page);
    await aim(page, 'scoring');
    const held = byId(page, 'kraje-held');
    await held.waitFor();
    const name = (await held.locator('.kr-shared-name').textContent()) ?? '';
    await settle(page);
    await shoot(page, `feel-kraje-${size.name}`);
    if (size === tablet) await expectHand(page, '.kr-hand .kr-card-picture', 80);
    expect(await misfits(page)).toEqual([]);
    await held.tap();
    const sheet = byId(page, 'sheet-detail');
    await sheet.waitFor();
    expect(await sheet.locator('h2').first().textContent()).toBe(name);
    await byId(page, 'kraje-condition').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await byId(page, 'kraje-ghost').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  }
});

it('a hint what to throw away marks both cards, promises no points for it, and ✔ does both', async () => {
  const { page, context } = await visit(browser, served.url, phone, 'en');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Ada'], bots: [1] });
  await reach(page, (stage) => stage === 'keepGoals');
  await tap(page, 'hint');
  await page.locator('.notice button').first().tap();
  await byId(page, 'hinted').waitFor();
  expect(await page.locator('.ok-goal-button[aria-pressed="true"]').count()).toBe(2);
  expect(await page.locator('.bar-draft').textContent()).not.toMatch(/points later|come back later/);
  await commit(page);
  expect(await page.locator('.ok-goal-button').count()).toBe(0);
  await context.close();
});

it('on a phone on its side the whole panel of a plan is in sight, help too', async () => {
  const server = await serve();
  const game = await deal(server.url, { names: ['Ada', 'Ben', 'Eva'], seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ view, actor }) => view?.stage.type === 'plan' && actor === 0);
  const { page, context } = await visit(browser, server.url, side, 'cs');
  await tap(page, 'continue');
  await takeDevice(page);
  await standStill(page);
  const help = await boxOf(page, '[data-testid="bastards-help"]');
  const panel = await boxOf(page, '.table-panel');
  expect(help.y + help.height).toBeLessThanOrEqual(panel.y + panel.height);
  expect(help.height).toBeGreaterThanOrEqual(44);
  await context.close();
  await server.kill();
});

it('two path fields under one finger are told apart by coming closer', async () => {
  const server = await serve();
  const game = await deal(server.url, { names: ['Eva', 'Petr', 'Žofie'], seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ offer }) => ['x8', 'T1'].every((node) => offer?.put.includes(node)));
  const { page, context, complaints } = await visit(browser, server.url, phone, 'cs');
  await tap(page, 'continue');
  await laid(page);
  await knowHow(page);
  await standStill(page);
  const apart = async () => {
    const [a, b] = [await middle(byId(page, 'bastards-node-x8')), await middle(byId(page, 'bastards-node-T1'))];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  expect(await apart()).toBeLessThan(24);
  await touch(page, await middle(byId(page, 'bastards-node-x8')));
  await standStill(page);
  expect(await byId(page, 'bastards-ghost').count()).toBe(0);
  expect(await apart()).toBeGreaterThan(44);
  await touch(page, await middle(byId(page, 'bastards-node-x8')));
  await byId(page, 'bastards-ghost').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

it('beside the board the rounds of Space Bastards have room for their numbers, also in a step of ships', async () => {
  const server = await serve();
  const part = recorded('bastards-5-rules2', ['Žofie', 'Jiří', 'Ada', 'Běla', 'Cyril'], 196);
  await layOut(server.url, part);
  const { page, context } = await visit(browser, server.url, lying, 'en');
  await tap(page, 'continue');
  await laid(page);
  await toDecision(page);
  await settle(page);
  const track = byId(page, 'bastards-track');
  expect(await track.textContent()).toContain('ships only');
  const narrow = await track.locator('li').evaluateAll((all) => all.filter((it) => it.clientWidth < 16).length);
  expect(narrow).toBe(0);
  await context.close();
  await server.kill();
});
