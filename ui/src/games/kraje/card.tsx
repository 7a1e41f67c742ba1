// The game on the shelf: its picture and what there is to settle before a game.

import './land.css';
import type { GameCardUi } from '../game-ui';
import { HomeArt } from './art/home';

export const card: GameCardUi<'kraje'> = {
  id: 'kraje',
  weight: 1,
  Art: HomeArt,
  options: [],
  takesPacks: true,
  makeSetup: (seats, _chosen, pack) => ({
    game: 'kraje',
    seats,
    ...(pack ? { pack: { id: pack.id, version: pack.version, sha256: pack.sha256 } } : {}),
  }),
};
