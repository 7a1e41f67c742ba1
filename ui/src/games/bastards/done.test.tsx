// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { opaque } from '../../kit/opaque';
import { testRoot } from '../../kit/root';
import { msg } from '../../words/words';
import { Done } from './chips';
import type { Play } from './play';

it('keeps the end of a flight in sight while it is refused, and asks the engine why', async () => {
  const root = testRoot();
  const explain = vi.fn(async () => null);
  const table = { draft: { value: null }, explain };
  const play = opaque<Play>({ options: { value: [] }, table });
  await act(() => render(<Done play={play} />, root));
  expect(root.querySelector('button')).toBeNull();
  const refused = msg('bastards-end', { relation: 'migration' });
  await act(() => render(<Done play={play} refused={refused} />, root));
  root.querySelector('button')?.click();
  expect(explain).toHaveBeenCalledWith({ game: 'bastards', type: 'done' });
});
