// What can be done with a game that is over. The next one and the way out stand on the page; where it
// is low, the others wait in a sheet of their own, so that the parts of the page are in sight.

import type { AgainHow } from '../../host/protocol';
import { Button, IconButton } from '../../kit/controls';
import { isTall } from '../../kit/tall';
import { attempt, host } from '../../state/client';
import { copyGuestPreferences } from '../../state/guest-preferences';
import { close, goAndLook, isAboveHome, lower, raise, turnTo } from '../../state/nav';
import { copyTableMode } from '../../state/table-mode';
import { say } from '../../words/words';
import type { LiveTable } from '../live';
import { ranking } from './ranking';

async function again(table: LiveTable, how: AgainHow): Promise<void> {
  const state = table.state.value;
  const reply = await attempt(() => host().send({ type: 'again', table: state.table, how }));
  if (!reply) return;
  copyTableMode(state, reply);
  copyGuestPreferences(state, reply);
  turnTo({ screen: 'table', table: reply.table });
}

export function Actions({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const isShared = ranking(state).filter(({ place }) => place === 1).length > 1;
  const hasOthers = state.seats.length > 1;
  return (
    <>
      <div class="final-actions">
        <Button
          look="main"
          icon="play"
          onPress={() => void again(table, 'nextStarter')}
          testId="final-again"
        >
          {say(
            isShared
              ? 'again-decider'
              : hasOthers && !table.ui.beginsTogether?.(table.setup)
                ? 'again-next'
                : 'again-solo',
          )}
        </Button>
        <IconButton
          icon={isAboveHome.value ? 'home' : 'back'}
          label={say(isAboveHome.value ? 'final-home' : 'back')}
          onPress={close}
          testId="final-home"
        />
        {!isTall.value && (
          <IconButton
            icon="more"
            label={say('final-more')}
            onPress={() => raise('final-more')}
            testId="final-more"
          />
        )}
      </div>
      {isTall.value && (
        <div class="final-others">
          <Others table={table} />
        </div>
      )}
    </>
  );
}

/** The sheet of the others. */
export function MoreActions({ table }: { table: LiveTable }) {
  return (
    <div class="final-sheet">
      <Others table={table} />
    </div>
  );
}

function Others({ table }: { table: LiveTable }) {
  const replay = () => {
    lower('final-more');
    goAndLook();
    table.past.lookAt(0);
  };
  const share = () => {
    lower('final-more');
    raise('share');
  };
  return (
    <>
      <Button icon="picture" onPress={share} testId="final-share">
        {say('share')}
      </Button>
      <Button icon="since" onPress={replay} testId="final-replay">
        {say('replay-open')}
      </Button>
      <Button icon="seed" onPress={() => void again(table, 'sameSeed')} testId="final-same">
        {say('again-same')}
      </Button>
    </>
  );
}
