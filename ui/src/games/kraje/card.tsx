// The game on the shelf: its picture and what there is to settle before a game.

import { Late } from '../../kit/late';
import { msg } from '../../words/words';
import type { GameCardUi } from '../game-ui';

export const card: GameCardUi<'kraje'> = {
  id: 'kraje',
  weight: 1,
  art: new Late(async () => (await import('./art/home')).HomeArt),
  options: [
    {
      key: 'choosing',
      label: msg('kraje-set-choosing'),
      initial: 'secret',
      isMinor: true,
      choices: ['secret', 'open'].map((value) => ({
        value,
        label: msg(`kraje-set-choosing-${value}`),
      })),
      note: msg('kraje-set-choosing-note'),
      isFor: (seats) => seats > 1,
    },
  ],
  takesPacks: true,
  begins: ({ choosing }) => (choosing === 'open' ? 'first' : 'nobody'),
  makeSetup: (seats, { choosing }, pack) => ({
    game: 'kraje',
    seats,
    ...(choosing === 'open' && seats > 1 ? { choosing: 'open' as const } : {}),
    ...(pack ? { pack: { id: pack.id, version: pack.version, sha256: pack.sha256 } } : {}),
  }),
  isOpen: ({ choosing }) => choosing === 'open',
};
