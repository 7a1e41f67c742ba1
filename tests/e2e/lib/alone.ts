// A game alone in the real window: begun, and a move of it played.
import type { Window } from './window';

export const id = (name: string): string => `[data-testid="${name}"]`;

/** What the table's screen says of the round; the same text means the same step. */
export const round = `return document.querySelector('${id('kraje-round')}')?.textContent ?? ''`;

const canCommit = `const it = document.querySelector('${id('bar-commit')}'); return it !== null && !it.disabled`;

/** On an empty realm the card lies down by itself; later it is laid by an arrow. */
const lies = `if (document.querySelector('${id('kraje-ghost')}') !== null) return true;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  return false`;

/** From Home to a game for one. */
export async function beginAlone(open: Window): Promise<void> {
  await open.click(id('game-kraje'));
  await open.click('.chip:has(input[value="1"])');
  await open.click('.setup-more summary');
  await open.enter(id('seed-input'), '0123456789AB');
  await open.click(id('start'));
  await open.until(round);
}

/** Lays a card; tells the round that follows. */
export async function layCard(open: Window, look?: () => Promise<void>): Promise<string> {
  const before = await open.until<string>(round);
  await open.until(`return document.querySelector('html[data-still="true"] .screen') !== null`);
  await open.click('[data-testid^="kraje-card-"]');
  await open.until(lies);
  await open.until(canCommit);
  await look?.();
  await open.click(id('bar-commit'));
  return open.until<string>(
    `const now = document.querySelector('${id('kraje-round')}')?.textContent ?? ''; return now !== arguments[0] && now`,
    before,
  );
}
