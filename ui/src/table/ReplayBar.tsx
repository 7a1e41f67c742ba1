// The bar of a replay: the course of the game to scrub through, with marks where the points moved
// most; steps, play and speed; whose eyes it is seen with; and playing on from here.

import { useEffect } from 'preact/hooks';
import type { Course } from '../host/door';
import { IconButton } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { raise, sheets } from '../state/nav';
import { say } from '../words/words';
import type { LiveTable } from './live';

export function ReplayBar({ table }: { table: LiveTable }) {
  const { past } = table;
  const place = past.place.value;
  useReplayKeys(table);
  if (!place) return null;
  return (
    <div class="replay">
      {place.isWhole && <Scrub table={table} index={place.index} last={place.count - 1} />}
      <Steps table={table} index={place.index} count={place.count} isWhole={place.isWhole} />
    </div>
  );
}

function Scrub({ table, index, last }: { table: LiveTable; index: number; last: number }) {
  const { past } = table;
  const course = past.course.value;
  return (
    <div class="replay-scrub">
      {course && last > 0 && <Marks table={table} course={course} last={last} />}
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={say('replay-scrub')}
        aria-valuetext={say('replay-place', { index, count: last })}
        data-testid="replay-scrub"
        onInput={(event) => past.scrubTo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** The largest swings, each in the colour of whom it helped, a tap away. */
function Marks({ table, course, last }: { table: LiveTable; course: Course; last: number }) {
  return (
    <div class="replay-marks">
      {course.swings.map((swing) => {
        const seat = table.seats.value[swing.seat];
        const mark = seat && markOf(seat.mark, swing.seat);
        const name = seat?.name ?? '';
        return (
          <button
            key={swing.at}
            type="button"
            class="replay-mark"
            style={{
              '--at': swing.at / last,
              '--seat': mark ? markColour(mark) : 'var(--ink)',
            }}
            aria-label={say('replay-swing', { name, size: swing.size })}
            onClick={() => table.past.scrubTo(swing.at)}
          >
            {mark && <Mark mark={mark} size={14} />}
          </button>
        );
      })}
    </div>
  );
}

function Steps(props: { table: LiveTable; index: number; count: number; isWhole: boolean }) {
  const { table, index, count, isWhole } = props;
  const { past } = table;
  const isPlaying = past.isPlaying.value;
  const isOver = table.state.value.next === 'over';
  const isShared = table.seats.value.length > 1;
  return (
    <div class="bar bar-replay" role="toolbar" aria-label={say('replay')} data-whole={isWhole}>
      <IconButton
        icon="back"
        label={say('replay-back')}
        isDisabled={index === 0}
        onPress={() => past.step(-1)}
        testId="replay-back"
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={say(isPlaying ? 'replay-stop' : 'replay-play')}
        onPress={() => past.togglePlay()}
        testId="replay-play"
      />
      <IconButton
        icon="next"
        label={say('replay-next')}
        onPress={() => past.step(1)}
        testId="replay-next"
      />
      {isWhole && (
        <button
          type="button"
          class="icon-button replay-speed"
          aria-label={say('replay-speed', { speed: past.speed.value })}
          data-testid="replay-speed"
          onClick={() => past.nextSpeed()}
        >
          {past.speed.value}×
        </button>
      )}
      {isWhole && isOver && isShared && (
        <IconButton
          icon="eye"
          label={say('replay-eyes')}
          isPressed={past.viewer.value !== null}
          onPress={() => raise('eyes')}
          testId="replay-eyes"
        />
      )}
      {isWhole && (
        <IconButton
          icon="fork"
          label={say('fork')}
          onPress={() => raise('fork')}
          testId="replay-fork"
        />
      )}
      {!isWhole && (
        <span class="bar-text bar-place">{say('replay-place', { index: index + 1, count })}</span>
      )}
      <button
        type="button"
        class="button button-main replay-leave"
        aria-label={say('replay-leave')}
        data-testid="replay-leave"
        onClick={() => past.leave()}
      >
        <Icon name="cross" />
        <span>{say('replay-leave')}</span>
      </button>
    </div>
  );
}

/** Arrows step, space plays, Home and End go to the ends. */
function useReplayKeys(table: LiveTable): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { past } = table;
      const place = past.place.value;
      if (!place || event.defaultPrevented || sheets.value.length > 0) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // A button or the scrub bar in focus hears its own keys.
      if (event.target instanceof Element && event.target.closest('button, input')) return;
      if (event.key === 'ArrowLeft') past.step(-1);
      else if (event.key === 'ArrowRight' && place.index < place.count - 1) past.step(1);
      else if (event.key === 'Home') past.scrubTo(0);
      else if (event.key === 'End') past.scrubTo(place.count - 1);
      else if (event.key === ' ') past.togglePlay();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [table]);
}
