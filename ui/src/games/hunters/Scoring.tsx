// Points where they are made: a number over the area when it is scored, and which areas are left for
// the count at the end of the game.

import type { JSX } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Box, Size } from '../../kit/geometry';
import { type MarkName, markColour, markOf, SHAPES } from '../../kit/marks';
import { useMoments } from '../../kit/moments';
import { freeAlong, RoomOf } from '../../kit/room';
import { signed } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';
import { TileBack } from './art/TilePicture';
import { boxOf, ground, type Table, viewOf } from './play';
import type { Event } from './types';

/** How long a number floats, and how far apart two of them begin. */
const FLOAT_MS = 2200;
const APART_MS = 350;

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
  const scale = table.viewport.camera.value.scale;
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
/** What it takes at most, as a rule, in pixels. */
const NOTICE = { width: 320, height: 60 };

const bonusIn = (events: readonly Event[]) =>
  events.find((event) => event.type === 'bonusTurn') ?? null;

/** Whether only the lower edge has room for the notice. */
function isLower(size: Size, taken: readonly Box[]): boolean {
  const own = { width: Math.min(NOTICE.width, size.width), height: NOTICE.height };
  const wanted = (size.width - own.width) / 2;
  const fits = (side: 'top' | 'bottom'): boolean =>
    freeAlong({ side, own, size, taken, wanted })?.x === wanted;
  return !fits('top') && fits('bottom');
}

/** Tells everybody why the same seat plays on; it stands in nobody's way. */
export function BonusNotice({ table }: { table: Table }): JSX.Element | null {
  const last = useMoments(useNews(table, bonusIn), table.at.value, NOTICE_MS).at(-1);
  const { taken } = useContext(RoomOf);
  if (!last) return null;
  const { viewport } = table;
  const placed = viewOf(table).placed.at(-1);
  const lying = placed ? [viewport.pixelBox(boxOf(placed))] : [];
  const isLow = isLower(viewport.size.value, [...taken, ...lying]);
  return (
    <p class="hg-bonus-notice in-row" role="status" data-low={isLow} data-testid="hunters-bonus">
      <TileBack bonus size={36} />
      {say('hunters-event-bonusTurn', { who: personNoun(table.seats.value, last.found.seat) })}
    </p>
  );
}

/** A number with the marks of those who get it; drawn in pixels. */
function FloatArt(p: { points: number; marks: readonly MarkName[]; delay: number }): JSX.Element {
  const { points, marks, delay } = p;
  const text = signed(points);
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
