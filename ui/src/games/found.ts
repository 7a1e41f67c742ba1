// The games that have a screen. Found by their folders, so that adding a game touches no list:
// cards come with the start, the rest when a table opens.

import type { GameId } from '../host/protocol';
import { loadMessages } from '../words/words';
import type { GameCardUi, GameUi } from './game-ui';

const cards = import.meta.glob<GameCardUi>('./*/card.tsx', { eager: true, import: 'card' });
const screens = import.meta.glob<GameUi>('./*/index.ts', { import: 'ui' });

/** The cards of all games with a screen, the easiest first. */
export const gameCards: readonly GameCardUi[] = Object.values(cards).sort(
  (a, b) => a.weight - b.weight,
);

/** The card of a game; `undefined` where it has no screen. */
export function cardOf(game: GameId): GameCardUi | undefined {
  return gameCards.find((card) => card.id === game);
}

/** Loads the screen of a game and its words. */
export async function loadGame(game: GameId): Promise<GameUi> {
  const load = screens[`./${game}/index.ts`];
  if (!load) throw new Error(`no screen for ${game}`);
  const [ui] = await Promise.all([load(), loadMessages(game, `rules/${game}`)]);
  return ui;
}
