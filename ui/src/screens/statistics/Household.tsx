// The household: who plays, how much and when, and the games worth a mention.

import type { Household, Notable } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { Bars, Calendar } from '../../kit/plots';
import { attempt, host } from '../../state/client';
import { open } from '../../state/nav';
import { tell } from '../../state/notices';
import { useReply } from '../../state/reply';
import { gameName, playerName } from '../../words/names';
import { date, dayDate, duration, formatOf, number } from '../../words/numbers';
import { say } from '../../words/words';
import { ago } from '../time';
import { Card, Figure, Numbers, openGame, Who } from './parts';

/** Weeks of the calendar: a good half of a year, large enough to be seen on a phone. */
const WEEKS = 27;

export function HouseholdPage() {
  const house = useReply({ type: 'household' });
  if (!house) return null;
  if (house.games === 0) return <p class="empty">{say('stat-empty')}</p>;
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
      <Card title={say('stat-together')}>
        <div class="figures">
          <Figure value={number(house.games)} label={say('stat-count', { count: house.games })} />
          <Figure value={duration(house.thinkMs)} label={say('stat-thought')} />
          <Figure value={number(house.days)} label={say('stat-days', { count: house.days })} />
          <Figure
            value={number(house.longestDays)}
            label={say('stat-days-row', { count: house.longestDays })}
            detail={
              house.currentDays > 1 ? say('stat-days-now', { count: house.currentDays }) : undefined
            }
          />
        </div>
      </Card>
      <Card title={say('stat-by-game')}>
        <Bars
          label={say('stat-by-game')}
          bars={house.byGame.map(({ game, games }) => ({
            label: gameName(game),
            value: games,
            text: number(games),
          }))}
        />
      </Card>
      <Card title={say('stat-calendar')}>
        <Days house={house} />
      </Card>
      <Moments house={house} />
      <p class="note stat-rebuild">
        {say('stat-rebuild-note')}
        <Button look="quiet" onPress={() => void rebuild()} testId="rebuild">
          {say('stat-rebuild')}
        </Button>
      </p>
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

function Days({ house }: { house: Household }) {
  const month = formatOf(Intl.DateTimeFormat, { month: 'short', timeZone: 'UTC' } as const);
  const latest = house.calendar.slice(-31).reverse();
  return (
    <>
      <Calendar
        label={say('stat-calendar-of', { count: house.days })}
        games={new Map(house.calendar.map(({ day, games }) => [day, games]))}
        today={house.today}
        weeks={WEEKS}
        months={(day) => month.format(day * 86_400_000)}
      />
      <Numbers
        head={[say('stat-day'), say('stat-played')]}
        rows={latest.map(({ day, games }) => ({
          key: String(day),
          cells: [dayDate(day), number(games)],
        }))}
      />
    </>
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
