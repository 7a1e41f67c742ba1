// @vitest-environment happy-dom
// Par that is not known yet is worked out at once for whoever asks, and no longer than it gets on.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { GameResult } from '../../host/protocol';
import { opaque } from '../../kit/opaque';
import { testRoot } from '../../kit/root';
import { loadMessages, SHARED, speak } from '../../words/words';
import { toyTable } from '../toy';
import { HonoursPart } from './Honours';

const root = testRoot();
beforeEach(async () => {
  await loadMessages(...SHARED);
  await speak('cs');
});

const RESULT = opaque<GameResult>({ table: 't1', records: [], seats: [], parLeft: 3 });

/** Lets the expert play, who has these many games left after each one; how often par came of it. */
async function play(...left: readonly number[]): Promise<number> {
  let known = 0;
  const { host, table } = await toyTable();
  host.answer = () => opaque({ left: left[host.of('toPar').length - 1] });
  await act(() =>
    render(
      <HonoursPart
        result={RESULT}
        table={table}
        onPar={() => {
          known += 1;
        }}
      />,
      root,
    ),
  );
  root.querySelector<HTMLElement>('[data-testid=par-now]')?.click();
  await expect.poll(() => host.of('toPar').length).toBe(left.length);
  await act(() => new Promise((answered) => setTimeout(answered)));
  expect(host.of('toPar').length).toBe(left.length);
  return known;
}

it('plays game by game until par is known', async () => {
  expect(await play(2, 1, 0)).toBe(1);
});

it('ends where nothing comes of it, and can be asked again', async () => {
  expect(await play(2, 2)).toBe(0);
  expect(root.querySelector('[data-testid=par-now]')).not.toBeNull();
});
