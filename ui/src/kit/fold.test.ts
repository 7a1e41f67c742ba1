import { describe, expect, it } from 'vitest';
import { folded, spansOf } from './fold';

const found = (text: string, sought: string) =>
  spansOf(text, sought).map(({ from, to }) => text.slice(from, to));

describe('what is sought', () => {
  it('is found without diacritics and case', () => {
    expect(found('Říční soustava a ŘÍČNÍ past', 'ricni')).toEqual(['Říční', 'ŘÍČNÍ']);
    expect(found('Les nebo louka', 'LÉS')).toEqual(['Les']);
  });

  it('is found where the letters stand, also after such that are written with two signs', () => {
    const text = 'cha\u0301ta 🐯 tygr';
    expect(found(text, 'chata')).toEqual(['cha\u0301ta']);
    expect(found(text, 'tygr')).toEqual(['tygr']);
  });

  it('goes over line ends and does not mind spaces around it', () => {
    expect(found('bonusový\ndílek', ' bonusovy  dilek ')).toEqual(['bonusový\ndílek']);
  });

  it('is nothing as long as it is a single letter', () => {
    expect(found('aaa', 'a')).toEqual([]);
    expect(found('aaa', '')).toEqual([]);
  });

  it('does not overlap', () => {
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  });
});

it('folds what Czech has', () => {
  expect(folded('Příliš žluťoučký KŮŇ')).toBe('prilis zlutoucky kun');
});
