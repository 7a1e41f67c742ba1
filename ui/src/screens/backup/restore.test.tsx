// @vitest-environment happy-dom
// Taking a backup in, where what is told of the work comes when it likes.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { Push, Restored, RestoreLook } from '../../host/protocol';
import { testRoot } from '../../kit/root';
import { incoming } from '../../state/incoming';
import { toyTable } from '../../table/toy';
import { loadMessages, SHARED, speak } from '../../words/words';
import { Restore } from './Restore';

const LOOK: RestoreLook = {
  madeAt: 0,
  app: '1.0.0',
  new: 1,
  further: 0,
  known: 0,
  kept: 0,
  forged: 0,
  damaged: 0,
  people: [],
  packs: 0,
};
const RESTORED: Restored = { new: 1, further: 0, unchecked: 0, refused: [] };
const told = (done: number): Push => ({ type: 'restoring', done, of: 1 });

const root = testRoot();
beforeEach(async () => {
  await loadMessages('backup', ...SHARED);
  await speak('cs');
});

const at = () => root.querySelector<HTMLElement>('[data-testid="restore"]')?.dataset.at;

it('goes on with what was found when the last word of the work comes behind the answer', async () => {
  const { host } = await toyTable();
  let taken: (restored: Restored) => void = () => undefined;
  const answers: Record<string, unknown> = {
    restoreLook: LOOK,
    restoreBackup: new Promise<Restored>((resolve) => {
      taken = resolve;
    }),
  };
  host.answer = (request) => answers[request.type] ?? { games: [], people: [] };
  await act(() => render(<Restore />, root));
  await act(() => {
    incoming.value = { kind: 'backup', file: new File(['"ctyrhraBackup"'], 'mine.backup') };
  });
  await expect.poll(at).toBe('look');
  await act(() => host.push(told(0)));
  expect(at()).toBe('look');

  await act(() => root.querySelector<HTMLElement>('[data-testid="restore-go"]')?.click());
  await act(() => host.push(told(0)));
  expect(at()).toBe('working');
  expect(root.textContent).toContain('0 z 1');
  await act(() => taken(RESTORED));
  await expect.poll(at).toBe('done');
  await act(() => host.push(told(0)));
  expect(at()).toBe('done');
});
