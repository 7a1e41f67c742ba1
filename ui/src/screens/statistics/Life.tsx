// What one person did over all games, or over those of one name: how much and when, how well, and what
// is best in each kind. Every number opens its games.

import type { CountedOf, GameId, Kind, Life as Told } from '../../host/protocol';
import { Chips } from '../../kit/controls';
import { Line } from '../../kit/plots';
import { gameName, kindName } from '../../words/names';
import {
  amount,
  dayDate,
  doubt,
  duration,
  gained,
  number,
  percent,
  shift,
} from '../../words/numbers';
import { say } from '../../words/words';
import { ago } from '../time';
import { monthName, spanOf, Years } from './Calendar';
import { BarRows, Card, Facts, Figure, Numbers, openCounted, openGame, RealFigure } from './parts';

/** So many kinds and deals are told at once. */
const AT_ONCE = 6;

interface Props {
  readonly of: Told;
  /** The chosen game; nothing for all. */
  readonly game: GameId | undefined;
  readonly onGame: (game: GameId | undefined) => void;
  /** Leads to what the games of one kind tell by themselves. */
  readonly onKind: (kind: Kind) => void;
}

/** Whose games a number is made of, and which. */
const counted = ({ of, game }: Props, more: CountedOf = {}): CountedOf => ({
  ...(of.player.profile === undefined ? {} : { person: of.player.profile }),
  ...(game ? { game } : {}),
  ...more,
});

export function Life(props: Props) {
  const { of, game, onGame } = props;
  const { life } = of;
  return (
    <div class="stat-cards" data-testid="life">
      {of.byGame.length > 1 && (
        <div class="stat-few">
          <Chips
            label={say('stat-game')}
            isLabelHidden
            value={game ?? ''}
            onChoose={(next) => onGame(of.byGame.find((it) => it.game === next)?.game)}
            choices={[
              { value: '', label: say('life-all-games') },
              ...of.byGame.map((it) => ({ value: it.game as string, label: gameName(it.game) })),
            ]}
          />
        </div>
      )}
      <Sums {...props} />
      <BestGames {...props} />
      {!game && of.byGame.length > 1 && <ByGame {...props} />}
      {life.calendar.length > 0 && <Years calendar={life.calendar} of={counted(props)} />}
      <Hours {...props} />
      <Accuracy {...props} />
      <Ratings {...props} />
      <Pars {...props} />
      <Lucks {...props} />
      <Puzzles {...props} />
      <Deals {...props} />
      <Kinds {...props} />
    </div>
  );
}

function Sums(props: Props) {
  const { life } = props.of;
  const { all, current, longest } = life;
  if (!all) return null;
  const open = (more: CountedOf, title: string) => () => openCounted(counted(props, more), title);
  return (
    <Card title={say('stat-overview')} isWide>
      <div class="figures">
        <Figure
          value={number(all.games)}
          label={say('stat-count', { count: all.games })}
          detail={say('stat-last', { when: ago(all.to * 86_400_000 + 43_200_000) })}
          onPress={open({}, say('stat-all'))}
          testId="life-games"
        />
        <Figure
          value={duration(all.thinkMs)}
          label={say('stat-total-time')}
          onPress={open({}, say('stat-all'))}
        />
        <Figure
          value={number(life.calendar.length)}
          label={say('stat-days', { count: life.calendar.length })}
          detail={say('life-since', { when: dayDate(all.from) })}
          onPress={open({}, say('stat-all'))}
        />
        {props.of.real && <RealFigure of={props.of.real} counted={counted(props)} />}
        {longest && (
          <Figure
            value={number(longest.days)}
            label={say('stat-days-row', { count: longest.days })}
            detail={say('life-longest')}
            onPress={open(spanOf(longest), say('life-longest-title'))}
            testId="life-longest"
          />
        )}
        {current && (
          <Figure
            value={number(current.days)}
            label={say('stat-days-row', { count: current.days })}
            detail={say('life-current')}
            onPress={open(spanOf(current), say('life-current-title'))}
          />
        )}
        {all.accuracy && (
          <Figure
            value={percent(all.accuracy.mean / 100)}
            label={say('life-accuracy-mean')}
            detail={say('life-reviewed', { count: all.accuracy.games })}
            onPress={open({ with: 'accuracy' }, say('life-accuracy'))}
          />
        )}
      </div>
    </Card>
  );
}

/** The best result of each kind; a press plays it again. */
function BestGames({ of }: Props) {
  const kinds = of.kinds.flatMap((kind) => (kind.best ? [{ kind, best: kind.best }] : []));
  if (kinds.length === 0) return null;
  // Who plays alone plays against the best.
  const first = (seats: number) => (seats === 1 ? 0 : 1);
  kinds.sort((a, b) => first(a.kind.seats) - first(b.kind.seats) || b.kind.games - a.kind.games);
  const fact = ({ kind, best }: (typeof kinds)[number]) => ({
    key: best.table,
    title: gameName(kind.game),
    value: amount(best.score),
    detail: kindName({ ...kind, assisted: false }),
    icon: 'play' as const,
    does: say('life-replay'),
    onPress: () => openGame(best.table, 0),
  });
  return (
    <Card title={say('life-best')} note={say('life-best-note')}>
      <Facts facts={kinds.slice(0, AT_ONCE).map(fact)} testId="life-best" />
      <Rest of={kinds.length - AT_ONCE}>
        <Facts facts={kinds.slice(AT_ONCE).map(fact)} />
      </Rest>
    </Card>
  );
}

/** What is not told at once. */
function Rest(props: { of: number; children: preact.ComponentChildren }) {
  if (props.of <= 0) return null;
  return (
    <details class="numbers">
      <summary>{say('life-more', { count: props.of })}</summary>
      {props.children}
    </details>
  );
}

function ByGame(props: Props) {
  return (
    <Card title={say('stat-by-game')}>
      <BarRows
        rows={props.of.byGame.map(({ game, games, thinkMs }) => ({
          key: game,
          label: gameName(game),
          value: games,
          text: say('stat-games', { count: games }),
          ...(thinkMs > 0 ? { detail: duration(thinkMs) } : {}),
          onPress: () => openCounted(counted(props, { game }), gameName(game)),
        }))}
      />
    </Card>
  );
}

/** Games and hours by year and by month. */
function Hours(props: Props) {
  const { years, months } = props.of.life;
  if (months.length < 2) return null;
  const head = [say('stat-played'), say('stat-thought'), say('life-accuracy')];
  const row = (it: Told['life']['months'][number], title: string) => ({
    key: String(it.from),
    cells: [
      title,
      number(it.games),
      it.thinkMs > 0 ? duration(it.thinkMs) : '–',
      it.accuracy ? percent(it.accuracy.mean / 100) : '–',
    ],
    onPress: () => openCounted(counted(props, { from: it.from, to: it.to }), title),
  });
  const year = (from: number) => String(new Date(from * 86_400_000).getUTCFullYear());
  return (
    <Card title={say('life-hours')}>
      <BarRows
        rows={[...years].reverse().map((it) => ({
          key: String(it.from),
          label: year(it.from),
          value: it.games,
          text: say('stat-games', { count: it.games }),
          ...(it.thinkMs > 0 ? { detail: duration(it.thinkMs) } : {}),
          onPress: () => openCounted(counted(props, { from: it.from, to: it.to }), year(it.from)),
        }))}
      />
      <Numbers
        title={say('life-by-month')}
        head={[say('life-month'), ...head]}
        rows={[...months].reverse().map((it) => row(it, monthName(it.from)))}
      />
    </Card>
  );
}

function Accuracy(props: Props) {
  const { all, months } = props.of.life;
  const told = months.flatMap((it) => (it.accuracy ? [{ ...it, accuracy: it.accuracy }] : []));
  const [first, last] = [told[0], told.at(-1)];
  if (!all?.accuracy || !first || !last) return null;
  return (
    <Card title={say('life-accuracy')} note={say('life-accuracy-note')} isWide>
      <p class="rating-now in-wrap">
        <b>{percent(all.accuracy.mean / 100)}</b>
        <span>{say('life-reviewed', { count: all.accuracy.games })}</span>
      </p>
      {told.length > 1 && (
        <Line
          label={say('life-accuracy-of', { count: told.length })}
          points={told.map(({ accuracy }) => ({
            value: accuracy.mean,
            ...(accuracy.error === undefined ? {} : { width: 2 * accuracy.error }),
          }))}
          ends={[monthName(first.from), monthName(last.from)]}
        />
      )}
      <Numbers
        head={[say('life-month'), say('stat-played'), say('life-accuracy')]}
        rows={[...told].reverse().map(({ from, to, accuracy }) => ({
          key: String(from),
          cells: [monthName(from), number(accuracy.games), percent(accuracy.mean / 100)],
          onPress: () =>
            openCounted(counted(props, { from, to, with: 'accuracy' }), monthName(from)),
        }))}
      />
    </Card>
  );
}

function Ratings({ of, onKind }: Props) {
  if (of.ratings.length === 0) return null;
  // Rated are games of several without advice.
  const kindOf = (game: GameId) =>
    of.kinds.find((it) => it.game === game && it.seats > 1 && it.best);
  const lead = (game: GameId) => {
    const kind = kindOf(game);
    if (kind) onKind({ game, variant: kind.variant, seats: kind.seats, assisted: false });
  };
  return (
    <Card title={say('stat-rating-word')} note={say('life-rating-note')}>
      <Facts
        facts={of.ratings.map((it) => ({
          key: it.game,
          title: gameName(it.game),
          value: `${number(it.points)} ± ${number(2 * it.deviation)}`,
          detail: [
            say('stat-games', { count: it.games }),
            ...(it.isProvisional ? [say('stat-provisional')] : []),
          ].join(' · '),
          onPress: () => lead(it.game),
        }))}
      />
    </Card>
  );
}

function Pars(props: Props) {
  const { pars } = props.of;
  if (pars.length === 0) return null;
  return (
    <Card title={say('life-par')} note={say('life-par-note')}>
      <Facts
        facts={pars.map(({ game, over }) => ({
          key: game,
          title: gameName(game),
          value:
            over.error === undefined
              ? gained(over.mean)
              : `${shift(over.mean)} ± ${doubt(over.error, 1)}`,
          detail: say('stat-games', { count: over.games }),
          onPress: () => openCounted(counted(props, { game, with: 'par' }), say('life-par')),
        }))}
      />
    </Card>
  );
}

function Lucks(props: Props) {
  const { lucks } = props.of;
  if (lucks.length === 0) return null;
  return (
    <Card title={say('life-luck')} note={say('life-luck-note')}>
      <Facts
        facts={lucks.map(({ game, games, luck, usually, fair }) => ({
          key: game,
          title: gameName(game),
          // A band of few games is hardly known itself.
          value: fair === 'unknown' ? gained(luck) : `${shift(luck)} ± ${doubt(usually, 1)}`,
          detail: [say('life-reviewed', { count: games }), say(`life-luck-${fair}`)].join(' · '),
          onPress: () => openCounted(counted(props, { game, with: 'luck' }), say('life-luck')),
        }))}
      />
    </Card>
  );
}

function Puzzles({ of }: Props) {
  if (of.puzzles.length === 0) return null;
  return (
    <Card title={say('life-puzzles')} note={say('life-puzzles-note')}>
      <Facts
        facts={of.puzzles.map(({ game, tried, solved }) => ({
          key: game,
          title: gameName(game),
          value: percent(solved / tried),
          detail: say('life-solved', { solved, count: tried }),
        }))}
      />
    </Card>
  );
}

function Deals({ of }: Props) {
  const { deals, latestDeals } = of;
  if (deals.length === 0) return null;
  return (
    <Card title={say('life-deals')} note={say('life-deals-note')} isWide>
      <Facts
        facts={deals.map(({ game, days, streak, longest }) => ({
          key: game,
          title: gameName(game),
          value: say('life-days', { count: days }),
          detail: say('life-streak', { streak, longest }),
        }))}
      />
      <Numbers
        title={say('life-deals-all')}
        head={[say('stat-day'), say('stat-game'), say('stat-points'), say('stat-place-word')]}
        rows={latestDeals.map(({ table, day, game, score, place, seats, practice }) => ({
          key: table,
          cells: [
            dayDate(day),
            practice ? say('life-practice', { game: gameName(game) }) : gameName(game),
            number(score),
            seats > 1 ? say('place', { place }) : '–',
          ],
          onPress: () => openGame(table),
        }))}
      />
    </Card>
  );
}

/** The kinds that were played, and how many of them how often. */
function Kinds(props: Props) {
  const { kinds, life } = props.of;
  if (kinds.length < 2) return null;
  const row = ({ game, variant, seats, games }: Told['kinds'][number]) => {
    const name = kindName({ game, variant, seats, assisted: false });
    return {
      key: `${game} ${variant} ${seats}`,
      label: `${gameName(game)} · ${name}`,
      value: games,
      text: say('stat-games', { count: games }),
      onPress: () => openCounted(counted(props, { game, variant, seats }), gameName(game)),
    };
  };
  const most = kinds[0]?.games ?? 1;
  return (
    <Card
      title={say('life-kinds')}
      note={life.hIndex > 1 ? say('life-h', { h: life.hIndex }) : undefined}
      isWide
    >
      <BarRows most={most} rows={kinds.slice(0, AT_ONCE).map(row)} />
      <Rest of={kinds.length - AT_ONCE}>
        <BarRows most={most} rows={kinds.slice(AT_ONCE).map(row)} />
      </Rest>
    </Card>
  );
}
