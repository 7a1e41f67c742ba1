// Small parts of decisions: the button that ends an action, and prices.

import type { JSX } from 'preact';
import { say } from '../../words/words';
import type { Play } from './play';
import { coinsWords } from './words';

/** The button that ends an action or a flight, where that is legal; it gives way to ✔ and ✖. */
export function Done({ play }: { play: Play }): JSX.Element | null {
  const done = play.options.value.find((option) => option.key === 'done');
  if (!done) return null;
  return (
    <button
      type="button"
      class="button button-quiet sb-done"
      data-tool="true"
      data-testid="bastards-done"
      style={{ visibility: play.table.draft.value ? 'hidden' : 'visible' }}
      onClick={() => play.choose(done)}
    >
      {say(done.label)}
    </button>
  );
}

/** A price in coins. */
export function Price({ coins }: { coins: number }): JSX.Element {
  return (
    <span class="sb-price">
      <span aria-hidden="true">{coins}</span>
      <span class="unseen">{coinsWords(coins)}</span>
    </span>
  );
}
