// A bot that takes its time: how far it has come, and a button for those who will not wait. It
// appears only with the first word of progress, so that quick bots do not make it flash. On a slow
// device it says that this is why.

import { Button } from '../kit/controls';
import { PaceNote } from '../parts/PaceNote';
import { host, tellFailure } from '../state/client';
import { say } from '../words/words';
import type { LiveTable } from './live';

export function Thinking({ table }: { table: LiveTable }) {
  const share = table.thought.value;
  if (share === undefined) return null;
  return (
    <div class="bot-thinks in-column" data-testid="thinking">
      <progress value={share} max={1} aria-label={say('thinking-share')} />
      <PaceNote isBrief />
      <Button icon="skip" onPress={() => rush(table)} testId="hurry">
        {say('hurry')}
      </Button>
    </div>
  );
}

/** Brings the bots that think to their answers. */
export function rush(table: LiveTable): void {
  const { table: id } = table.state.value;
  void host().send({ type: 'hurry', table: id }).catch(tellFailure);
}
