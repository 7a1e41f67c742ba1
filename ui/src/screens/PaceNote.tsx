// What a slow device means for the computer's players: they think longer, they do not play worse.

import { useEffect, useState } from 'preact/hooks';
import { host } from '../state/door';
import { say } from '../words/words';

/** From here on one notices. */
const NOTICED = 1.5;

export function PaceNote() {
  const [longer, setLonger] = useState(1);
  useEffect(() => {
    void host()
      .send({ type: 'pace' })
      .then((reply) => setLonger(reply.longer))
      .catch(() => undefined);
  }, []);
  if (longer < NOTICED) return null;
  return (
    <p class="note" data-testid="pace-note">
      {say('setup-longer', { n: longer })}
    </p>
  );
}
