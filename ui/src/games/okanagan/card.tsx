// The game on the shelf: its picture and what there is to settle before a game.

import { Late } from '../../kit/late';
import type { GameCardUi } from '../game-ui';

export const card: GameCardUi<'okanagan'> = {
  id: 'okanagan',
  weight: 3,
  art: new Late(async () => (await import('./art/home')).HomeArt),
  options: [],
  takesPacks: true,
  makeSetup: (seats, _chosen, pack) => ({
    game: 'okanagan',
    seats,
    ...(pack ? { pack: { id: pack.id, version: pack.version, sha256: pack.sha256 } } : {}),
  }),
};
