// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { botName, withBotNames } from './bots';
import { speak } from './words';

it('a bot that goes by its level is called so in the language in force', async () => {
  await speak('en');
  expect(botName('Štamgast', 'regular')).toBe('Regular');
  expect(botName('Návštěvník 2', 'guest')).toBe('Visitor 2');
  expect(botName('Visitor 2', 'guest')).toBe('Visitor 2');
  await speak('cs');
  expect(botName('Regular', 'regular')).toBe('Štamgast');
  expect(botName('Visitor 2', 'guest')).toBe('Návštěvník 2');
});

it('a level that was called something else once goes by its present name', async () => {
  await speak('cs');
  expect(['Soupeř', 'Soupeř 2', 'Rival'].map((name) => botName(name, 'rival'))).toEqual([
    'Rival',
    'Rival 2',
    'Rival',
  ]);
  expect(['Host', 'Guest 2'].map((name) => botName(name, 'guest'))).toEqual([
    'Návštěvník',
    'Návštěvník 2',
  ]);
  expect(botName('Soupeř', 'guest')).toBe('Soupeř');
});

it('a name of its own stays, and so does that of a person', async () => {
  await speak('en');
  expect(botName('Bob', 'guest')).toBe('Bob');
  // The name of another level was somebody's idea.
  expect(botName('Návštěvník', 'master')).toBe('Návštěvník');
  const seats = [
    { name: 'Návštěvník', sitter: { type: 'person' } },
    { name: 'Návštěvník', sitter: { type: 'bot', level: 'guest' } },
    { name: 'Návštěvník' },
  ];
  expect(withBotNames(seats).map(({ name }) => name)).toEqual([
    'Návštěvník',
    'Visitor',
    'Návštěvník',
  ]);
});
