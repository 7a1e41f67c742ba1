// Text as one searches it: without diacritics and case, and what is found as places in the text as it
// is written.

/** A place in a text: from a letter up to, not with, another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Fewer letters than this are found everywhere. */
export const LEAST = 2;

/** Without diacritics, case and what nobody sees. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{DI}\u2800]/gu, '')
    .toLowerCase();

/** What a name is told by: two names of which this is the same are the same (`store::folded`). */
export const nameKey = (name: string): string => folded(name).trim().replace(/\s+/g, ' ');

/** Where a text has what is sought, first to last; spaces around what is sought mean nothing. */
export function spansOf(text: string, sought: string): readonly Span[] {
  const wanted = folded(sought.trim()).replace(/\s+/g, ' ');
  if (wanted.length < LEAST) return [];
  // A letter may fold into several: each of them remembers where it comes from.
  const origin: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const fold = /\s/.test(letter) ? ' ' : folded(letter);
    for (let i = 0; i < fold.length; i += 1) origin.push(at);
    plain += fold;
    at += letter.length;
  }
  origin.push(at);
  const spans: Span[] = [];
  for (let i = plain.indexOf(wanted); i >= 0; i = plain.indexOf(wanted, i + wanted.length)) {
    spans.push({ from: origin[i] ?? 0, to: origin[i + wanted.length] ?? at });
  }
  return spans;
}
