// What the game brought beyond its points: records with whom they were taken from, bests of one's
// own, games won in a row, ratings that moved, another day of the day's games. All of it is worked
// out by the engines.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type {
  Honours as Brought,
  GameResult,
  LineOf,
  Record,
  ResultSeat,
} from '../../host/protocol';
import { Button } from '../../kit/controls';
import { Icon, type IconName } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { attempt, host } from '../../state/client';
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
  /** What can be done about it. */
  readonly action?: ComponentChildren;
}

export function HonoursPart(props: { result: GameResult; table: LiveTable; onPar: () => void }) {
  const { result, table, onPar } = props;
  const told = [
    ...result.records.map((record) => recordOf(result, record, table)),
    ...result.seats.flatMap((seat) => (seat.honours ? honoursOf(result, seat, seat.honours) : [])),
    ...dayOf(result),
    ...parOf(result, onPar),
  ];
  if (told.length === 0) return null;
  return (
    <ul class="honours" aria-label={say('honours')} data-testid="honours">
      {told.map(({ key, icon, seat, title, text, action }) => (
        <li key={key} class="honour" data-kind={key.split(' ')[0]}>
          <Icon name={icon} size={22} />
          <span>
            <strong>
              {seat && <Mark mark={markOf(seat.mark, seat.seat)} size={16} />} {title}
            </strong>{' '}
            {text}
            {action}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Lets the expert play at once, game by game, for as long as it is in sight. */
function ToPar({ table, onPar }: { table: string; onPar: () => void }) {
  const [left, setLeft] = useState<number | null>(null);
  const isHere = useRef(true);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const play = async () => {
    setLeft(0);
    let before = Number.POSITIVE_INFINITY;
    for (let now = before; now > 0 && isHere.current; before = now) {
      const reply = await attempt(() => host().send({ type: 'toPar', table }));
      // Where nothing comes of it, asking again is of no use.
      if (!reply || reply.left >= before) break;
      now = reply.left;
      setLeft(now);
      if (now === 0) return onPar();
    }
    setLeft(null);
  };
  if (left === null) {
    return (
      <Button look="quiet" onPress={() => void play()} testId="par-now">
        {say('par-now')}
      </Button>
    );
  }
  return <span role="status">{left > 0 ? say('par-playing', { left }) : say('par-plays')}</span>;
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
function parOf(result: GameResult, onPar: () => void): readonly HonourText[] {
  const { par, parLeft, seats, day } = result;
  if (!par && parLeft !== undefined) {
    // Every day's game gets one, when there is time to spare.
    const isComing = day !== undefined && settings.value.idle === 'on';
    const text = isComing ? say('par-coming.text') : '';
    const action = <ToPar table={result.table} onPar={onPar} />;
    return [{ key: 'par-coming', icon: 'flag', title: say('par-coming'), text, action }];
  }
  if (!par) return [];
  return [
    { key: 'par', icon: 'flag', title: parText(par), text: parWhat(par, seats.length === 1) },
  ];
}
