// @vitest-environment happy-dom
// The name that is asked for before the first game.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../host/protocol';
import { testRoot } from '../kit/root';
import { sheets } from '../state/nav';
import { notices } from '../state/notices';
import { addPerson, people } from '../state/people';
import { toyTable } from '../table/toy';
import { loadMessages, SHARED, say, speak } from '../words/words';
import { askName, FirstName } from './FirstName';

const EVA: Person = {
  profile: 'eva',
  name: 'Eva',
  mark: 'sun',
  help: 'normal',
  textSize: 'normal',
  isHidden: false,
  games: 0,
  counted: 0,
  merged: [],
};

const root = testRoot();
beforeEach(async () => {
  localStorage.clear();
  people.value = [];
  await loadMessages(...SHARED);
  await speak('en');
});

async function answered(name: string) {
  const { host } = await toyTable();
  host.answer = () => ({ people: [EVA], added: 'eva' });
  const onDone = vi.fn();
  expect(askName()).toBe(true);
  await act(() => render(<FirstName onDone={onDone} />, root));
  const field = root.querySelector('input');
  if (!field) throw new Error('there is no field');
  field.value = name;
  await act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => root.querySelector<HTMLElement>('[data-testid="first-name-go"]')?.click());
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(sheets.value).toEqual([]);
  return host.of('addPerson');
}

it('makes whoever gives one a person of this device', async () => {
  expect(await answered(' Eva ')).toEqual([{ type: 'addPerson', name: 'Eva', mark: 'sun' }]);
  expect(people.value).toEqual([EVA]);
  expect(askName(), 'somebody is known').toBe(false);
});

it('is asked for once, and can be skipped', async () => {
  expect(await answered(' ')).toEqual([]);
  expect(askName()).toBe(false);
});

it("offers what guests have played, which becomes the person's", async () => {
  const { host } = await toyTable();
  host.answer = ({ type }) =>
    type === 'addPerson'
      ? { people: [EVA], added: 'eva', guest: { games: 4, lessons: 34 } }
      : { people: [{ ...EVA, games: 4 }] };
  await addPerson('Eva', 'sun');
  const [offered] = notices.value;
  expect(offered?.text).toEqual({ id: 'guest-plays', args: { games: 4, lessons: 34 } });
  offered?.action?.act();
  await expect.poll(() => people.value[0]?.games).toBe(4);
  expect(host.of('takeGuestPlays')).toEqual([{ type: 'takeGuestPlays', profile: 'eva' }]);
});

it('tells what guests have played, be it lessons alone', async () => {
  await loadMessages(...SHARED);
  await speak('cs');
  const told = (games: number, lessons: number) =>
    say('guest-plays', { games, lessons }).replaceAll('\u00a0', ' ');
  expect(told(0, 2)).toBe('Jako host tu už někdo prošel 2 lekcemi.');
  expect(told(1, 0)).toBe('Jako host tu už někdo odehrál jednu partii.');
  expect(told(3, 1)).toBe('Jako host tu už někdo odehrál 3 partie a prošel jednou lekcí.');
});
