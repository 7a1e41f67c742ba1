// How it ended, beside the finished land: who won, another game, and every line that made the points.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { goAndLook, screen } from '../../state/nav';
import { say } from '../../words/words';
import { LessonEnd } from '../Lesson';
import type { LiveTable } from '../live';
import { playOn } from '../SittersSheet';
import { fanfare } from '../sounds';
import { agreementsTold } from '../told';
import { Actions } from './Actions';
import { holdAt } from './hold';
import { Places, useRun } from './Places';
import { partsTop, Result } from './Result';
import { Verdict } from './Verdict';

export function Final({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const shown = table.reading.seat.value ?? 0;
  // What is fresh when the page comes is shown as news once, and never again.
  const [isNews] = useState(table.isFreshlyOver.peek());
  // Who has won is told when the points have run up.
  const isRunning = useRun(isNews);
  useEffect(() => {
    table.isFreshlyOver.value = false;
  }, []);
  useEffect(() => {
    if (isNews && !isRunning) fanfare(table);
  }, [isRunning]);
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
          <Verdict table={table} isNews={isNews} isTold={!isRunning} />
          <IconButton
            icon="eye"
            label={say('final-land')}
            onPress={goAndLook}
            testId="final-land"
          />
        </div>
        <Places
          table={table}
          shown={shown}
          onShow={(seat) => table.reading.choose(seat)}
          isRunning={isRunning}
        />
        {state.lesson ? (
          <LessonEnd table={table} lesson={state.lesson} />
        ) : (
          <Actions table={table} />
        )}
        <Result table={table} shown={shown} body={body}>
          {!state.lesson && <Notes table={table} />}
        </Result>
      </div>
    </section>
  );
}

/** How far down the page was read. */
const readTo = new WeakMap<LiveTable, number>();

/** The page comes back where it was left, and begins with the part that was asked for. */
function useSamePlace(table: LiveTable, box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const it = box.current;
    if (!it) return;
    const now = screen.peek();
    const isAsked = now.screen === 'table' && now.part !== undefined;
    const last = readTo.get(table);
    const read = () => void readTo.set(table, it.scrollTop);
    const listen = () => it.addEventListener('scroll', read);
    if (last !== undefined) return holdAt(it, () => last, listen);
    if (isAsked) return holdAt(it, () => partsTop(it), listen);
    listen();
  }, [table]);
}

/** Who left a seat and who played on there; that it ended early, and the way back from there. */
function Agreed({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const told = agreementsTold(state).flatMap(({ lines }) => lines.map(({ text }) => text));
  if (told.length === 0) return null;
  return (
    <>
      <p class="count-note" data-testid="final-agreed">
        <Icon name="person" size={18} />
        <span>{told.join(' ')}</span>
      </p>
      {state.agreements.at(-1)?.type === 'end' && (
        <Button icon="play" onPress={() => void playOn(table)} testId="final-play-on">
          {say('play-on')}
        </Button>
      )}
    </>
  );
}

function Notes({ table }: { table: LiveTable }) {
  const state = table.state.value;
  return (
    <>
      <Agreed table={table} />
      {state.trust && (
        <p class="count-note" data-testid="final-trust">
          <Icon name="eye" size={18} />
          {say('trust.then')}
        </p>
      )}
    </>
  );
}
