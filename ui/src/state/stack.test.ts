import { describe, expect, it } from 'vitest';
import {
  back,
  cameBack,
  closed,
  HOME,
  knownOver,
  lowered,
  opened,
  openedOver,
  raised,
  replaced,
  type Stack,
  top,
  wentToLook,
} from './stack';

const table = (stack: Stack = HOME) => opened(stack, { screen: 'table', table: 't1' });

describe('the back key', () => {
  it('leaves the app from Home, and only there', () => {
    expect(back(HOME)).toBeNull();
  });

  it('closes the top sheet first', () => {
    const stack = raised(raised(table(), 'pause'), 'settings');
    expect(back(stack)?.sheets).toEqual(['pause']);
  });

  it('never leaves a table: it opens the pause sheet, then closes it, for ever', () => {
    let stack: Stack = table();
    for (let i = 0; i < 7; i += 1) {
      stack = back(stack) ?? HOME;
      expect(top(stack)).toEqual({ screen: 'table', table: 't1' });
      expect(stack.sheets).toEqual(i % 2 === 0 ? ['pause'] : []);
    }
  });

  it('leads from a game that is over to where one came from', () => {
    const statistics = opened(HOME, { screen: 'statistics' });
    const over = knownOver(table(statistics), 't1', true);
    expect(back(raised(over, 'final'))).toEqual(statistics);
    expect(back(over)).toEqual(statistics);
    expect(back(knownOver(over, 't1', false))?.sheets).toEqual(['pause']);
    expect(knownOver(table(), 'another', true)).toEqual(table());
  });

  it('leads from what the final page led to back to that page, and then on', () => {
    const over = knownOver(table(), 't1', true);
    const page = raised(over, 'final');
    const looking = wentToLook(page);
    expect(looking.sheets).toEqual([]);
    expect(back(looking)).toEqual(page);
    expect(cameBack(looking)).toEqual(page);
    // A sheet over the board goes first.
    expect(back(raised(looking, 'eyes'))).toEqual(looking);
    expect(back(page)).toEqual(HOME);
    // Nothing led there where the page was not open.
    expect(cameBack(wentToLook(over))).toEqual(over);
  });

  it('goes from a page to the one below', () => {
    const stack = opened(opened(HOME, { screen: 'rules' }), { screen: 'rules', game: 'kraje' });
    expect(back(stack)).toEqual(opened(HOME, { screen: 'rules' }));
  });
});

describe('the stack', () => {
  it('opens a table in place of its set-up, so that leaving it leads Home', () => {
    const stack = replaced(opened(HOME, { screen: 'new', game: 'kraje' }), {
      screen: 'table',
      table: 't2',
    });
    expect(closed(stack)).toEqual(HOME);
  });

  it('keeps Home below whatever replaces it', () => {
    expect(replaced(HOME, { screen: 'games' }).screens).toHaveLength(2);
  });

  it('raises a sheet once', () => {
    expect(raised(raised(raised(table(), 'log'), 'score'), 'log').sheets).toEqual(['score', 'log']);
  });

  it('lowers any sheet, also one below another', () => {
    expect(lowered(raised(raised(table(), 'pause'), 'settings'), 'pause').sheets).toEqual([
      'settings',
    ]);
  });

  it('begins every screen without sheets', () => {
    expect(opened(raised(table(), 'pause'), { screen: 'settings' }).sheets).toEqual([]);
    expect(closed(raised(table(), 'pause'))?.sheets).toEqual([]);
  });
});

describe('what is tried from the rules', () => {
  const rules = raised(table(), 'rules');
  const tried = openedOver(rules, { screen: 'table', table: 'lesson' }, 'HG-FOREST');

  it('leads back to them', () => {
    expect(tried.sheets).toEqual([]);
    expect(closed(tried)).toEqual(rules);
  });

  it('leads back to them also from the lesson after it', () => {
    expect(closed(replaced(tried, { screen: 'table', table: 'next' }))).toEqual(rules);
  });
});
