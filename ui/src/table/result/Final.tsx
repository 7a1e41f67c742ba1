// How it ended, beside the finished land: who won, every line that made the points, and another game.

import { useEffect, useState } from 'preact/hooks';
import type { AgainHow, TableState } from '../../host/door';
import { Button, IconButton } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { aheadText } from '../../parts/HandicapChoice';
import { attempt, host } from '../../state/door';
import { layAlike } from '../../state/lying';
import { close, isAboveHome, lower, raise, turnTo } from '../../state/nav';
import { wishAlike } from '../../state/wishes';
import { say } from '../../words/words';
import { LessonEnd } from '../Lesson';
import type { LiveTable } from '../live';
import { fanfare } from '../sounds';
import { PictureButton } from './PictureButton';
import { Places } from './Places';
import { Result } from './Result';
import { ranking } from './ranking';
import { Verdict } from './Verdict';

export function Final({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const places = ranking(state);
  const [shown, setShown] = useState(places[0]?.seat.seat ?? 0);
  // What is fresh when the page comes is shown as news once, and never again.
  const [isNews] = useState(table.isFreshlyOver.peek());
  useEffect(() => {
    table.isFreshlyOver.value = false;
    if (isNews) fanfare(table);
  }, []);
  return (
    <section
      class="table-side final"
      aria-label={say('final')}
      data-testid="final"
      data-news={isNews}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll a long page */}
      <div class="final-body" tabIndex={0}>
        <div class="final-head">
          <Verdict table={table} isNews={isNews} />
          <IconButton
            icon="eye"
            label={say('final-land')}
            onPress={() => lower('final')}
            testId="final-land"
          />
        </div>
        <Places table={table} shown={shown} onShow={setShown} isNews={isNews} />
        <Result table={table} shown={shown}>
          {state.lesson ? (
            <LessonEnd table={table} lesson={state.lesson} />
          ) : (
            <Actions table={table} />
          )}
        </Result>
      </div>
    </section>
  );
}

/** That somebody was ahead from the start, and what that means for records and ratings. */
function Ahead({ state }: { state: TableState }) {
  const given = state.seats.map(({ name, handicap }) => ({ name, points: handicap ?? 0 }));
  const who = aheadText(given);
  if (who === '') return null;
  return (
    <p class="final-assisted" data-testid="final-handicap">
      <Icon name="flag" size={18} />
      <span>
        {say('handicap-result', { who })} {say('handicap-uncounted')}
      </span>
    </p>
  );
}

function Actions({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const isShared = ranking(state).filter(({ place }) => place === 1).length > 1;
  const hasOthers = state.seats.length > 1;
  const again = async (how: AgainHow) => {
    const reply = await attempt(() => host().send({ type: 'again', table: state.table, how }));
    if (!reply) return;
    layAlike(state, reply);
    wishAlike(state, reply);
    turnTo({ screen: 'table', table: reply.table });
  };
  const replay = () => {
    lower('final');
    table.past.lookAt(0);
  };
  return (
    <>
      {state.assisted && (
        <p class="final-assisted" data-testid="final-assisted">
          <Icon name="light" size={18} />
          {say('assisted-note')}
        </p>
      )}
      <Ahead state={state} />
      <div class="final-actions">
        <Button
          look="main"
          icon="play"
          onPress={() => void again('nextStarter')}
          testId="final-again"
        >
          {say(isShared ? 'again-decider' : hasOthers ? 'again-next' : 'again-solo')}
        </Button>
        <PictureButton table={table} />
        <Button icon="seed" onPress={() => void again('sameSeed')} testId="final-same">
          {say('again-same')}
        </Button>
        <Button icon="since" onPress={replay} testId="final-replay">
          {say('replay-open')}
        </Button>
        <Button onPress={() => raise('share')} testId="final-share">
          {say('share')}
        </Button>
        <Button icon={isAboveHome.value ? 'home' : 'back'} onPress={close} testId="final-home">
          {say(isAboveHome.value ? 'final-home' : 'back')}
        </Button>
      </div>
    </>
  );
}
