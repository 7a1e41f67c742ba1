// A bot that takes its time: how far it has come, and a button for those who will not wait. It
// appears only with the first word of progress, so that quick bots do not make it flash. On a slow
// device it says that this is why.

import { Button } from '../kit/controls';
import { PaceNote } from '../parts/PaceNote';
import { say } from '../words/words';
import type { LiveTable } from './live';

export function Thinking({ table }: { table: LiveTable }) {
  const share = table.thought.value;
  if (share === undefined) return null;
  return (
    <div class="bot-thinks" data-testid="thinking">
      <progress value={share} max={1} aria-label={say('thinking-share')} />
      <PaceNote isBrief />
      <Button icon="skip" onPress={() => table.rush()} testId="hurry">
        {say('hurry')}
      </Button>
    </div>
  );
}
