// The bar under the thumb. It shows the one thing to do now: ✔ and ✖ while a ghost stands, the
// hand-over when it is due, the replay's buttons in a replay; otherwise the table's tools.

import { useEffect, useRef, useState } from 'preact/hooks';
import { later } from '../kit/clock';
import { Button, IconButton } from '../kit/controls';
import type { IconName } from '../kit/Icon';
import { Icon } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { raise, sheets } from '../state/nav';
import { settings } from '../state/settings';
import { points } from '../words/numbers';
import { say } from '../words/words';
import { Consequences } from './Consequences';
import { CountBar } from './CountBar';
import { Equation } from './Equation';
import type { LiveTable } from './live';
import { whoIsNext } from './next';
import { ReplayBar } from './ReplayBar';
import { Thinking } from './Thinking';

export function ActionBar({ table }: { table: LiveTable }) {
  if (table.past.place.value) return <ReplayBar table={table} />;
  if (table.count.isRunning.value) return <CountBar table={table} />;
  if (table.lit.value) return <LightBar table={table} />;
  // What is shown then is no draft, and nothing more is to be done.
  if (table.isAnswered.value) return null;
  if (table.draft.value) return <DraftBar table={table} />;
  const { next } = table.state.value;
  if (next === 'pass' || next === 'continue') return <GoOnBar table={table} />;
  return <ToolBar table={table} />;
}

/** Raises a sheet; ignores the second half of a double tap on ✔, which these buttons replace. */
function open(
  table: LiveTable,
  sheet: 'choices' | 'glance' | 'log' | 'score',
  press: MouseEvent,
): void {
  if (table.lock.lets(press)) raise(sheet);
}

function ToolBar({ table }: { table: LiveTable }) {
  const { canUndo, canRedo, next, exercise } = table.state.value;
  const isReady = table.isReady.value;
  const hasSince = table.past.hasSince.value;
  return (
    <div
      class="bar"
      role="toolbar"
      aria-label={say('tools')}
      data-extra={Number(canRedo) + Number(hasSince)}
    >
      {next === 'act' && (
        // Out of sight until the keyboard is there: for whoever does not aim at the board.
        <button
          type="button"
          class="unseen"
          data-testid="bar-choices"
          onClick={(press) => open(table, 'choices', press)}
        >
          {say('choices')}
        </button>
      )}
      <IconButton
        icon="undo"
        label={say('undo')}
        word={say('undo')}
        isDisabled={!canUndo || !isReady}
        onPress={() => table.undo()}
        testId="undo"
      />
      {canRedo && (
        <IconButton
          icon="redo"
          label={say('redo')}
          word={say('redo')}
          isDisabled={!isReady}
          onPress={() => table.redo()}
          testId="redo"
        />
      )}
      {hasSince && (
        <IconButton
          icon="since"
          label={say('since')}
          word={say('since-word')}
          onPress={() => table.past.playSince()}
          testId="since"
        />
      )}
      <span class="bar-gap" />
      <Thinking table={table} />
      {next === 'act' && !exercise && (
        <span class="bar-hint">
          <IconButton
            icon="light"
            label={say('hint')}
            word={say('hint')}
            isDisabled={!isReady || table.isAdvising.value}
            onPress={() => table.askAdvice()}
            testId="hint"
          />
        </span>
      )}
      {next === 'act' && (
        <IconButton
          icon="book"
          label={say('glance')}
          word={say('glance-word')}
          onPress={(press) => open(table, 'glance', press)}
          testId="open-glance"
        />
      )}
      <SheetButton table={table} icon="log" sheet="log" />
      <SheetButton table={table} icon="sheet" sheet="score" />
      {next === 'over' && (
        <Button look="main" onPress={() => raise('final')} testId="open-final">
          {say('final-open')}
        </Button>
      )}
    </div>
  );
}

/** Opens what was played, or the points. */
function SheetButton(p: { table: LiveTable; icon: IconName; sheet: 'log' | 'score' }) {
  const { table, icon, sheet } = p;
  const name = say(sheet);
  return (
    <IconButton
      icon={icon}
      label={name}
      word={name}
      onPress={(press) => open(table, sheet, press)}
      testId={`open-${sheet}`}
    />
  );
}

function DraftBar({ table }: { table: LiveTable }) {
  const draft = table.draft.value;
  const preview = table.preview.value;
  const isAdvised = table.isAdvised.value;
  const commit = useRef<HTMLButtonElement>(null);
  // The button that asked for the hint is gone: the keyboard goes on at ✔.
  useEffect(() => {
    if (isAdvised && document.activeElement === document.body)
      commit.current?.focus({ preventScroll: true });
  }, [isAdvised]);
  const isTold = isAdvised || table.tellsWorth.value;
  const { Foreseen } = table.ui;
  return (
    <div class="bar bar-draft" role="toolbar" aria-label={say('confirm')}>
      <IconButton
        icon="cross"
        label={say('confirm-no')}
        onPress={() => table.cancel()}
        testId="bar-cancel"
      />
      <div class="bar-text grows" role="status">
        {isAdvised && (
          <p class="bar-hinted" data-testid="hinted">
            <Icon name="light" size={18} />
            {say('hint-try')}
          </p>
        )}
        {draft && (
          <p class="bar-says one-line">
            {say(draft.says)}
            {draft.where && <span class="unseen">, {say(draft.where)}</span>}
          </p>
        )}
        {preview && isTold && <Consequences table={table} preview={preview} />}
        {Foreseen && isTold && <Foreseen table={table} />}
      </div>
      <button
        ref={commit}
        type="button"
        class="icon-button icon-button-main"
        aria-label={say('confirm-yes')}
        disabled={!table.canCommit.value}
        data-testid="bar-commit"
        onClick={() => table.commit()}
      >
        <svg class="icon" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4.5 12.5l5 5 10-11" />
        </svg>
      </button>
    </div>
  );
}

/** How long a turn that is done can still be taken back, where it ends by itself. */
const TURN_END_MS = 5000;

/**
 * Ends the turn by itself where the players want that. Every touch says that somebody is still
 * looking, and the time begins anew; under a sheet it stands still. Tells how often it has begun,
 * `now` where no time is given, or `null` where nothing ends by itself.
 */
function useTurnEnd(table: LiveTable): number | 'now' | null {
  const { turnEnd } = settings.value;
  const { at } = table.state.value;
  const [nTouches, setTouches] = useState(0);
  // What was refused once is asked again by nobody but a finger.
  const tried = useRef(-1);
  const isTimed =
    turnEnd !== 'asked' && tried.current !== at && table.isReady.value && sheets.value.length === 0;
  useEffect(() => {
    const touch = () => setTouches((n) => n + 1);
    window.addEventListener('pointerdown', touch, true);
    window.addEventListener('keydown', touch, true);
    return () => {
      window.removeEventListener('pointerdown', touch, true);
      window.removeEventListener('keydown', touch, true);
    };
  }, []);
  useEffect(() => {
    if (!isTimed) return;
    const end = () => {
      tried.current = at;
      table.goOn();
    };
    return later(turnEnd === 'timed' ? TURN_END_MS : 0, end);
  }, [isTimed, turnEnd, nTouches, at]);
  if (!isTimed) return null;
  return turnEnd === 'timed' ? nTouches : 'now';
}

function GoOnBar({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const next = whoIsNext(state);
  const ends = useTurnEnd(table);
  const running = ends === 'now' ? null : ends;
  return (
    <div class="bar" role="toolbar" aria-label={say('tools')}>
      <IconButton
        icon="undo"
        label={say('undo')}
        word={say('undo')}
        isDisabled={!state.canUndo || !table.isReady.value}
        onPress={() => table.undo()}
        testId="undo"
      />
      <button
        type="button"
        class="button button-main bar-main grows"
        disabled={!table.isReady.value || ends === 'now'}
        data-testid="go-on"
        data-timed={running !== null}
        onClick={() => table.goOn()}
      >
        {running !== null && (
          <i key={running} class="bar-time" style={{ animationDuration: `${TURN_END_MS}ms` }} />
        )}
        {state.next === 'pass' && next ? (
          <>
            <span>{say('pass-to')}</span>
            <span class="bar-whom in-row">
              <Mark mark={markOf(next.mark, next.seat)} />
              <strong>{next.name}</strong>
            </span>
          </>
        ) : (
          <span>{say(state.next === 'continue' ? 'go-on' : 'end-turn')}</span>
        )}
      </button>
      <SheetButton table={table} icon="log" sheet="log" />
      <SheetButton table={table} icon="sheet" sheet="score" />
    </div>
  );
}

function LightBar({ table }: { table: LiveTable }) {
  const lit = table.lit.value;
  const lines = lit ? (table.sheet.value.seats[lit.seat]?.lines ?? []) : [];
  if (!lit) return null;
  const key = JSON.stringify(lit.line.source);
  const at = lines.findIndex((line) => JSON.stringify(line.source) === key);
  const step = (by: number) => {
    const line = lines[(at + by + lines.length) % lines.length];
    if (line) table.light(lit.seat, line);
  };
  return (
    <div class="bar bar-light" role="toolbar" aria-label={say('light')}>
      <IconButton icon="back" label={say('light-back')} onPress={() => step(-1)} />
      <div class="bar-text grows" role="status">
        <LineText table={table} lit={lit} />
      </div>
      <IconButton icon="next" label={say('light-next')} onPress={() => step(1)} />
      <IconButton
        icon="cross"
        label={say('light-off')}
        onPress={() => table.light(lit.seat, null)}
        testId="light-off"
      />
    </div>
  );
}

function LineText({
  table,
  lit,
}: {
  table: LiveTable;
  lit: NonNullable<LiveTable['lit']['value']>;
}) {
  return (
    <>
      <p class="bar-says one-line">
        {table.ui.describeSource(lit.line.source, table.teller.value)}{' '}
        <b>{points(lit.line.points)}</b>
      </p>
      <Equation table={table} line={lit.line} />
    </>
  );
}
