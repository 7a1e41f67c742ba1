// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { LevelSlips, Rung } from '../host/protocol';
import { loadMessages, speak } from '../words/words';
import { beats, climbed, missed, weakness } from './LevelChoice';

const rung: Rung = {
  seats: 2,
  level: 'rival',
  below: 'regular',
  games: 400,
  firsts: 0.712,
  low: 0.66,
  high: 0.76,
  even: 0.5,
};

describe('what was measured of a level', () => {
  it('is a share of wins where two play', async () => {
    await speak('en');
    await loadMessages('people');
    expect(climbed(rung)).toBe(
      'Beats the regular in 71% of games. Measured in 400 games, which makes it likely between 66% and 76%.',
    );
    await speak('cs');
    expect(climbed({ ...rung, games: 1 }).replaceAll('\u00a0', ' ')).toBe(
      'Partií, ve kterých porazí štamgasta, je 71 %. Změřeno v 1 partii; podle nich je to spíš mezi 66 % a 76 %.',
    );
  });

  it('is told as so many of ten', async () => {
    await speak('en');
    await loadMessages('people');
    expect(beats(rung)).toBe('Wins 7 of 10 games against the regular.');
    expect(beats({ ...rung, seats: 4, firsts: 0.45 })).toBe(
      'Among players of the level Regular it wins 5 of 10 games.',
    );
  });

  it('is a share of wins where two play the same deal, each alone', async () => {
    await speak('en');
    await loadMessages('people');
    expect(climbed({ ...rung, seats: 1 })).toContain(
      'it makes more points than the regular in 71% of games.',
    );
  });

  it('is a share of first places beside that of equals where more play', async () => {
    await speak('en');
    await loadMessages('people');
    expect(climbed({ ...rung, seats: 4, firsts: 0.45, even: 0.25 })).toContain(
      'With Regular in all other seats it comes first in 45% of games; equals would in 25%.',
    );
  });

  it('says what the level misses most, and how that was seen', async () => {
    const slips: LevelSlips = {
      seats: 2,
      level: 'guest',
      games: 40,
      points: 6,
      each: 4.25,
      kinds: ['lying', 'given'],
    };
    await speak('en');
    await loadMessages('people');
    expect(weakness(slips)).toBe(
      'Its weakness is that it leaves points lying within reach and plays into the others’ hands: 4.3 such moves a game on average.',
    );
    expect(missed(slips)).toBe(
      'On average it makes 4.3 moves a game that cost 6 points or more against the best that could be found by the end of the turn. Seen in 40 games.',
    );
    expect(missed({ ...slips, points: 1 })).toContain('moves a game that cost a point or more');
    await speak('cs');
    expect(missed({ ...slips, points: 1 }).replaceAll('\u00a0', ' ')).toContain(
      'Tahů, které stojí 1 bod a více proti nejlepšímu',
    );
    expect(weakness(slips).replaceAll('\u00a0', ' ')).toBe(
      'Slabinu má v tom, že nechává ležet body na dosah a nahrává ostatním; takových tahů udělá v průměru 4,3 za partii.',
    );
  });
});
