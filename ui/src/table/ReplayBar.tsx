// The bar of a replay: the course of the game to scrub through, with marks where the points moved
// most, steps and play. A tap away: jumps, speed, whose eyes it is seen with, playing on from here.

import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { isFree, keyOf } from '../kit/keys';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { raise, sheets } from '../state/nav';
import { amount } from '../words/numbers';
import { personNoun } from '../words/person';
import { say } from '../words/words';
import type { LiveTable } from './live';
import type { Jump } from './stops';

export function ReplayBar({ table }: { table: LiveTable }) {
  const { past } = table;
  const place = past.place.value;
  const [isMore, setMore] = useState(false);
  useReplayKeys(table);
  if (!place) return null;
  return (
    <div class="replay" data-at={past.position.value?.at}>
      {place.isWhole && <Scrub table={table} index={place.index} last={place.count - 1} />}
      {place.isWhole && isMore && <More table={table} />}
      <Steps
        table={table}
        index={place.index}
        count={place.count}
        isWhole={place.isWhole}
        isMore={isMore}
        onMore={() => setMore(!isMore)}
      />
    </div>
  );
}

function Scrub({ table, index, last }: { table: LiveTable; index: number; last: number }) {
  const { past } = table;
  const text = past.telling.value.lines.map((line) => line.text).join(' ');
  const when = past.when.value;
  const whenText = when ? say('when.label', { of: when.of, nth: when.nth }) : '';
  return (
    <div class="replay-scrub" data-marked={table.past.swings.value.length > 0}>
      <span class="replay-when" data-testid="replay-when" aria-hidden="true">
        {whenText}
      </span>
      <div class="replay-track">
        {last > 0 && <Marks table={table} last={last} />}
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={say('replay-scrub')}
          aria-valuetext={`${say('replay-place', { index, count: last })} ${whenText} ${text}`}
          data-testid="replay-scrub"
          onInput={(event) => past.scrubTo(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}

/** The largest swings, each in the colour of whom it helped, a tap away. */
function Marks({ table, last }: { table: LiveTable; last: number }) {
  return (
    <div class="replay-marks">
      {table.past.swings.value.map((it) => {
        const seat = table.seats.value[it.seat];
        const mark = seat && markOf(seat.mark, it.seat);
        const name = personNoun(table.seats.value, it.seat);
        return (
          <button
            key={it.at}
            type="button"
            class="replay-mark"
            style={{
              '--at': it.index / last,
              '--seat': mark ? markColour(mark) : 'var(--ink)',
            }}
            aria-label={say(`replay-${wordOf(table, 'swing')}`, { name, size: amount(it.size) })}
            onClick={() => table.past.scrubTo(it.index)}
          >
            {mark && <Mark mark={mark} size={14} />}
          </button>
        );
      })}
    </div>
  );
}

/** What a jump is called: who plays alone turns nothing round. */
const wordOf = (table: LiveTable, jump: Jump): Jump | 'gain' =>
  jump === 'swing' && table.seats.value.length === 1 ? 'gain' : jump;

const JUMPS: readonly { readonly jump: Jump; readonly keys: string }[] = [
  { jump: 'turn', keys: 'PageDown' },
  { jump: 'points', keys: 'P' },
  { jump: 'swing', keys: 'S' },
];

/** On to where somebody else acts, points move, or they move most; the speed, the eyes, a fork. */
function More({ table }: { table: LiveTable }) {
  const { past } = table;
  const isShared = table.seats.value.length > 1;
  // Back goes by turns; alone, where there are none, by points.
  const back: Jump = isShared ? 'turn' : 'points';
  const isOver = table.state.value.next === 'over';
  return (
    <div class="replay-jumps" role="toolbar" aria-label={say('replay-more')}>
      <button
        type="button"
        class="button replay-jump replay-rewind"
        aria-label={say(`replay-rewind-${back}`)}
        aria-keyshortcuts={isShared ? 'PageUp' : 'Shift+P'}
        disabled={past.goal(back, -1) === null}
        data-testid="replay-rewind"
        onClick={() => past.jump(back, -1)}
      >
        <Icon name="rewind" size={18} />
      </button>
      {JUMPS.filter(({ jump }) => isShared || jump !== 'turn').map(({ jump, keys }) => (
        <button
          key={jump}
          type="button"
          class="button replay-jump"
          aria-label={say(`replay-jump-${wordOf(table, jump)}`)}
          aria-keyshortcuts={keys}
          disabled={past.goal(jump) === null}
          data-testid={`replay-${jump}`}
          onClick={() => past.jump(jump)}
        >
          <span>{say(`replay-word-${wordOf(table, jump)}`)}</span>
        </button>
      ))}
      <button
        type="button"
        class="icon-button replay-speed"
        aria-label={say('replay-speed', { speed: past.speed.value })}
        data-testid="replay-speed"
        onClick={() => past.nextSpeed()}
      >
        {past.speed.value}×
      </button>
      {isOver && isShared && (
        <IconButton
          icon="eye"
          label={say('replay-eyes')}
          isPressed={past.viewer.value !== null}
          onPress={() => raise('eyes')}
          testId="replay-eyes"
        />
      )}
      {past.mayFork.value && (
        <IconButton
          icon="fork"
          label={say('fork')}
          onPress={() => raise('fork')}
          testId="replay-fork"
        />
      )}
    </div>
  );
}

function Steps(props: {
  table: LiveTable;
  index: number;
  count: number;
  isWhole: boolean;
  isMore: boolean;
  onMore: () => void;
}) {
  const { table, index, count, isWhole, isMore, onMore } = props;
  const { past } = table;
  const isPlaying = past.isPlaying.value;
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
        <IconButton
          icon="more"
          label={say('replay-more')}
          isPressed={isMore}
          onPress={onMore}
          testId="replay-more"
        />
      )}
      {!isWhole && (
        <span class="bar-text grows bar-place">
          {say('replay-place', { index: index + 1, count })}
        </span>
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

/**
 * Arrows step, space plays, Home and End go to the ends; the page keys go from turn to turn, P from
 * points to points and S from swing to swing, with Shift back.
 */
function useReplayKeys(table: LiveTable): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { past } = table;
      const place = past.place.value;
      if (!place || !isFree(event) || sheets.value.length > 0) return;
      const jump = jumpOf(keyOf(event));
      // The scrub bar in focus hears its own keys, and a button hears what presses it.
      const own = event.key === ' ' ? 'button, input' : 'input';
      const isOwn = event.target instanceof Element && event.target.closest(own);
      if (jump) past.jump(jump, event.shiftKey || event.key === 'PageUp' ? -1 : 1);
      else if (isOwn) return;
      else if (event.key === 'ArrowLeft') past.step(-1);
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

function jumpOf(key: string): Jump | null {
  switch (key) {
    case 'PageUp':
    case 'PageDown':
      return 'turn';
    case 'p':
      return 'points';
    case 's':
      return 'swing';
    default:
      return null;
  }
}
