// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { oddsWords } from './odds';
import { loadMessages, speak } from './words';

const draws = (all: number) => ({ unseen: 40, next: Math.min(1, all), all });
const plain = (text: string) => text.replace(/\s/g, ' ');

it('says the next draw and all of them, only one where there is one, and that there is none', async () => {
  await speak('cs');
  await loadMessages('learning');
  const odds = { next: 12, all: 71 };
  expect(plain(oddsWords('tile', odds, draws(9)))).toBe(
    'Šance, že ti takový přijde: příště 12 %, do konce hry 71 %.',
  );
  expect(plain(oddsWords('card', odds, draws(1)))).toMatch(/: 12 %\./);
  expect(oddsWords('any', { next: 0, all: 0 }, draws(0))).not.toMatch(/%/);
  await speak('en');
  expect(oddsWords('tile', odds, draws(9))).toBe(
    'Chance that you draw one: 12% next time, 71% by the end.',
  );
});
