// What a slow device means for the computer's players: they think longer, they do not play worse.
// Said where they are chosen, and in few words where one waits for them.

import { usePace } from '../state/device-speed';
import { say } from '../words/words';

export function PaceNote({ isBrief = false }: { isBrief?: boolean }) {
  const longer = usePace();
  if (longer === undefined) return null;
  return (
    <p class="note" data-testid="pace-note">
      {say(isBrief ? 'pace.brief' : 'pace', { n: longer })}
    </p>
  );
}
