// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Person } from '../host/protocol';
import { speak } from '../words/words';
import {
  current,
  distinct,
  firstPlaces,
  lastPlaces,
  type Place,
  plans,
  withHandicap,
  withMark,
  withName,
  withPerson,
  withWish,
} from './places';

const place = (name: string, mark: Place['mark']): Place => ({ name, mark, sitter: 'person' });

describe('places of a new game', () => {
  it('are the remembered ones, filled up to the fewest with free marks', () => {
    expect(firstPlaces(2, [place('Eva', 'sun')])).toEqual([place('Eva', 'sun'), place('', 'drop')]);
  });

  it('never share a mark', () => {
    const marks = firstPlaces(5, [place('Eva', 'drop')]).map(({ mark }) => mark);
    expect(new Set(marks).size).toBe(5);
  });

  it('swap marks when one takes another’s', () => {
    const places = [place('Eva', 'sun'), place('Petr', 'drop')];
    expect(withMark(places, 0, 'drop').map(({ mark }) => mark)).toEqual(['drop', 'sun']);
    expect(withMark(places, 0, 'leaf').map(({ mark }) => mark)).toEqual(['leaf', 'drop']);
  });
});

describe('people who sit down', () => {
  const person = (profile: string, name: string, mark: string): Person => ({
    profile,
    name,
    mark,
    help: 'learner',
    textSize: 'normal',
    isHidden: false,
    games: 0,
    counted: 0,
    merged: [],
  });
  const eva = person('e', 'Eva', 'moon');
  const adam = { ...person('a', 'Adam', 'sun'), merged: [{ profile: 'old', name: 'Áda' }] };
  const places = [place('', 'sun'), place('', 'drop')];

  it('bring their own mark unless another person has it', () => {
    expect(withPerson(places, 1, eva)[1]?.mark).toBe('moon');
    const seated = withPerson(places, 1, adam);
    expect(seated, 'an empty seat gives it up').toEqual([
      place('', 'drop'),
      { ...place('Adam', 'sun'), profile: 'a' },
    ]);
    const bot: Place = { ...place('', 'sun'), sitter: 'greedy' };
    expect(withPerson([bot, place('', 'drop')], 1, adam).map(({ mark }) => mark)).toEqual([
      'drop',
      'sun',
    ]);
    expect(withPerson([place('Petr', 'sun'), place('', 'drop')], 1, adam)[1]?.mark).toBe('drop');
  });

  it('are those who played last, whichever game it was', () => {
    const [e, a] = [withPerson(places, 0, eva)[0], withPerson(places, 1, adam)[1]];
    if (!e || !a) throw new Error('they sit');
    const bot: Place = { ...place('', 'leaf'), sitter: 'greedy' };
    expect(lastPlaces([e], [withHandicap([a], 0, 9)[0] ?? a, bot, e])).toEqual([a, e]);
    expect(lastPlaces([e, bot], [e]), 'the same person').toEqual([e, bot]);
    expect(lastPlaces([e, a], [a]), 'one of them').toEqual([e, a]);
    expect(lastPlaces(undefined, [e, bot])).toEqual([e]);
    expect(lastPlaces([e, bot], undefined)).toEqual([e, bot]);
    expect(lastPlaces(undefined, undefined)).toEqual([]);
  });

  it('say what they want while they have no name, or a new one', () => {
    const wished = withWish(withWish(places, 0, { help: 'purist' }), 0, { textSize: 'huge' });
    expect(wished[0]?.wish).toEqual({ help: 'purist', textSize: 'huge' });
    expect(plans(wished, [eva]).map(({ help }) => help)).toEqual(['purist', undefined]);
    // Somebody known has wishes of their own.
    expect(withName(wished, 0, 'Eva', [eva])[0]?.wish).toBeUndefined();
    expect(current([{ ...place('Eva', 'sun'), wish: { help: 'purist' } }], [eva])[0]?.wish).toBe(
      undefined,
    );
  });

  it('are known by their name, but never sit twice', () => {
    const seated = withName(places, 0, 'eva ', [eva]);
    expect(seated[0]).toMatchObject({ name: 'eva ', profile: 'e' });
    expect(withName(seated, 1, 'Eva', [eva])[1]).toEqual(place('Eva', 'drop'));
    const zofie = person('z', 'Žofie', 'sun');
    for (const name of ['Zofie', 'žOFIE', 'Z\u030cofie', 'Žofie\u200b', ' Žofie\u2800']) {
      expect(withName(places, 0, name, [zofie])[0]).toMatchObject({ name, profile: 'z' });
    }
    expect(plans([place('\u200b', 'sun')], [])[0]?.name, 'nobody sees it').toBe('seat-default');
    expect(withName(seated, 0, 'Evan', [eva])[0]).toEqual(place('Evan', 'moon'));
  });

  it('are told to the engines by profile, with the help they want', () => {
    const seated = withName(places, 0, 'eva', [eva]);
    expect(plans(seated, [eva])[0]).toEqual({
      name: 'Eva',
      mark: 'moon',
      sitter: { type: 'person' },
      profile: 'e',
      help: 'learner',
    });
  });

  it('keep a head start until somebody else sits down', () => {
    const ahead = withHandicap(places, 1, 12);
    const seated = withName(ahead, 1, 'eva', [eva]);
    expect(plans(seated, [eva]).map(({ handicap }) => handicap)).toEqual([undefined, 12]);
    expect(withPerson(seated, 1, adam)[1]).not.toHaveProperty('handicap');
    expect(withHandicap(seated, 1, 0)[1]).not.toHaveProperty('handicap');
    expect(plans(ahead.slice(1), [])[0], 'alone').not.toHaveProperty('handicap');
  });

  it('leave bots the name of their level, numbered where it is not the only one', async () => {
    await speak('cs');
    const bot = (mark: Place['mark'], sitter: Place['sitter'], name = ''): Place => ({
      name,
      mark,
      sitter,
    });
    const names = (bots: readonly Place[]) => plans(bots, []).map(({ name }) => name);
    expect(names([place('Eva', 'sun'), bot('drop', 'rival'), bot('leaf', 'master')])).toEqual([
      'Eva',
      'Rival',
      'Mistr',
    ]);
    expect(names([bot('sun', 'guest'), bot('drop', 'guest', 'Bob'), bot('leaf', 'guest')])).toEqual(
      ['Návštěvník 1', 'Bob', 'Návštěvník 2'],
    );
  });

  it('are remembered under the name they have now, also when merged', () => {
    const kept = [
      { ...place('Evka', 'sun'), profile: 'e' },
      { ...place('Áda', 'drop'), profile: 'old' },
      place('Návštěvník', 'leaf'),
    ];
    expect(current(kept, [eva, adam])).toEqual([
      { ...place('Eva', 'sun'), profile: 'e' },
      { ...place('Adam', 'drop'), profile: 'a' },
      place('Návštěvník', 'leaf'),
    ]);
    expect(
      distinct([
        { ...place('Eva', 'sun'), profile: 'e' },
        { ...place('Eva', 'drop'), profile: 'e' },
      ])[1],
    ).toEqual(place('', 'drop'));
  });
});
