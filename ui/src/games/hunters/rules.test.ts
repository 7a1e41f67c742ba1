// @vitest-environment happy-dom
// The page of rules says what the table plays by.

import { beforeEach, describe, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { LOCALES, loadMessages, say, speak } from '../../words/words';
import { rules } from './rules';

type Asked = Parameters<typeof rules.glance>;

const USUAL = { variant: 'normal', menhir: 'occupied', forestScore: 'zones' };

function page(setup: object): readonly string[] {
  const { turn, points } = rules.glance(opaque<Asked[0]>({}), opaque<Asked[1]>(setup));
  return [say(turn), say(points)].join('\n').split('\n');
}

describe.each(LOCALES)('at a glance: %s', (locale) => {
  beforeEach(async () => {
    await speak(locale);
    await loadMessages('hunters', 'rules/hunters');
  });

  it.each([
    [{ menhir: 'any' }, 1],
    [{ forestScore: 'tiles' }, 1],
    [{ variant: 'strategic' }, 2],
    [{ canoe: 'out' }, 1],
  ])('another way of playing changes its lines: %j', (change, lines) => {
    const usual = page(USUAL);
    const other = page({ ...USUAL, ...change });
    expect(other.length).toBe(usual.length);
    expect(other.filter((line, i) => line !== usual[i]).length).toBe(lines);
    expect(other.join()).not.toMatch(/[{}]|undefined|hunters-/);
  });
});
