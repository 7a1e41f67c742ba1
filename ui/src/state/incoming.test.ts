// @vitest-environment happy-dom
// A file that is dropped is told by what stands in it, and opens its page.

import { beforeEach, expect, it } from 'vitest';
import { incoming, receive } from './incoming';
import { goHome, screen } from './nav';

beforeEach(() => {
  incoming.value = null;
  goHome();
});

it.each([
  ['backup', 'backup', '{"ctyrhraBackup":1}\n…'],
  ['plays', 'take-plays', '{"games":[],"plays":[{"playerScores":[]}]}'],
  ['game', 'import', 'A-CODE'],
])('%s', async (kind, page, text) => {
  await receive([new File([text], 'some.json')]);
  expect(incoming.value?.kind).toBe(kind);
  expect(screen.value.screen).toBe(page);
});

it('is left alone where it is nothing', async () => {
  await receive([new File(['\0\0'], 'some.bin')]);
  expect(incoming.value).toBeNull();
  expect(screen.value.screen).toBe('home');
});
