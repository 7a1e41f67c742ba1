// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Refused } from '../host/host';
import { toyTable } from '../table/toy';
import { change, settings } from './settings';

it('a change that is refused takes back nothing that was changed since', async () => {
  const { host } = await toyTable();
  const before = settings.value;
  let refuse: (why: unknown) => void = () => undefined;
  host.answer = () =>
    new Promise((_, reject) => {
      refuse = reject;
    });
  const refused = change({ sound: 'loud' });
  host.answer = () => ({});
  await change({ haptics: 'off' });
  refuse(new Refused({ code: 'stale', data: { at: 1 } }));
  await refused;
  expect(settings.value).toEqual({ ...before, haptics: 'off' });
});
