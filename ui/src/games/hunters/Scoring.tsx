// Points where they are made: a number over the area when it is scored, and at the end of the game
// the meadows and river systems counted one after the other, which can be skipped.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { type MarkName, markColour, markOf, SHAPES } from '../../kit/marks';
import { useMoments } from '../../kit/moments';
import { say } from '../../words/words';
import { Spotlight } from './Areas';
import { TileBack } from './art/TilePicture';
import { ground, type Play, type Table } from './play';
import type { Event } from './types';
import { equation } from './words';

/** How long a number floats, and how far apart two of them begin. */
const FLOAT_MS = 2200;
const APART_MS = 350;
/** How long each area of the count at the end is shown, and how long all of them may take. */
const COUNT_MS = 2200;
const LEAST_COUNT_MS = 1000;
const WHOLE_COUNT_MS = 24_000;

type Scored = Extract<Event, { type: 'scored' }>;

/** Areas scored by these events to somebody's good. */
export function scoredIn(events: readonly Event[]): Scored[] {
  return events.filter(
    (event): event is Scored => event.type === 'scored' && event.seats.length > 0,
  );
}

/** What was counted after the last tile, in the order of the count; `null` while the game runs. */
export function countedIn(events: readonly Event[]): Scored[] | null {
  const end = events.findIndex((event) => event.type === 'ended');
  return end < 0 ? null : scoredIn(events.slice(end)).filter(({ points }) => points > 0);
}

function eventsOf(table: Table): Event[] {
  return table.change.value.events.flatMap(({ event }) =>
    event.game === 'hunters' ? [event] : [],
  );
}

/** What has just happened, as one thing that is the same as long as it is the same news. */
function useNews<T>(table: Table, find: (events: readonly Event[]) => T | null) {
  const change = table.change.value;
  return useMemo(() => {
    const isNews = change.cause === 'act' || change.cause === 'replay';
    const found = isNews ? find(eventsOf(table)) : null;
    return found === null ? null : { found };
  }, [change]);
}

/** Points made now that are worth a number, apart from those of the count at the end. */
function freshIn(events: readonly Event[]): readonly Scored[] | null {
  const counted = countedIn(events) ?? [];
  // A trap or canoe that brings nothing says nothing.
  const fresh = scoredIn(events).filter((it) => it.points > 0 && !counted.includes(it));
  return fresh.length === 0 ? null : fresh;
}

/** Numbers that rise over what has just been scored. */
export function Floats({ table }: { table: Table }): JSX.Element | null {
  const news = useNews(table, freshIn);
  const ms = FLOAT_MS + (news?.found.length ?? 0) * APART_MS;
  const floats = useMoments(news, table.at.value, ms).flatMap(({ found }) => found);
  if (floats.length === 0) return null;
  const lies = ground(table);
  const seats = table.seats.value;
  const scale = table.eye.camera.value.scale;
  return (
    <g class="hg-floats" data-testid="hunters-floats">
      {floats.map((scored, i) => {
        const at = lies.middleOf(scored.fields);
        const marks = scored.seats.map((seat) => markOf(seats[seat]?.mark ?? '', seat));
        return (
          <g
            key={`${scored.source.type}-${at.x}-${at.y}`}
            transform={`translate(${at.x} ${at.y}) scale(${1 / scale})`}
          >
            <FloatArt points={scored.points} marks={marks} delay={i * APART_MS} />
          </g>
        );
      })}
    </g>
  );
}

/** How long the notice of a bonus turn stays. */
const NOTICE_MS = 2600;

const bonusIn = (events: readonly Event[]) =>
  events.find((event) => event.type === 'bonusTurn') ?? null;

/** Tells everybody why the same seat plays on; it stands in nobody's way. */
export function BonusNotice({ table }: { table: Table }): JSX.Element | null {
  const last = useMoments(useNews(table, bonusIn), table.at.value, NOTICE_MS).at(-1);
  if (!last) return null;
  return (
    <p class="hg-bonus-notice" role="status" data-testid="hunters-bonus">
      <TileBack bonus size={36} />
      {say('hunters-event-bonusTurn', { who: table.seats.value[last.found.seat]?.name ?? '' })}
    </p>
  );
}

/** A number with the marks of those who get it; drawn in pixels. */
function FloatArt(p: { points: number; marks: readonly MarkName[]; delay: number }): JSX.Element {
  const { points, marks, delay } = p;
  const text = say('hunters-signed', { sign: 'plus', n: points });
  const width = 26 + text.length * 14 + marks.length * 24;
  return (
    <g class="hg-float" style={{ animationDelay: `${delay}ms` }}>
      <rect class="hg-float-plate" x={-width / 2} y="-20" width={width} height="40" rx="12" />
      {marks.map((mark, i) => (
        <path
          key={mark}
          d={SHAPES[mark]}
          fill={markColour(mark)}
          fill-rule="evenodd"
          transform={`translate(${-width / 2 + 11 + i * 24} -10) scale(0.833)`}
        />
      ))}
      <text class="hg-float-text" x={-width / 2 + 17 + marks.length * 24} y="9">
        {text}
      </text>
    </g>
  );
}

const countedAt = new WeakMap<Table, number>();

/** The areas of the count at the end, one at a time; `null` when nothing is being counted. */
export function useCount(table: Table, play: Play): Scored | null {
  const change = table.change.value;
  const [areas, setAreas] = useState<readonly Scored[]>([]);
  useEffect(() => {
    if (change.cause !== 'act') return;
    const counted = countedIn(eventsOf(table));
    const { at } = table.state.peek();
    if (!counted || counted.length === 0 || countedAt.get(table) === at) return;
    countedAt.set(table, at);
    setAreas(counted);
    play.counting.value = { index: 0, count: counted.length };
  }, [change]);
  const counting = play.counting.value;
  useEffect(() => {
    if (!counting) return;
    const area = areas[counting.index];
    if (area) {
      const at = ground(table).middleOf(area.fields);
      table.eye.show({ x: at.x - 50, y: at.y - 50, width: 100, height: 100 });
    }
    const timer = setTimeout(() => countOn(play), countMs(counting.count));
    return () => clearTimeout(timer);
  }, [counting, areas]);
  useEffect(
    () => () => {
      play.counting.value = null;
    },
    [],
  );
  return counting ? (areas[counting.index] ?? null) : null;
}

/** How long one of so many areas is shown. */
export function countMs(count: number): number {
  return Math.max(LEAST_COUNT_MS, Math.min(COUNT_MS, WHOLE_COUNT_MS / count));
}

/** The next area of the count, or its end. */
function countOn(play: Play): void {
  const counting = play.counting.peek();
  if (!counting) return;
  const index = counting.index + 1;
  play.counting.value = index < counting.count ? { ...counting, index } : null;
}

/** The area being counted, lit up. */
export function CountGlow({ table, area }: { table: Table; area: Scored }): JSX.Element {
  return <Spotlight lies={ground(table)} fields={area.fields} />;
}

/** What is being counted, in words, with a way on and a way out. */
export function CountBanner(p: { table: Table; play: Play; area: Scored }): JSX.Element {
  const { table, play, area } = p;
  const seats = table.seats.value;
  const counting = play.counting.value;
  return (
    <section class="hg-card hg-count" role="status" data-testid="hunters-count">
      <div class="hg-card-words">
        <p class="hg-card-title">
          <strong>{say(`hunters-source-${area.source.type}`)}</strong>
          <b class="hg-card-worth">{say('hunters-signed', { sign: 'plus', n: area.points })}</b>
        </p>
        <p class="hg-card-sum">
          {area.terms.length > 0
            ? say('hunters-sum', { sum: equation(area.terms), n: area.points })
            : say('hunters-sum-nothing')}
        </p>
        <p class="hg-count-who">
          {area.seats.map((seat) => (
            <span key={seat}>
              <Mark mark={markOf(seats[seat]?.mark ?? '', seat)} size={18} />
              {seats[seat]?.name}
            </span>
          ))}
        </p>
      </div>
      <div class="hg-count-buttons">
        <small>
          {counting && say('hunters-count-place', { n: counting.index + 1, of: counting.count })}
        </small>
        <button
          type="button"
          class="hg-card-close"
          aria-label={say('hunters-count-next')}
          onClick={() => countOn(play)}
        >
          <Icon name="next" size={20} />
        </button>
        <button
          type="button"
          class="hg-switch"
          data-testid="hunters-count-skip"
          onClick={() => {
            play.counting.value = null;
          }}
        >
          {say('hunters-count-skip')}
        </button>
      </div>
    </section>
  );
}
