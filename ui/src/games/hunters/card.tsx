// The game on the shelf: its picture and what there is to settle before a game.

import { Late } from '../../kit/late';
import { msg } from '../../words/words';
import type { GameCardUi, SetupOf, SetupOption } from '../game-ui';

/** An option of the setup and its values, the usual one first. */
function option(key: string, values: readonly [string, ...string[]], isMinor = true): SetupOption {
  return {
    key,
    label: msg(`hunters-set-${key}`),
    choices: values.map((value) => ({ value, label: msg(`hunters-set-${key}-${value}`) })),
    initial: values[0],
    note: msg(`hunters-set-${key}-note`),
    isMinor,
  };
}

export const card: GameCardUi<'hunters'> = {
  id: 'hunters',
  weight: 2,
  art: new Late(async () => (await import('./art/home')).HomeArt),
  options: [
    option('variant', ['normal', 'strategic'], false),
    option('hands', ['usual', 'open', 'hidden']),
    option('menhir', ['occupied', 'any']),
    option('forestScore', ['zones', 'tiles']),
    option('canoe', ['in', 'out']),
  ],
  // What the engine does not hear of keeps its usual value: the own tiles.
  makeSetup: (seats, { variant, hands, menhir, forestScore, canoe }, _pack, people = 1) => {
    // One tile in hand is no secret worth a curtain between people; three are a plan, and against
    // the computer nobody has to be handed anything.
    const usual = variant === 'normal' && people > 1 ? 'open' : 'hidden';
    const seen = hands === 'usual' ? usual : hands;
    return {
      game: 'hunters',
      seats,
      variant,
      hands: seen,
      menhir,
      forestScore,
      canoe,
    } as SetupOf<'hunters'>;
  },
  isOpen: ({ hands }) => hands === 'open',
};
