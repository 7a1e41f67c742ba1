// The line that says what to do. It is a status: a screen reader hears it whenever it changes.

import { say } from '../words/words';
import type { LiveTable } from './live';
import { botOnTurn, whoIsNext } from './next';

export function Prompt({ table }: { table: LiveTable }) {
  return (
    <p class="prompt" role="status" data-testid="prompt">
      {promptOf(table)}
    </p>
  );
}

/** What the table waits for, in words. */
export function promptOf(table: LiveTable): string {
  const state = table.state.value;
  if (table.past.place.value) return say('prompt-past');
  switch (state.next) {
    case 'act':
      return say(table.ui.prompt(table));
    case 'pass':
      return say('prompt-pass', { name: whoIsNext(state)?.name ?? '' });
    case 'continue':
      return say('prompt-continue');
    case 'wait': {
      const bot = botOnTurn(state);
      return bot ? say('prompt-wait', { name: bot.name }) : say('thinking');
    }
    case 'over':
      return say('prompt-over');
  }
}
