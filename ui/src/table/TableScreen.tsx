// The screen of one table: opens it, draws the game's board and panel, and puts the chrome around
// them. Behind the curtain there is nothing but the curtain.

import { useEffect, useRef, useState } from 'preact/hooks';
import { loadGame } from '../games/found';
import { asApiError } from '../host/host';
import { keepAwake } from '../kit/awake';
import { moment } from '../kit/clock';
import { IconButton, useArming } from '../kit/controls';
import { useFit } from '../kit/fit';
import { Sheet } from '../kit/Sheet';
import { listenForHolds } from '../kit/what';
import { CountSign } from '../parts/counts';
import { Reader } from '../parts/rules/Reader';
import { SettingsList } from '../parts/SettingsList';
import { attempt, hear, host, onReturn } from '../state/client';
import { welcome } from '../state/first-game';
import { playedGame, playedOn, refreshRows } from '../state/games';
import { guestPreferencesOf } from '../state/guest-preferences';
import { askWhat, close, comeBack, lower, raise, sheets, tellOver, turnTo } from '../state/nav';
import { tell } from '../state/notices';
import { settings } from '../state/settings';
import type { SheetName } from '../state/stack';
import { useTextSize } from '../state/text';
import { loadMessages, say } from '../words/words';
import { ActionBar } from './ActionBar';
import { followAnimations } from './animations';
import { Banner } from './Banner';
import { ChoicesSheet } from './ChoicesSheet';
import { Curtain } from './Curtain';
import { EdgeOf, type Lies, Plates, useLies } from './Edges';
import { ExercisePanel } from './Exercise';
import { GlanceSheet } from './Glance';
import { About, Guide, isGuiding } from './Guide';
import { useKeys } from './keys';
import { LearnerMoves } from './LearnerMoves';
import { isTaught, LessonPanel } from './Lesson';
import { LiveLog } from './LiveLog';
import { LogSheet } from './LogSheet';
import { hasLearner } from './learner';
import { LiveTable } from './live';
import { PauseSheet } from './PauseSheet';
import { Prompt } from './Prompt';
import { EyesSheet, ForkSheet } from './ReplaySheets';
import { MoreActions } from './result/Actions';
import { Final } from './result/Final';
import { ScoreSheet } from './ScoreSheet';
import { Seats } from './Seats';
import { ShareSheet } from './ShareSheet';
import { canSubstitute, SittersSheet } from './SittersSheet';
import { followSounds } from './sounds';
import { WhatSheet, whatTitle } from './WhatSheet';

/** How long the board is looked at, with all totals, before the final page comes; less with a tap. */
const LAST_LOOK_MS = 1200;

/** Opens a table with all it needs. */
async function openTable(id: string): Promise<LiveTable> {
  const state = await host().send({ type: 'open', table: id });
  const ui = await loadGame(state.game);
  // Who cannot be asked about needs no guide.
  const isNew = await welcome(state).catch(() => false);
  if (isNew || state.lesson) await loadMessages(`lessons/${state.game}`);
  const pack = ui.packOf?.(state.setup);
  const { catalogue } = await host().send({
    type: 'catalogue',
    game: state.game,
    ...(pack === undefined ? {} : { pack }),
  });
  return new LiveTable(ui, state, catalogue);
}

export function TableScreen({ id, at }: { id: string; at?: number | undefined }) {
  const [table, setTable] = useState<LiveTable | null>(null);

  useEffect(() => {
    let isGone = false;
    let live: LiveTable | undefined;
    let began = 0;
    const early: Parameters<LiveTable['hear']>[0][] = [];
    // Bots may answer before the game's screen is loaded.
    const stop = hear((push) => {
      if (live) live.hear(push);
      else early.push(push);
    });
    // Of a game at a real table there is only what was written down.
    const isReal = (thrown: unknown) => {
      const error = asApiError(thrown);
      return error.code === 'unplayable' && error.data.missing === 'steps';
    };
    const opening = openTable(id).catch((thrown: unknown) => {
      if (!isReal(thrown) || isGone) throw thrown;
      turnTo({ screen: 'real', table: id });
      return null;
    });
    void attempt(() => opening).then((opened) => {
      if (isGone || opened === null) return;
      if (!opened) return close();
      live = opened;
      began = live.state.value.at;
      // A game that has just begun is among those that Home can go on with.
      void refreshRows();
      for (const push of early) live.hear(push);
      setTable(live);
    });
    const look = () => {
      if (document.visibilityState === 'hidden') live?.cover();
      else live?.uncover();
    };
    document.addEventListener('visibilitychange', look);
    const stopReturn = onReturn(() => void live?.reopen());
    return () => {
      isGone = true;
      stop();
      stopReturn();
      document.removeEventListener('visibilitychange', look);
      live?.close();
      if (live && live.state.value.at !== began) {
        const { game, lesson, exercise } = live.state.value;
        playedOn(id);
        if (!lesson && !exercise) playedGame(game);
      }
      host()
        .send({ type: 'close', table: id })
        .catch(() => undefined)
        .then(refreshRows);
    };
  }, [id]);

  if (!table) return <div class="loading" aria-busy="true" />;
  return <OpenTable table={table} at={at} />;
}

function OpenTable({ table, at }: { table: LiveTable; at: number | undefined }) {
  const open = sheets.value;
  const state = table.state.value;
  const lies = useLies(table);
  useTextSize(
    state.seats.flatMap(({ profile }) => profile ?? []),
    state.seats.flatMap(({ seat }) => guestPreferencesOf(state.table, seat).textSize ?? []),
  );
  useFinal(table, at);
  useWayBack(table);
  useEffect(() => followSounds(table), [table]);
  useEffect(() => followAnimations(table), [table]);
  useKeys(table);

  return (
    <>
      <div class="screen" data-at={state.at}>
        {state.holder.type === 'nobody' ? (
          <Curtain
            key={`${state.at}:${state.holder.next}`}
            table={table}
            next={state.holder.next}
            edge={lies?.edge ?? null}
            onPause={() => raise('pause')}
          />
        ) : table.isOpen.value ? (
          <Laid table={table} lies={lies} />
        ) : (
          <div class="loading" aria-busy="true" />
        )}
      </div>
      {open.map((name, i) => (
        // One that comes up from under another is a new one: the browser stacks them as they open.
        <TableSheet key={`${i}:${name}`} table={table} name={name} />
      ))}
    </>
  );
}

/** Sheets that keep the board in sight where there is room. */
const SIDE: readonly SheetName[] = ['score', 'log', 'choices', 'detail', 'what'];

/** Sheets that take more room than others. */
const WIDE: readonly SheetName[] = ['rules', 'glance'];

/** A sheet over the table. Those that show anything of the game are not there behind the curtain. */
function TableSheet({ table, name }: { table: LiveTable; name: SheetName }) {
  const content = sheetContent(table, name);
  if (!content) return null;
  return (
    <Sheet
      title={titleOf(table, name)}
      look={WIDE.includes(name) ? 'wide' : SIDE.includes(name) ? 'side' : 'page'}
      onClose={() => lower(name)}
      testId={`sheet-${name}`}
    >
      {content}
    </Sheet>
  );
}

function titleOf(table: LiveTable, name: SheetName): string {
  if (name === 'detail') return table.ui.detailTitle?.(table) ?? '';
  return name === 'what' ? whatTitle(table) : say(name);
}

function sheetContent(table: LiveTable, name: SheetName) {
  const { Detail } = table.ui;
  switch (name) {
    case 'detail':
      return Detail && table.isOpen.value ? <Detail table={table} /> : null;
    case 'pause':
      return <PauseSheet table={table} />;
    case 'sitters':
      return canSubstitute(table) ? <SittersSheet table={table} /> : null;
    case 'eyes':
      return table.isOpen.value ? <EyesSheet table={table} /> : null;
    case 'fork':
      return table.isOpen.value ? <ForkSheet table={table} /> : null;
    case 'final-more':
      return table.isOpen.value ? <MoreActions table={table} /> : null;
    case 'share':
      return table.isOpen.value ? <ShareSheet table={table} /> : null;
    case 'game':
      return null;
    case 'settings':
      return <SettingsList />;
    case 'what':
      return table.isOpen.value ? <WhatSheet table={table} /> : null;
    case 'glance':
      return <GlanceSheet table={table} />;
    case 'rules':
      return (
        <Reader
          game={table.ui.id}
          known={table.catalogue}
          setup={table.setup}
          lesson={table.state.value.lesson?.id}
        />
      );
    case 'score':
      return table.isOpen.value ? <ScoreSheet table={table} /> : null;
    case 'log':
      return table.isOpen.value ? <LogSheet table={table} /> : null;
    case 'choices':
      return table.isOpen.value ? <ChoicesSheet table={table} /> : null;
    // It is no sheet over the board: the finished land stays in sight beside it.
    case 'final':
      return null;
  }
}

/** The table as it lies open before somebody. */
function Laid({ table, lies }: { table: LiveTable; lies: Lies | null }) {
  const { Board } = table.ui;
  const { next, exercise } = table.state.value;
  const isExercise = exercise !== undefined && !table.past.place.value;
  const isFinal = next === 'over' && sheets.value.includes('final');
  // What stands in a sheet over the table can be asked about, too.
  useEffect(() => listenForHolds(document.body, askWhat), [table]);
  // What lay behind a curtain comes up where its button was pressed.
  const arming = useArming();
  const staysAwake = next === 'act' && settings.value.awake === 'on';
  useEffect(() => (staysAwake ? keepAwake() : undefined), [staysAwake]);
  return (
    <div
      class={lies ? 'table table-flat' : 'table'}
      data-game={table.ui.id}
      data-next={next}
      data-help={table.help.value}
      data-worth={table.tellsWorth.value}
      data-final={isFinal}
      data-edges={lies?.edges.join(' ')}
      data-own-edge={lies?.edge}
      data-round={lies ? lies.edges.length > 2 : undefined}
      data-deep={lies && hasLearner(table) ? 'more' : undefined}
      onClickCapture={arming.onClickCapture}
      onPointerDownCapture={(press) => {
        table.hurry();
        arming.onPointerDownCapture(press);
      }}
    >
      {!lies && !isFinal && <Head table={table} />}
      {/* By its key the board stays the same when the device is laid down or taken up. */}
      <main key="board" class="table-board">
        <Board table={table} />
        <LiveLog table={table} />
      </main>
      {lies ? (
        <Edges table={table} lies={lies} />
      ) : isFinal ? (
        <Final table={table} />
      ) : (
        <section class="table-side" aria-label={say('panel')}>
          {isTaught(table) && <LessonPanel table={table} />}
          {isExercise && <ExercisePanel table={table} />}
          {!isTaught(table) && !isExercise && <Prompt table={table} />}
          <Guide table={table} />
          {!isGuiding(table) && <LearnerMoves table={table} />}
          <Hand table={table} />
          <ActionBar table={table} />
        </section>
      )}
      {!lies && <About table={table} />}
    </div>
  );
}

/** Who sits here and how they stand, and the way to the pause. */
function Head({ table }: { table: LiveTable }) {
  return (
    <header class="table-head">
      <Seats table={table} />
      <Banner table={table} />
      <Sign table={table} />
      {table.state.value.next === 'over' ? (
        <Leave table={table} />
      ) : (
        <IconButton
          icon="pause"
          label={say('pause')}
          onPress={() => raise('pause')}
          testId="pause"
        />
      )}
    </header>
  );
}

/** Whether and how the game counts. Lessons and exercises never do, and say what they are. */
function Sign({ table }: { table: LiveTable }) {
  const state = table.state.value;
  if (state.lesson || state.exercise) return null;
  return <CountSign facts={state} onTell={tell} />;
}

/** The way out of what is in sight: of the past back to where it was opened, else of the game. */
function Leave({ table }: { table: LiveTable }) {
  const { past } = table;
  const isPast = past.place.value !== null;
  return (
    <IconButton
      icon="cross"
      label={say(isPast ? 'replay-leave' : 'leave')}
      onPress={() => (isPast ? past.leave() : close())}
      testId="leave"
    />
  );
}

function Hand({ table }: { table: LiveTable }) {
  const { Panel } = table.ui;
  const box = useRef<HTMLDivElement>(null);
  // Beside what is told of a moment there is little room, and nothing of the hand is to be taken.
  const isAnswered = table.isAnswered.value;
  const isPast = table.past.place.value !== null || isAnswered;
  useFit(box, isPast);
  return (
    <div ref={box} class="table-panel" data-past={isPast} data-answered={isAnswered}>
      <Panel table={table} />
    </div>
  );
}

/** Around a board that lies on the table: all controls before one of the people, plates before the others. */
function Edges({ table, lies }: { table: LiveTable; lies: Lies }) {
  return (
    <>
      <EdgeOf edge={lies.edge} isOwn label={say('panel')}>
        <Head table={table} />
        <div class="edge-says">
          <Prompt table={table} />
          <Guide table={table} />
          <LearnerMoves table={table} />
        </div>
        <Hand table={table} />
        <div class="edge-bar">
          <ActionBar table={table} />
        </div>
      </EdgeOf>
      <Plates table={table} lies={lies} />
    </>
  );
}

/**
 * The final page comes up by itself when the game ends before the players' eyes, and when a game
 * that is over is opened, unless it was opened to look at one step of it.
 */
function useFinal(table: LiveTable, at: number | undefined): void {
  const isOver = table.state.value.next === 'over';
  const isCounting = table.count.isRunning.value;
  const [wasOver] = useState(isOver);
  const { table: id } = table.state.value;
  // Nothing waits for anybody in an exercise that was answered, either.
  const isDone = isOver || table.isAnswered.value;
  useEffect(() => tellOver(id, isDone), [id, isDone]);
  useEffect(() => {
    table.viewport.isComplete = isOver;
  }, [isOver]);
  useEffect(() => {
    if (!isOver || isCounting) return;
    if (wasOver && at !== undefined) table.past.lookAt(at);
    else if (wasOver) raise('final');
    else {
      const stop = () => {
        stopLook();
        window.removeEventListener('click', tap, true);
      };
      const show = () => {
        stop();
        raise('final');
      };
      // Whoever taps has seen enough; a button means what it says.
      const tap = ({ target }: Event) => {
        if (!(target instanceof Element && target.closest('button, input, a'))) show();
      };
      const stopLook = moment(LAST_LOOK_MS, show);
      window.addEventListener('click', tap, true);
      return stop;
    }
  }, [isOver, isCounting]);
}

/** Whatever the final page led to, it is there again when that is left; and what was shown there is over. */
export function useWayBack(table: LiveTable): void {
  const { past } = table;
  const isPast = past.place.value !== null;
  const isLit = table.lit.value !== null;
  const isFinal = sheets.value.includes('final');
  useEffect(() => {
    if (!isPast && !isLit) comeBack();
  }, [isPast, isLit]);
  useEffect(() => {
    if (!isFinal) return;
    if (past.place.peek()) past.leave();
    if (table.lit.peek()) table.light(0, null);
  }, [isFinal]);
}
