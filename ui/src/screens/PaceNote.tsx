// What a slow device means for the computer's players: they think longer, they do not play worse.

import { usePace } from '../state/pace';
import { say } from '../words/words';

export function PaceNote() {
  const longer = usePace();
  if (longer === undefined) return null;
  return (
    <p class="note" data-testid="pace-note">
      {say('setup-longer', { n: longer })}
    </p>
  );
}
