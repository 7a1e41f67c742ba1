// How it ended, beside the finished land: who won, every line that made the points, and another game.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AgainHow, TableState } from '../../host/door';
import { Button, IconButton } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { aheadText } from '../../parts/HandicapChoice';
import { attempt, host } from '../../state/door';
import { layAlike } from '../../state/lying';
import { close, goAndLook, isAboveHome, lower, raise, screen, turnTo } from '../../state/nav';
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
  const body = useRef<HTMLDivElement>(null);
  useSamePlace(table, body);
  return (
    <section
      class="table-side final"
      aria-label={say('final')}
      data-testid="final"
      data-news={isNews}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll a long page */}
      <div ref={body} class="final-body" tabIndex={0}>
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

/** After this long the page is as long as it gets by itself. */
const WHOLE_MS = 2000;

/** How far down the page was read. */
const readTo = new WeakMap<LiveTable, number>();

/**
 * The page comes back where it was left, and begins with the part that was asked for. Its parts come
 * one after the other: until they are all there, or somebody moves it, it is moved along.
 */
function useSamePlace(table: LiveTable, box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const it = box.current;
    if (!it) return;
    const now = screen.peek();
    const isAsked = now.screen === 'table' && now.part !== undefined;
    const last = readTo.get(table);
    const wanted = () =>
      last ?? (isAsked ? (it.querySelector<HTMLElement>('.tabs')?.offsetTop ?? 0) : 0);
    const grows = new ResizeObserver(() => {
      const top = wanted();
      it.scrollTop = top;
      if (last !== undefined && it.scrollTop >= top - 1) rest();
    });
    const read = () => void readTo.set(table, it.scrollTop);
    const rest = () => {
      grows.disconnect();
      clearTimeout(timer);
      it.addEventListener('scroll', read);
    };
    const timer = setTimeout(rest, WHOLE_MS);
    for (const moves of ['pointerdown', 'wheel', 'keydown']) it.addEventListener(moves, rest);
    if (last === undefined && !isAsked) rest();
    else for (const part of it.children) grows.observe(part);
    return () => {
      grows.disconnect();
      clearTimeout(timer);
    };
  }, [table]);
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
    goAndLook();
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
