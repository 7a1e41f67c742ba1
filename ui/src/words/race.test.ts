// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { loadMessages, say, speak, words } from './words';

it('the language asked for last wins, with the words of every game asked for', async () => {
  const early = loadMessages('hunters');
  const czech = speak('cs');
  const english = speak('en');
  const late = loadMessages('kraje');
  await Promise.all([early, czech, english, late]);
  expect(words.value.locale).toBe('en');
  expect(words.value.has('hunters-rules-goal') || words.value.has('hunters-prompt-over')).toBe(
    true,
  );
  expect(words.value.has('kraje-hand')).toBe(true);
  expect(say('settings')).toBe('Settings');
});
