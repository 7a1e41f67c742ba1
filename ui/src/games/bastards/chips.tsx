// Small parts of decisions: the button that ends an action, and prices.

import type { JSX } from 'preact';
import { type Message, say } from '../../words/words';
import type { Play } from './play';
import { coinsWords } from './words';

interface DoneProps {
  readonly play: Play;
  /** What stands on the button while it may not be ended: a press then tells why. */
  readonly refused?: Message | undefined;
}

/** The button that ends an action or a flight; it gives way to ✔ and ✖. */
export function Done({ play, refused }: DoneProps): JSX.Element | null {
  const { table } = play;
  const done = play.options.value.find((option) => option.key === 'done');
  const label = done?.label ?? refused;
  if (!label) return null;
  return (
    <button
      type="button"
      class="button button-quiet sb-done"
      data-tool="true"
      data-testid={done ? 'bastards-done' : 'bastards-not-done'}
      aria-disabled={!done}
      style={{ visibility: table.draft.value ? 'hidden' : 'visible' }}
      onClick={() => {
        if (done) play.choose(done);
        else void table.explain({ game: 'bastards', type: 'done' });
      }}
    >
      {say(label)}
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
