import { expect, it } from 'vitest';
import { Words } from './words';

const files: Readonly<Record<string, string>> = import.meta.glob('./cs/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('puts z or ze, v or ve before a number as it is read aloud', () => {
  const words = new Words('cs', ['of = { ZE($n) } { $n }\nin = { VE($n) } { $n }']);
  const of = [1, 2, 4, 5, 6, 7, 8, 10, 12, 14, 15, 16, 17, 23, 50, 61, 100, 500, 700, 1200, 2000];
  expect(of.map((n) => words.say('of', { n }).split(' ')[0]).join(' ')).toBe(
    'z ze ze z ze ze z z ze ze z ze ze ze z ze ze z ze z ze',
  );
  const inside = [1, 2, 4, 5, 6, 7, 10, 12, 16, 25, 60, 100, 400, 500, 1000, 3000];
  expect(inside.map((n) => words.say('in', { n }).split(' ')[0]).join(' ')).toBe(
    'v ve ve v v v v ve v ve v ve ve v v ve',
  );
});

it('leaves no word of one letter at the end of a line', () => {
  const source = 'safe = Tahy jsou v bezpečí, i u { $name } a v „lese“. Auta k ničemu. Patra z ní.';
  const told = new Words('cs', [source]).say('safe', { name: 'Evy' });
  expect(told.replaceAll('\u00a0', '_')).toBe(
    'Tahy jsou v_bezpečí, i_u_Evy a_v_„lese“. Auta k_ničemu. Patra z_ní.',
  );
  expect(new Words('en', ['safe = a game']).say('safe')).toBe('a game');
});

it('puts no bare z or v before a number that is written out', () => {
  // A time and a rating are no counts; `[one]` is 1, which takes neither.
  const bare = /(?<!\[one\].*)(?:^|[\s(])[vz] \{ \$(?!when|before)\w+ \}/u;
  const found = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => (bare.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
