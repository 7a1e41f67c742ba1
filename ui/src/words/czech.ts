// What is Czech's own. Before numbers "ze 12", "ve 2": by the word with which the number begins when
// it is read aloud. And no line ends with a word of one letter.

import type { FluentFunction, FluentValue } from '@fluent/bundle';

/** The number that is read first, of 400 the four hundred, of 25 the twenty. */
function firstRead(n: number): number {
  if (n >= 2000) return firstRead(Math.floor(n / 1000));
  if (n >= 1000) return 1000;
  if (n >= 100) return n - (n % 100);
  return n >= 20 ? n - (n % 10) : n;
}

/** Read with two consonants at the beginning: dvou, tří, čtyř, dvanácti … */
const HARD = [2, 3, 4, 12, 13, 14, 20, 30, 40, 100, 200, 300, 400];
/** Read with an s at the beginning. */
const HISSING = [6, 7, 16, 17, 60, 70, 600, 700];

const before = (plain: string, hard: readonly number[]): FluentFunction => {
  return ([n]: FluentValue[]) => {
    const first = firstRead(Math.abs(Number(n?.valueOf())));
    return hard.includes(first) ? `${plain}e` : plain;
  };
};

/** For sentences: `{ ZE($n) } { $n }`, `{ VE($n) } { $n }`. */
export const BEFORE_NUMBERS = { ZE: before('z', [...HARD, ...HISSING]), VE: before('v', HARD) };

/** Holds words of one letter to the next one, as Czech is set. */
export const held = (text: string): string =>
  text.replace(/([\p{L}\p{N}]+) /gu, (plain, word: string) =>
    /^[ksvzouai]$/i.test(word) ? `${word}\u00a0` : plain,
  );
