// The puzzles of past days: how whoever plays fared with them, and the way to any of them.

import { useEffect, useState } from 'preact/hooks';
import { cardOf } from '../games/found';
import type {
  GameId,
  PuzzleDay,
  PuzzleOfDay,
  Puzzles as PuzzlePage,
  PuzzleStand,
} from '../host/protocol';
import { useBusy } from '../kit/busy';
import { Button } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { RasterCache } from '../kit/RasterCache';
import { attempt, host } from '../state/client';
import { solveDay } from '../state/exercises';
import { gameName } from '../words/names';
import { percent } from '../words/numbers';
import { say } from '../words/words';
import { seatsOf, whoPlays } from './Day';
import { Page } from './Page';
import { dayBefore, dayName, today } from './today';

export function Puzzles() {
  const [who] = useState(whoPlays);
  const { profile } = who;
  const [pages, setPages] = useState<readonly PuzzlePage[]>([]);
  const [isBusy, during] = useBusy();
  const load = async (until: string) => {
    const asked = profile === undefined ? { until } : { until, profile };
    const page = await attempt(() => host().send({ type: 'puzzles', ...asked }));
    if (page) setPages((before) => [...before, page]);
  };
  useEffect(() => void load(dayBefore(today.peek())), []);
  const solve = async (game: GameId, day: string) => {
    const card = await attempt(() => host().send({ type: 'day', day }));
    const sitters = card?.games.find((it) => it.game === game)?.sitters;
    if (sitters) await solveDay({ game, day, seats: seatsOf(who, sitters) });
  };
  const days = pages.flatMap((page) => page.days);
  const last = days.at(-1);
  return (
    <Page title={say('puzzles')}>
      <div class="puzzles" data-testid="puzzles" aria-busy={isBusy}>
        <p class="note">{say('puzzles.about')}</p>
        {profile === undefined ? (
          <p class="note">{say('puzzle-guest')}</p>
        ) : (
          <Stands stands={pages[0]?.stands ?? []} />
        )}
        <table class="puzzle-days">
          <thead>
            <tr>
              <th scope="col">{say('puzzles-day')}</th>
              {(days[0]?.puzzles ?? []).map(({ game }) => (
                <th key={game} scope="col" aria-label={gameName(game)}>
                  <Art game={game} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <Row
                key={day.day}
                of={day}
                isBusy={isBusy}
                onSolve={(game) => void during(solve(game, day.day))}
              />
            ))}
          </tbody>
        </table>
        {isBusy && (
          <p class="note" role="status">
            {say('day-puzzle-seeking')}
          </p>
        )}
        {last && (
          <Button onPress={() => void load(dayBefore(last.day))} testId="puzzles-earlier">
            {say('puzzles-earlier')}
          </Button>
        )}
      </div>
    </Page>
  );
}

/** How many were solved at the first try, by game; by what was asked for where a game asks for both. */
function Stands({ stands }: { stands: readonly PuzzleStand[] }) {
  if (stands.length === 0) return <p>{say('puzzles-yet')}</p>;
  const asksBoth = (game: GameId) => stands.filter((it) => it.game === game).length > 1;
  return (
    <dl class="puzzle-stands" data-testid="puzzle-stands">
      {stands.map(({ game, asks, tried, solved }) => (
        <div key={`${game} ${asks}`} class="in-row">
          <dt class="grows">
            {asksBoth(game)
              ? say(`puzzles-stand-${asks}`, { game: gameName(game) })
              : gameName(game)}
          </dt>
          <dd>{say('puzzles-share', { solved, tried, share: percent(solved / tried) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function Art({ game }: { game: GameId }) {
  const art = cardOf(game)?.art;
  return <span class="puzzle-art">{art && <RasterCache name={game} art={art} />}</span>;
}

function Row(props: { of: PuzzleDay; isBusy: boolean; onSolve: (game: GameId) => void }) {
  const { of, isBusy, onSolve } = props;
  return (
    <tr>
      <th scope="row">{dayName(of.day)}</th>
      {of.puzzles.map((it) => (
        <td key={it.game}>
          <button
            type="button"
            class="puzzle-cell"
            data-solved={it.solved}
            disabled={isBusy}
            aria-label={say(stateOf(it), { game: gameName(it.game), day: dayName(of.day) })}
            onClick={() => onSolve(it.game)}
            data-testid={`puzzle-${it.game}-${of.day}`}
          >
            <Icon name={ICONS[stateOf(it)]} size={20} />
          </button>
        </td>
      ))}
    </tr>
  );
}

const ICONS = {
  'puzzles-solved': 'check',
  'puzzles-missed': 'cross',
  'puzzles-open': 'puzzle',
} as const;

function stateOf({ solved }: PuzzleOfDay): keyof typeof ICONS {
  if (solved === undefined) return 'puzzles-open';
  return solved ? 'puzzles-solved' : 'puzzles-missed';
}
