// The line that says what to do, and to whom where several people share the device. It is a status:
// a screen reader hears it whenever it changes.

import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { type Message, say } from '../words/words';
import { guideInPrompt } from './Guide';
import { canDo } from './learner';
import type { LiveTable } from './live';
import { botOnTurn } from './next';
import { PastPrompt } from './PastPrompt';
import { WhyNot } from './WhyNot';

export function Prompt({ table }: { table: LiveTable }) {
  const { holder, actor, seats } = table.state.value;
  if (table.past.place.value) return <PastPrompt table={table} />;
  const to = holder.type === 'seat' ? holder.seat : actor;
  const seat = table.nPeople.value > 1 && to !== undefined ? seats[to] : undefined;
  return (
    <p class="prompt" role="status" data-testid="prompt">
      {seat && (
        <span class="prompt-who">
          <Mark mark={markOf(seat.mark, seat.seat)} size={22} />
          <span class="unseen">{say('whose', { name: seat.name })} </span>
        </span>
      )}
      {promptOf(table)}
      <WhyNot table={table} />
    </p>
  );
}

/** What the player is asked to do; to a learner in full. */
function promptNow(table: LiveTable): Message {
  const message = table.ui.prompt(table);
  return table.help.value === 'learner' ? canDo(message) : message;
}

/** What the table waits for, in words. */
function promptOf(table: LiveTable): string {
  const state = table.state.value;
  switch (state.next) {
    case 'act':
      if (table.isAdvising.value) return say('hint-coming');
      return say(guideInPrompt(table) ?? promptNow(table));
    case 'pass':
      return say(
        table.ui.handOver?.(table) ?? (state.canUndo ? 'prompt-pass-undo' : 'prompt-pass'),
      );
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
