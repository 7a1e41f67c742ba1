// The cards of one person's games of one kind. Every number opens the games it is made of.

import type { ComponentChildren } from 'preact';
import type { Meeting, Player, PlaysPart, Share, Portrait as Told } from '../../host/protocol';
import { Bars, Histogram, Line, ShareBar } from '../../kit/plots';
import { LEVELS, playerName, rankName, sourceName } from '../../words/names';
import { date, duration, gained, number, percent } from '../../words/numbers';
import { say } from '../../words/words';
import { ago } from '../time';
import { Card, Figure, Numbers, openGame, Who } from './parts';

/** With fewer games a number says little and is written in grey. */
const FEW = 5;

/** The levels of the computer's players, the weakest first. */
const ORDER: readonly string[] = LEVELS;

interface Props {
  readonly of: Told;
  readonly game: string;
  readonly sources: readonly string[];
  readonly ranks: readonly string[];
  /** Everybody met in games of this kind. */
  readonly met: readonly Player[];
  readonly isSolo: boolean;
  readonly onOpen: (part: PlaysPart, title: string) => void;
  /** Whether the games counted with somebody met can be opened. */
  readonly meets: (profile: string) => boolean;
  /** Opens them. */
  readonly onMeet: (profile: string, title: string) => void;
}

export function Portrait(props: Props) {
  const { of, isSolo } = props;
  return (
    <div class="stat-cards" data-few={of.games < FEW}>
      {of.games < FEW && <p class="note stat-few">{say('stat-few')}</p>}
      <Overview {...props} />
      {!isSolo && <Wins {...props} />}
      {of.byRank.length > 0 && <Ranks {...props} />}
      <Scores {...props} />
      <Sources {...props} />
      <Course {...props} />
      <Meetings {...props} />
      <Ladder {...props} />
      {!isSolo && of.starting.first.of > 0 && of.starting.later.of > 0 && <Starting {...props} />}
    </div>
  );
}

function Overview({ of, isSolo, onOpen }: Props) {
  const { current, longest } = of.streak;
  const streaks = isSolo ? null : (
    <Figure
      value={number(longest)}
      label={say('stat-streak', { count: longest })}
      detail={current > 0 ? say('stat-streak-now', { count: current }) : undefined}
      onPress={
        longest > 0
          ? () => onOpen({ type: 'longestStreak' }, say('stat-streak', { count: longest }))
          : undefined
      }
    />
  );
  return (
    <Card title={say('stat-overview')} isWide>
      <div class="figures">
        <Figure
          value={number(of.games)}
          label={say('stat-count', { count: of.games })}
          detail={say('stat-last', { when: ago(of.lastAt) })}
          onPress={() => onOpen({ type: 'all' }, say('stat-all'))}
          testId="figure-games"
        />
        <Figure
          value={number(of.scores.best)}
          label={say('stat-best')}
          onPress={() => openGame(of.bestTable)}
          testId="figure-best"
        />
        {streaks}
        <Figure
          value={duration(of.times.gameMs)}
          label={say('stat-game-time')}
          detail={say('stat-act-time', { time: duration(of.times.actMs) })}
          onPress={() => onOpen({ type: 'all' }, say('stat-all'))}
        />
        <Figure
          value={duration(of.times.totalMs)}
          label={say('stat-total-time')}
          onPress={() => onOpen({ type: 'all' }, say('stat-all'))}
        />
      </div>
    </Card>
  );
}

function Interval({ share, label }: { share: Share; label: string }) {
  const { rate, low, high, mark } = share;
  if (rate === undefined || low === undefined || high === undefined || mark === undefined) {
    return null;
  }
  return (
    <>
      <p class="share-of in-wrap" data-few={share.of < FEW}>
        <b>{percent(rate)}</b>
        <span>{say('stat-interval', { low: percent(low), high: percent(high) })}</span>
      </p>
      <ShareBar
        label={label}
        rate={rate}
        low={low}
        high={high}
        mark={mark}
        markText={say('stat-mark', { mark: percent(mark) })}
      />
    </>
  );
}

function Wins({ of, onOpen }: Props) {
  const title = say('stat-wins');
  const { wins } = of;
  const told = say('stat-wins-of', {
    rate: percent(wins.rate ?? 0),
    mark: percent(wins.mark ?? 0),
    count: of.games,
  });
  return (
    <Card title={title}>
      <Interval share={wins} label={told} />
      <div class="places-row in-wrap">
        {of.places.map((count, i) => (
          <button
            key={i}
            type="button"
            class="place-count in-row"
            disabled={count === 0}
            onClick={() =>
              onOpen({ type: 'place', place: i + 1 }, say('stat-place', { place: i + 1 }))
            }
          >
            <span>{say('place', { place: i + 1 })}</span>
            <b>{number(count)}×</b>
          </button>
        ))}
      </div>
      {!Number.isInteger(wins.times) && <p class="note">{say('stat-shared')}</p>}
    </Card>
  );
}

function Scores({ of, isSolo, onOpen }: Props) {
  const { scores } = of;
  const [first, last] = [scores.bins[0], scores.bins.at(-1)];
  const span = first && last ? last.to + 1 - first.from : 1;
  const range = (from: number, to: number) => (from === to ? number(from) : `${from}–${to}`);
  const all: readonly (readonly [string, string, (() => void) | undefined])[] = [
    [say('stat-best'), number(scores.best), () => openGame(of.bestTable)],
    [say('stat-mean'), number(scores.mean, 1), undefined],
    [say('stat-median'), number(scores.median, 1), undefined],
    [
      say('stat-deviation'),
      scores.deviation === undefined ? '–' : number(scores.deviation, 1),
      undefined,
    ],
    [say('stat-worst'), number(scores.worst), () => openGame(of.worstTable)],
    [say('stat-winning'), number(of.winningMean, 1), undefined],
  ];
  // Nobody wins alone.
  const facts = isSolo ? all.slice(0, -1) : all;
  return (
    <Card title={say('stat-scores')}>
      <Histogram
        label={say('stat-scores-of', {
          mean: number(scores.mean, 1),
          worst: scores.worst,
          best: scores.best,
        })}
        bars={scores.bins.map(({ from, count }) => ({
          label: number(from),
          value: count,
          text: number(count),
        }))}
        {...(first ? { mean: (scores.mean + 0.5 - first.from) / span } : {})}
        meanText={say('stat-mean-is', { mean: number(scores.mean, 1) })}
      />
      <dl class="facts">
        {facts.map(([name, value, onPress]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{onPress ? <Link onPress={onPress}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
      <Numbers
        head={[say('stat-points'), say('stat-played')]}
        rows={scores.bins.map(({ from, to, count }) => ({
          key: String(from),
          cells: [range(from, to), number(count)],
          onPress:
            count > 0
              ? () =>
                  onOpen(
                    { type: 'scores', from, to },
                    say('stat-scores-range', { range: range(from, to) }),
                  )
              : undefined,
        }))}
      />
    </Card>
  );
}

function Link({ onPress, children }: { onPress: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="numbers-link" onClick={onPress}>
      {children}
    </button>
  );
}

function Sources({ of, game, sources }: Props) {
  const rows = sources
    .map((source, i) => ({ source, ...(of.bySource[i] ?? { mean: 0, most: 0 }) }))
    .filter(({ mean, most }) => mean !== 0 || most !== 0);
  if (rows.length === 0) return null;
  return (
    <Card title={say('stat-sources')}>
      <Bars
        label={say('stat-sources')}
        bars={rows.map(({ source, mean }) => ({
          label: sourceName(game, source),
          value: mean,
          text: number(mean, 1),
        }))}
      />
      <Numbers
        head={[say('stat-source'), say('stat-mean'), say('stat-most')]}
        rows={rows.map(({ source, mean, most }) => ({
          key: source,
          cells: [sourceName(game, source), number(mean, 1), number(most)],
        }))}
      />
    </Card>
  );
}

function Course({ of }: Props) {
  const [first, last] = [of.course[0], of.course.at(-1)];
  if (of.course.length < 2 || !first || !last) return null;
  const latest = of.course.slice(-12).reverse();
  return (
    <Card title={say('stat-course')}>
      <Line
        label={say('stat-course-of', { count: of.course.length })}
        points={of.course.map(({ score }) => ({ value: score }))}
        ends={[date(first.at), date(last.at)]}
      />
      <Numbers
        head={[say('stat-day'), say('stat-points'), say('stat-place-word')]}
        rows={latest.map(({ table, at, score, place }) => ({
          key: table,
          cells: [date(at), number(score), say('place', { place })],
          onPress: () => openGame(table),
        }))}
      />
    </Card>
  );
}

function Ranks({ of, game, ranks, onOpen }: Props) {
  const most = Math.max(1, ...of.byRank);
  return (
    <Card title={say('stat-ranks')}>
      <ul class="ranks">
        {ranks.map((rank, i) => {
          const times = of.byRank[i] ?? 0;
          return (
            <li key={rank} class="rank" data-none={times === 0}>
              <button
                type="button"
                class="rank-row in-stack"
                disabled={times === 0}
                onClick={() => onOpen({ type: 'rank', rank }, rankName(game, rank))}
              >
                <span class="rank-name">{rankName(game, rank)}</span>
                <span class="rank-bar" aria-hidden="true">
                  <i style={{ width: `${(100 * times) / most}%` }} />
                </span>
                <b>{number(times)}×</b>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Meetings({ of, met, meets, onMeet }: Props) {
  const { rival, nemesis, meetings } = of.heads;
  const role = (profile: string): string | null => {
    if (profile === rival && profile === nemesis) return say('stat-rival-nemesis');
    if (profile === rival) return say('stat-rival');
    return profile === nemesis ? say('stat-nemesis') : null;
  };
  const people = meetings.filter(({ isBot }) => !isBot);
  if (people.length === 0) return null;
  return (
    <Card title={say('stat-meetings')} note={say('stat-meetings-note')} isWide>
      <ul class="meetings">
        {people.map((it) => (
          <Met key={it.profile} of={it} met={met} meets={meets} onMeet={onMeet}>
            {role(it.profile) && <em>{role(it.profile)}</em>}
          </Met>
        ))}
      </ul>
    </Card>
  );
}

/** Against the computer's players, the weakest first: how far up the ladder one stays ahead. */
function Ladder({ of, met, meets, onMeet }: Props) {
  const rung = (it: Meeting) => ORDER.indexOf(playerOf(it, met)?.level ?? '');
  const bots = of.heads.meetings.filter(({ isBot }) => isBot).sort((a, b) => rung(a) - rung(b));
  if (bots.length === 0) return null;
  return (
    <Card title={say('stat-ladder')} note={say('stat-ladder-note')} isWide>
      <ul class="meetings" data-testid="ladder">
        {bots.map((it) => (
          <Met key={it.profile} of={it} met={met} meets={meets} onMeet={onMeet}>
            {it.above.rate !== undefined &&
              it.above.low !== undefined &&
              it.above.high !== undefined && (
                <span class="meeting-share quiet">
                  <b>{percent(it.above.rate)}</b>{' '}
                  {say('stat-interval', {
                    low: percent(it.above.low),
                    high: percent(it.above.high),
                  })}
                </span>
              )}
          </Met>
        ))}
      </ul>
    </Card>
  );
}

function playerOf({ profile }: Meeting, met: Props['met']): Player | undefined {
  return met.find((player) => player.profile === profile);
}

/** How the games with one of those met went; it opens them. */
function Met(props: {
  of: Meeting;
  met: Props['met'];
  meets: Props['meets'];
  onMeet: Props['onMeet'];
  children: ComponentChildren;
}) {
  const { of, met, meets, onMeet, children } = props;
  const { profile } = of;
  const player = playerOf(of, met);
  if (!player) return null;
  const share = (games: number) => ({ width: `${(100 * games) / of.games}%` });
  return (
    <li>
      <button
        type="button"
        class="meeting"
        data-few={of.games < FEW}
        disabled={!meets(profile)}
        onClick={() => onMeet(profile, playerName(player))}
        data-testid="meeting"
      >
        <span class="meeting-who in-row">
          <Who player={player} />
          {children}
        </span>
        <span class="meeting-games">{say('stat-games', { count: of.games })}</span>
        <span class="meeting-bar" aria-hidden="true">
          <i style={share(of.better)} />
          <u style={share(of.same)} />
        </span>
        <span class="meeting-better">
          <b>
            {number(of.better)} : {number(of.worse)}
          </b>
        </span>
        <span class="meeting-margin">{say('stat-margin', { margin: gained(of.meanMargin) })}</span>
      </button>
    </li>
  );
}

function Starting({ of, onOpen }: Props) {
  const parts = [
    { key: 'began', share: of.starting.first, began: true },
    { key: 'followed', share: of.starting.later, began: false },
  ];
  return (
    <Card title={say('stat-starting')}>
      {parts.map(({ key, share, began }) => (
        <div key={key} class="starting">
          <h3>
            <Link onPress={() => onOpen({ type: 'began', began }, say(`stat-${key}`))}>
              {say(`stat-${key}`)} · {say('stat-games', { count: share.of })}
            </Link>
          </h3>
          <Interval
            share={share}
            label={say('stat-wins-of', {
              rate: percent(share.rate ?? 0),
              mark: percent(share.mark ?? 0),
              count: share.of,
            })}
          />
        </div>
      ))}
    </Card>
  );
}
