// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chance } from '../host/protocol';
import { loadMessages, speak } from '../words/words';
import { faresOf, fareText } from './fares';
import { newPlace, type Place } from './places';

const eva: Place = { name: 'Eva', mark: 'sun', sitter: 'person', profile: 'e' };
const bot: Place = { name: '', mark: 'drop', sitter: 'rival' };
const chances: readonly Chance[] = [{ seat: 0, level: 'rival', ahead: 0.58 }];
const said = (places: readonly Place[], ahead = 0.58) =>
  faresOf(
    places,
    chances.map((it) => ({ ...it, ahead })),
  ).map((fare) => fareText(fare).replaceAll('\u00a0', ' '));

beforeEach(async () => {
  await speak('cs');
  await loadMessages('people');
});

describe('how one fares against a level', () => {
  it('is told to whoever sits there alone, as games of ten', async () => {
    expect(said([eva, bot])).toEqual(['Vyhraješ nad ním asi v 6 z 10 partií.']);
    expect(said([eva, bot], 0.02)).toEqual(['Nevyhraješ nad ním skoro nikdy.']);
    expect(said([eva, bot], 0.97)).toEqual(['Vyhraješ nad ním skoro vždycky.']);
    expect(said([eva, bot, bot])).toEqual(['Skončíš před ním asi v 6 z 10 partií.']);
    await speak('en');
    expect(said([eva, bot])).toEqual(['You win about 6 of 10 games against this one.']);
  });

  it('is told by name where several people sit', () => {
    const places = [eva, bot, newPlace([eva, bot])];
    expect(said(places)).toEqual(['Eva skončí před ním asi v 6 z 10 partií.']);
  });

  it('is not told where somebody has a head start', () => {
    expect(said([{ ...eva, handicap: 5 }, bot])).toEqual([]);
  });
});
