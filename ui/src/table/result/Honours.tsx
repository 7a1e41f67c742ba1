// What the game brought beyond its points: records with whom they were taken from, bests of one's
// own, games won in a row, ratings that moved, another day of the day's games. All of it is worked
// out by the engines.

import type {
  Honours as Brought,
  GameResult,
  LineOf,
  Record,
  ResultSeat,
} from '../../host/protocol';
import { Icon, type IconName } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { settings } from '../../state/settings';
import { playerName } from '../../words/names';
import { difference, duration, number, points } from '../../words/numbers';
import { againstText } from '../../words/opponent';
import { parText, parWhat } from '../../words/par';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';
import type { LiveTable } from '../live';

/** From how many wins in a row on it is worth a word. */
const LEAST_STREAK = 2;

interface HonourText {
  readonly key: string;
  readonly icon: IconName;
  /** The seat it is about. */
  readonly seat?: ResultSeat;
  readonly title: string;
  readonly text: string;
}

export function HonoursPart({ result, table }: { result: GameResult; table: LiveTable }) {
  const told = [
    ...result.records.map((record) => recordOf(result, record, table)),
    ...result.seats.flatMap((seat) => (seat.honours ? honoursOf(result, seat, seat.honours) : [])),
    ...dayOf(result),
    ...parOf(result),
  ];
  if (told.length === 0) return null;
  return (
    <ul class="honours" aria-label={say('honours')} data-testid="honours">
      {told.map(({ key, icon, seat, title, text }) => (
        <li key={key} class="honour" data-kind={key.split(' ')[0]}>
          <Icon name={icon} size={22} />
          <span>
            <strong>
              {seat && <Mark mark={markOf(seat.mark, seat.seat)} size={16} />} {title}
            </strong>{' '}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function recordOf(result: GameResult, record: Record, table: LiveTable): HonourText {
  const isTime = record.feat === 'fastest';
  const write = (value: number) => (isTime ? duration(value) : number(value));
  const isAlone = isTime && result.seats.length === 1;
  const what = say(isAlone ? 'feat-fastest-solo' : `feat-${record.feat}`);
  const line = record.line?.source as LineOf['source'] | undefined;
  const feat = line ? `${what} (${table.ui.describeSource(line, table.teller.value)})` : what;
  const seat = result.seats[record.seat];
  const before = write(record.before ?? 0);
  const beaten = record.beaten && playerName(record.beaten);
  return {
    key: `record ${record.feat}`,
    icon: 'star',
    ...(seat && result.seats.length > 1 ? { seat } : {}),
    title: say('honour-record'),
    text: beaten
      ? say('honour-record-of', { feat, value: write(record.value), before, name: beaten })
      : say('honour-record-text', { feat, value: write(record.value), before }),
  };
}

function honoursOf(result: GameResult, seat: ResultSeat, brought: Brought): readonly HonourText[] {
  const { best, streak, rating } = brought;
  const told: HonourText[] = [];
  const own = result.seats.length > 1 ? { seat } : {};
  const hasRecord = result.records.some((it) => it.feat === 'score' && it.seat === seat.seat);
  const { score } = seat;
  const name = personNoun(result.seats, seat.seat);
  // A record of the house says it already.
  if (best !== undefined && score > best && !hasRecord) {
    const text = say('honour-best-text', { score: points(score), best: points(best) });
    told.push({
      ...own,
      key: `best ${seat.seat}`,
      icon: 'best',
      title: say('honour-best', { name }),
      text,
    });
  }
  if (streak >= LEAST_STREAK) {
    const text = say('honour-streak-text', { name: seat.name });
    const title = say('honour-streak', { count: streak });
    told.push({ ...own, key: `streak ${seat.seat}`, icon: 'flame', title, text });
  }
  // Of the first games a rating says hardly anything, and falls as fast as it rises.
  if (rating && !rating.isProvisional) {
    const moved = Math.round(rating.after) - Math.round(rating.before);
    const text = say('honour-rating-text', {
      before: number(rating.before),
      after: number(rating.after),
    });
    const title = say('honour-rating', { name, moved: difference(moved) });
    told.push({ ...own, key: `rating ${seat.seat}`, icon: 'sheet', title, text });
  }
  return told;
}

/** That it was the day's game, and how many days in a row that makes. */
function dayOf({ day }: GameResult): readonly HonourText[] {
  if (!day) return [];
  const { streak, longest } = day.player;
  const done =
    streak > 1 && streak === longest
      ? say('honour-day-longest', { count: streak })
      : say('honour-day-text', { count: streak });
  const { today } = day.player;
  const text = today?.against ? `${done} ${againstText(today, today.against)}` : done;
  return [{ key: 'day', icon: 'day', title: say('honour-day'), text }];
}

/** What the expert makes of the same deal, and how this result stands to it. */
function parOf({ par, seats, day }: GameResult): readonly HonourText[] {
  // Every day's game gets one, when there is time to spare.
  const isComing = day !== undefined && settings.value.idle === 'on';
  if (!par && isComing) {
    const text = say('par-coming.text');
    return [{ key: 'par-coming', icon: 'flag', title: say('par-coming'), text }];
  }
  if (!par) return [];
  return [
    { key: 'par', icon: 'flag', title: parText(par), text: parWhat(par, seats.length === 1) },
  ];
}
