// What finished games tell about one person: what they did over all games, and how they fare at each
// kind of game. Points of unlike games are never thrown together.

import { useState } from 'preact/hooks';
import type {
  Against,
  GameId,
  Kind,
  Player,
  PlaysPart,
  RatingLine,
  Statistics,
  StatisticsOf,
} from '../../host/protocol';
import { Button, Chips, Tabs } from '../../kit/controls';
import { Line } from '../../kit/plots';
import { practiseNext, useExercises } from '../../state/exercises';
import { open } from '../../state/nav';
import { useReply } from '../../state/reply';
import { useTextSize } from '../../state/text';
import { gameName, kindName, playerName } from '../../words/names';
import { date, number } from '../../words/numbers';
import { say } from '../../words/words';
import { Page } from '../Page';
import { Fortune } from './Fortune';
import { Life } from './Life';
import { Portrait } from './Portrait';
import { Card, Numbers, openGame, Who } from './parts';

const PERIODS = ['all', '365', '90', '30'] as const;
type Period = (typeof PERIODS)[number];
const AGAINST = ['all', 'people', 'bots'] as const;
/** One of `AGAINST`, or the profile of an opponent. */
type Whom = string;

/** Which of a person's games are looked at. */
interface Choice {
  readonly kind: Kind | undefined;
  readonly period: Period;
  readonly whom: Whom;
}

const ALL: Choice = { kind: undefined, period: 'all', whom: 'all' };

/** What was chosen for whom: who comes back from a list of games finds it as it was. */
const chosen = new Map<string, Choice>();

const isGroup = (whom: Whom): whom is (typeof AGAINST)[number] =>
  AGAINST.some((group) => group === whom);

function against(whom: Whom): Against | undefined {
  if (whom === 'all') return undefined;
  return whom === 'people' || whom === 'bots' ? { type: whom } : { type: 'player', profile: whom };
}

const TABS = ['life', 'kinds'] as const;
type Tab = (typeof TABS)[number];

/** The tab last looked at, by person. */
const looked = new Map<string, Tab>();

export function Person({ person }: { person: string }) {
  const [tab, setTab] = useState<Tab>(looked.get(person) ?? 'life');
  const [game, setGame] = useState<GameId>();
  const life = useReply({ type: 'life', person, ...(game ? { game } : {}) });
  useTextSize([person]);
  if (!life) return <Page title="">{null}</Page>;
  const choose = (next: Tab) => {
    looked.set(person, next);
    setTab(next);
  };
  const isEmpty = life.byGame.length === 0 && life.puzzles.length === 0 && life.deals.length === 0;
  return (
    <Page title={playerName(life.player)}>
      {!isEmpty && (
        <Tabs
          label={playerName(life.player)}
          value={tab}
          onChoose={choose}
          controls="person-tab"
          tabs={TABS.map((value) => ({ value, label: say(`person-tab-${value}`) }))}
        />
      )}
      <div id="person-tab" role={isEmpty ? undefined : 'tabpanel'} data-testid="person">
        {isEmpty || tab === 'life' ? (
          <div class="stat-stack">
            <Exercises person={person} />
            {isEmpty ? (
              <p class="empty">{say('stat-empty-person')}</p>
            ) : (
              <Life
                of={life}
                game={game}
                onGame={setGame}
                onKind={(next) => {
                  chosen.set(person, { ...ALL, kind: next });
                  choose('kinds');
                }}
              />
            )}
          </div>
        ) : (
          <ByKind person={person} />
        )}
      </div>
    </Page>
  );
}

/** What the games of one kind tell. */
function ByKind({ person }: { person: string }) {
  const [{ kind, period, whom }, setChoice] = useState<Choice>(chosen.get(person) ?? ALL);
  const choose = (change: Partial<Choice>) => {
    const next = { kind, period, whom, ...change };
    chosen.set(person, next);
    setChoice(next);
  };
  const days = period === 'all' ? undefined : Number(period);
  const other = against(whom);
  const of: StatisticsOf = {
    person,
    ...(kind ? { kind } : {}),
    ...(days === undefined ? {} : { days }),
    ...(other ? { against: other } : {}),
  };
  const statistics = useReply({ type: 'statistics', ...of });
  if (!statistics) return null;
  const shown = statistics.kind;
  const others = statistics.met;
  if (!shown) return <p class="empty">{say('stat-empty-person')}</p>;
  return (
    <div class="stat-stack">
      <Kinds
        statistics={statistics}
        shown={shown}
        onChoose={(next) => choose({ kind: next, whom: 'all' })}
      />
      <details class="stat-filter">
        <summary>
          {say('stat-filter')}
          {(period !== 'all' || whom !== 'all') && (
            <b>
              {[
                ...(period === 'all' ? [] : [say(`stat-period-${period}`)]),
                ...(whom === 'all' ? [] : [whomName(whom, others)]),
              ].join(' · ')}
            </b>
          )}
        </summary>
        <Chips
          label={say('stat-period')}
          value={period}
          onChoose={(next) => choose({ period: next })}
          choices={PERIODS.map((value) => ({ value, label: say(`stat-period-${value}`) }))}
        />
        {shown.seats > 1 && (
          <Chips
            label={say('stat-against')}
            value={whom}
            onChoose={(next) => choose({ whom: next })}
            choices={[
              ...AGAINST.map((value) => ({ value, label: say(`stat-against-${value}`) })),
              ...others.flatMap((player) =>
                player.profile === undefined
                  ? []
                  : [{ value: player.profile, label: <Who player={player} /> }],
              ),
            ]}
          />
        )}
      </details>
      {statistics.portrait ? (
        <Portrait
          of={statistics.portrait}
          game={shown.game}
          sources={statistics.sources}
          ranks={statistics.ranks}
          met={others}
          isSolo={shown.seats === 1}
          onOpen={(part, title) => openPlays({ ...of, kind: shown }, part, title)}
          meets={(profile) => whom === 'all' || whom === profile}
          onMeet={(profile, title) =>
            openPlays(
              { ...of, kind: shown, against: { type: 'player', profile } },
              { type: 'all' },
              title,
            )
          }
        />
      ) : (
        <p class="empty">{say('stat-empty-part')}</p>
      )}
      {statistics.rating && shown.seats > 1 && (
        <Rating rating={statistics.rating} game={gameName(shown.game)} />
      )}
      <Fortune key={shown.game} person={person} game={shown.game} />
    </div>
  );
}

/** Positions of their own that come back, and how far they have come with them. */
function Exercises({ person }: { person: string }) {
  const found = useExercises(person);
  if (!found || found.due + found.later + found.solved === 0) return null;
  const { due, solved } = found;
  return (
    <Card title={say('exercises')} note={say('exercise-about')}>
      <p data-testid="exercise-stand">
        {say(due > 0 ? 'exercise-stand' : 'exercise-stand-done', { due })}
        {solved > 0 && ` ${say('exercise-solved', { solved })}`}
      </p>
      {due > 0 && (
        <Button
          icon="play"
          onPress={() => void practiseNext({ profile: person })}
          testId="exercise-begin"
        >
          {say('exercise-begin')}
        </Button>
      )}
    </Card>
  );
}

/** Against whom, in words. */
function whomName(whom: Whom, met: readonly Player[]): string {
  if (isGroup(whom)) return say(`stat-against-${whom}`);
  const player = met.find(({ profile }) => profile === whom);
  return player ? playerName(player) : '';
}

function openPlays(of: StatisticsOf, part: PlaysPart, title: string): void {
  open({ screen: 'plays', filter: { part: { of, part } }, title });
}

/** The games the person plays, and of the chosen one its kinds. */
function Kinds(props: { statistics: Statistics; shown: Kind; onChoose: (kind: Kind) => void }) {
  const { statistics, shown, onChoose } = props;
  const { kinds } = statistics;
  const games = [...new Set(kinds.map(({ kind }) => kind.game))];
  const own = kinds.filter(({ kind }) => kind.game === shown.game);
  const key = (kind: Kind) => JSON.stringify([kind.variant, kind.seats, kind.assisted]);
  const first = (game: string) => kinds.find(({ kind }) => kind.game === game)?.kind;
  return (
    <div class="stat-kinds">
      <Chips
        label={say('stat-game')}
        isLabelHidden
        value={shown.game}
        onChoose={(game) => {
          const next = first(game);
          if (next) onChoose(next);
        }}
        choices={games.map((value) => ({ value, label: gameName(value) }))}
      />
      <Chips
        label={say('stat-kind')}
        isLabelHidden
        value={key(shown)}
        onChoose={(chosen) => {
          const next = own.find(({ kind }) => key(kind) === chosen);
          if (next) onChoose(next.kind);
        }}
        choices={own.map(({ kind, games: count }) => ({
          value: key(kind),
          label: (
            <>
              {kindName(kind)} <b>{number(count)}×</b>
            </>
          ),
        }))}
      />
    </div>
  );
}

function Rating({ rating, game }: { rating: RatingLine; game: string }) {
  const half = 2 * rating.deviation;
  const [first, last] = [rating.line[0], rating.line.at(-1)];
  const peaks = [
    { key: 'highest', at: rating.highest },
    { key: 'lowest', at: rating.lowest },
  ];
  return (
    <div class="stat-cards">
      <Card title={say('stat-rating', { game })} note={say('stat-rating-note')} isWide>
        <p class="rating-now in-wrap">
          <b>{number(rating.points)}</b> <span>± {number(half)}</span>
          {rating.isProvisional && <em>{say('stat-provisional')}</em>}
        </p>
        {rating.line.length > 1 && first && last && (
          <Line
            label={say('stat-rating-of', {
              points: Math.round(rating.points),
              half: Math.round(half),
              count: rating.games,
            })}
            points={rating.line.map(({ points, deviation }) => ({
              value: points,
              width: 2 * deviation,
            }))}
            ends={[date(first.at), date(last.at)]}
          />
        )}
        <Numbers
          head={[say('stat-rating-word'), say('stat-points'), say('stat-day')]}
          rows={peaks.map(({ key, at }) => ({
            key,
            cells: [
              say(`stat-${key}`),
              `${number(at.points)} ± ${number(2 * at.deviation)}`,
              date(at.at),
            ],
            onPress: () => openGame(at.table),
          }))}
        />
      </Card>
    </div>
  );
}
