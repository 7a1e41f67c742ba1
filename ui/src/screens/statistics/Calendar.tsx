// Whole years: twelve months at once, and of the chosen month the days as buttons, for a finger is much
// wider than a day of a year. Every number opens its games.

import { useState } from 'preact/hooks';
import type { CountedOf, DayPlays, DaySpan } from '../../host/protocol';
import { Chips } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { dayDate, formatOf, number } from '../../words/numbers';
import { say } from '../../words/words';
import { Card, Numbers, openCounted } from './parts';

const DAY_MS = 86_400_000;

const dayOf = (year: number, month: number, date = 1) => Date.UTC(year, month, date) / DAY_MS;
const yearOf = (day: number) => new Date(day * DAY_MS).getUTCFullYear();
/** Monday is 0: 1st January 1970 was a Thursday. */
const weekday = (day: number) => (((day + 3) % 7) + 7) % 7;

/** "March 2026". */
export function monthName(day: number): string {
  const named = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatOf(Intl.DateTimeFormat, named).format(day * DAY_MS);
}

/** The games of these days. */
export const spanOf = ({ from, to }: DaySpan): CountedOf => ({ from, to });

const gamesOf = (count: number): string => say('stat-games', { count });

interface Month {
  readonly from: number;
  readonly to: number;
  readonly days: readonly DayPlays[];
  readonly games: number;
}

function monthsOf(year: number, calendar: readonly DayPlays[]): Month[] {
  return Array.from({ length: 12 }, (_, month) => {
    const [from, to] = [dayOf(year, month), dayOf(year, month + 1) - 1];
    const days = calendar.filter(({ day }) => day >= from && day <= to);
    return { from, to, days, games: days.reduce((sum, it) => sum + it.games, 0) };
  });
}

/** The days with a game; `of` says whose games they are and which. */
export function Years({ calendar, of }: { calendar: readonly DayPlays[]; of: CountedOf }) {
  const last = calendar.at(-1)?.day ?? 0;
  const [year, setYear] = useState(yearOf(last));
  const [month, setMonth] = useState<number>();
  const years = [...new Set(calendar.map(({ day }) => yearOf(day)))];
  const shown = years.includes(year) ? year : yearOf(last);
  const months = monthsOf(shown, calendar);
  const latest = months.findLastIndex(({ games }) => games > 0);
  const chosen = month !== undefined && (months[month]?.games ?? 0) > 0 ? month : latest;
  const most = Math.max(1, ...calendar.map(({ games }) => games));
  const all = months.reduce((sum, it) => sum + it.games, 0);
  const now = months[chosen];
  return (
    <Card title={say('stat-calendar')} isWide>
      {years.length > 1 && (
        <Chips
          label={say('life-year')}
          isLabelHidden
          value={String(shown)}
          onChoose={(next) => setYear(Number(next))}
          choices={years.map((it) => ({ value: String(it), label: String(it) }))}
        />
      )}
      <OpenSpan
        title={String(shown)}
        games={all}
        of={{ ...of, from: dayOf(shown, 0), to: dayOf(shown + 1, 0) - 1 }}
        testId="open-year"
      />
      <div class="months">
        {months.map((it, i) => (
          <button
            key={it.from}
            type="button"
            class="month"
            aria-pressed={i === chosen}
            disabled={it.games === 0}
            onClick={() => setMonth(i)}
          >
            <span class="month-name" aria-hidden="true">
              {shortMonth(it.from)}
            </span>
            <Dots month={it} most={most} />
            <b aria-hidden="true">{it.games > 0 ? number(it.games) : ''}</b>
            <span class="unseen">{[monthName(it.from), gamesOf(it.games)].join(', ')}</span>
          </button>
        ))}
      </div>
      {now && now.games > 0 && (
        <div class="month-days" data-testid="month-days">
          <OpenSpan
            title={monthName(now.from)}
            games={now.games}
            of={{ ...of, from: now.from, to: now.to }}
            testId="open-month"
          />
          <div class="in-wrap">
            {now.days.map(({ day, games }) => (
              <button
                key={day}
                type="button"
                class="month-day"
                onClick={() => openCounted({ ...of, from: day, to: day }, dayDate(day))}
                data-testid="open-day"
              >
                <span aria-hidden="true">
                  {say('life-date', { day: new Date(day * DAY_MS).getUTCDate() })}
                </span>
                <b aria-hidden="true">{say('life-times', { count: games })}</b>
                <span class="unseen">{[dayDate(day), gamesOf(games)].join(', ')}</span>
              </button>
            ))}
          </div>
        </div>
      )}
      <Numbers
        head={[say('life-month'), say('stat-played')]}
        rows={months.flatMap(({ from, to, games }) =>
          games === 0
            ? []
            : [
                {
                  key: String(from),
                  cells: [monthName(from), number(games)],
                  onPress: () => openCounted({ ...of, from, to }, monthName(from)),
                },
              ],
        )}
      />
    </Card>
  );
}

function shortMonth(day: number): string {
  return formatOf(Intl.DateTimeFormat, { month: 'short', timeZone: 'UTC' } as const).format(
    day * DAY_MS,
  );
}

/** A stretch of time and how much was played in it; it opens that. */
function OpenSpan(props: { title: string; games: number; of: CountedOf; testId: string }) {
  const { title, games, of, testId } = props;
  return (
    <button
      type="button"
      class="span-row"
      onClick={() => openCounted(of, title)}
      data-testid={testId}
    >
      <b>{title}</b>
      <span>{say('stat-games', { count: games })}</span>
      <Icon name="next" size={18} />
    </button>
  );
}

/** The days of a month, a week a line; the size of a square tells how much was played. */
function Dots({ month, most }: { month: Month; most: number }) {
  const games = new Map(month.days.map((it) => [it.day, it.games]));
  const before = weekday(month.from);
  const days = Array.from({ length: month.to - month.from + 1 }, (_, i) => month.from + i);
  return (
    <svg class="month-dots" viewBox="0 0 7 6" aria-hidden="true">
      {days.map((day, i) => {
        const [x, y] = [(before + i) % 7, Math.floor((before + i) / 7)];
        const played = games.get(day) ?? 0;
        const size = played > 0 ? 0.5 + (0.4 * (played - 1)) / Math.max(1, most - 1) : 0.18;
        return (
          <rect
            key={day}
            class={played > 0 ? 'plot-bar' : 'plot-none'}
            x={x + 0.5 - size / 2}
            y={y + 0.5 - size / 2}
            width={size}
            height={size}
          />
        );
      })}
    </svg>
  );
}
