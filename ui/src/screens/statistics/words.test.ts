// Words made of codes of the engines are there in both languages.

import { describe, expect, it } from 'vitest';
import { LOCALES, Words } from '../../words/words';

const sources = import.meta.glob<string>('../../words/*/{app,games,statistics,people}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FEATS = ['score', 'margin', 'losingScore', 'feature', 'stroke', 'fastest', 'fastest-solo'];

describe.each(LOCALES)('the words of statistics: %s', (locale) => {
  const own = Object.entries(sources).filter(([path]) => path.includes(`/${locale}/`));
  const words = new Words(
    locale,
    own.map(([, text]) => text),
  );

  it('has every key made of a code', () => {
    const keys = [
      'variant-pack',
      'variant-trust',
      'variant-handicap',
      ...FEATS.map((it) => `feat-${it}`),
      ...['all', '365', '90', '30'].map((it) => `stat-period-${it}`),
      ...['all', 'people', 'bots'].map((it) => `stat-against-${it}`),
      ...['household', 'records', 'began', 'followed', 'highest', 'lowest'].map(
        (it) => `stat-${it}`,
      ),
    ];
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });
});
