// The household: who plays, how much and when, and the games worth a mention.

import type { Household, Notable } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { attempt, host } from '../../state/client';
import { open } from '../../state/nav';
import { tell } from '../../state/notices';
import { useReply } from '../../state/reply';
import { gameName, playerName } from '../../words/names';
import { date, duration, number } from '../../words/numbers';
import { say } from '../../words/words';
import { ago } from '../time';
import { spanOf, Years } from './Calendar';
import { BarRows, Card, Figure, openCounted, openGame, RealFigure, Who } from './parts';

export function HouseholdPage() {
  const house = useReply({ type: 'household' });
  if (!house) return null;
  if (house.games === 0) {
    return (
      <div class="stat-stack">
        <p class="empty">{say('stat-empty')}</p>
        <LogReal />
      </div>
    );
  }
  return (
    <div class="stat-cards" data-testid="household">
      <Card title={say('stat-people')} isWide>
        <People of={house.people} />
        {house.people.length === 0 && <p class="note">{say('stat-no-people')}</p>}
        <Button
          icon="person"
          look="quiet"
          onPress={() => open({ screen: 'people' })}
          testId="edit-people"
        >
          {say('people-open')}
        </Button>
        {house.bots.length > 0 && (
          <details class="stat-bots">
            <summary data-testid="household-bots">{say('stat-bots')}</summary>
            <People of={house.bots} />
          </details>
        )}
      </Card>
      <Together house={house} />
      <Card title={say('stat-by-game')}>
        <BarRows
          rows={house.byGame.map(({ game, games, thinkMs }) => ({
            key: game,
            label: gameName(game),
            value: games,
            text: say('stat-games', { count: games }),
            // Of a game that was played at real tables alone nobody knows the thinking.
            ...(thinkMs > 0 ? { detail: duration(thinkMs) } : {}),
            onPress: () => openCounted({ game }, gameName(game)),
          }))}
        />
      </Card>
      <Years calendar={house.calendar} of={{}} />
      <Moments house={house} />
      <LogReal />
      <p class="note stat-rebuild">
        {say('stat-rebuild-note')}
        <Button look="quiet" onPress={() => void rebuild()} testId="rebuild">
          {say('stat-rebuild')}
        </Button>
      </p>
    </div>
  );
}

function LogReal() {
  return (
    <div class="in-wrap">
      <Button onPress={() => open({ screen: 'real' })} testId="log-real">
        {say('real-log')}
      </Button>
    </div>
  );
}

/** Who plays, each with the way to their own page. */
function People({ of }: { of: Household['people'] }) {
  return (
    <ul class="stat-people">
      {of.map(({ player, games, lastAt }) => (
        <li key={player.profile}>
          <button
            type="button"
            class="stat-person"
            data-testid={`person-${player.level ?? player.name}`}
            onClick={() => player.profile && open({ screen: 'person', person: player.profile })}
          >
            <Who player={player} />
            <span class="stat-person-games">{say('stat-games', { count: games })}</span>
            <span class="stat-person-last quiet">{ago(lastAt)}</span>
            <Icon name="next" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

async function rebuild(): Promise<void> {
  const done = await attempt(() => host().send({ type: 'rebuild' }));
  if (done !== undefined) tell({ id: 'stat-rebuilt' });
}

function Together({ house }: { house: Household }) {
  const { current, longestStreak: longest } = house;
  const all = () => openCounted({}, say('stat-all'));
  return (
    <Card title={say('stat-together')}>
      <div class="figures">
        <Figure
          value={number(house.games)}
          label={say('stat-count', { count: house.games })}
          onPress={all}
          testId="house-games"
        />
        <Figure value={duration(house.thinkMs)} label={say('stat-thought')} onPress={all} />
        <Figure
          value={number(house.days)}
          label={say('stat-days', { count: house.days })}
          onPress={all}
        />
        {house.real && <RealFigure of={house.real} counted={{}} />}
        {longest && (
          <Figure
            value={number(longest.days)}
            label={say('stat-days-row', { count: longest.days })}
            detail={
              current && current.days > 1
                ? say('stat-days-now', { count: current.days })
                : undefined
            }
            onPress={() => openCounted(spanOf(longest), say('life-longest-title'))}
          />
        )}
      </div>
    </Card>
  );
}

function Moments({ house }: { house: Household }) {
  const { closest, longest, upset, thisDay } = house;
  if (!closest && !longest && !upset && thisDay.length === 0) return null;
  return (
    <Card title={say('stat-moments')}>
      <ul class="moments">
        {closest && (
          <Moment
            of={closest}
            title={say('stat-closest')}
            value={say('stat-by-points', { points: closest.value })}
          />
        )}
        {longest && (
          <Moment of={longest} title={say('stat-longest')} value={duration(longest.value)} />
        )}
        {upset && (
          <Moment
            of={upset}
            title={say('stat-upset')}
            value={say('stat-by-rating', { points: Math.round(upset.value) })}
          />
        )}
        {thisDay.map((it) => (
          <Moment
            key={it.table}
            of={it}
            title={say('stat-this-day')}
            value={date(it.value * 86_400_000)}
          />
        ))}
      </ul>
    </Card>
  );
}

function Moment({ of, title, value }: { of: Notable; title: string; value: string }) {
  return (
    <li>
      <button type="button" class="moment" onClick={() => openGame(of.table)}>
        <span class="moment-title">{title}</span>
        <b>{value}</b>
        <span class="moment-game">
          {gameName(of.game)} · {of.players.map(playerName).join(', ')}
        </span>
        <Icon name="next" size={18} />
      </button>
    </li>
  );
}
