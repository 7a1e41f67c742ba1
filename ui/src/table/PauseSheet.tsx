// What the back key brings up at a table. Leaving keeps the game as it stands; giving it up can be
// taken back.

import { Button } from '../kit/controls';
import { host } from '../state/door';
import { abandon } from '../state/games';
import { goHome, lower, raise } from '../state/nav';
import { say } from '../words/words';
import type { LiveTable } from './live';

export function PauseSheet({ table }: { table: LiveTable }) {
  const { table: id, practice, assisted, seedHash, next } = table.state.value;
  const replay = () => {
    lower('pause');
    table.past.lookAt(0);
  };
  return (
    <div class="pause">
      <Button look="main" icon="play" onPress={() => lower('pause')} testId="pause-resume">
        {say('pause-resume')}
      </Button>
      {next === 'act' && table.isOpen.value && !table.past.place.value && (
        <Button
          icon="light"
          isDisabled={table.isAdvising.value}
          onPress={() => {
            lower('pause');
            table.askAdvice();
          }}
          testId="pause-hint"
        >
          {say('hint')}
        </Button>
      )}
      <Button icon="since" onPress={replay} testId="pause-replay">
        {say('replay-open')}
      </Button>
      <Button icon="home" onPress={goHome} testId="pause-home">
        {say('pause-home')}
      </Button>
      <Button icon="book" onPress={() => raise('rules')}>
        {say('rules')}
      </Button>
      <Button icon="gear" onPress={() => raise('settings')}>
        {say('settings')}
      </Button>
      <Button
        icon="bin"
        look="quiet"
        testId="pause-abandon"
        onPress={() => {
          goHome();
          void host()
            .send({ type: 'close', table: id })
            .catch(() => undefined)
            .then(() => abandon(id));
        }}
      >
        {say('pause-abandon')}
      </Button>
      {practice && <p class="note">{say('practice-note')}</p>}
      {assisted && <p class="note">{say('assisted-note')}</p>}
      <p class="note">
        {say('seed-hash')} <code>{seedHash.slice(0, 12)}</code>
      </p>
    </div>
  );
}
