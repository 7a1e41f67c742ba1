// The first screen: the game one was playing, large; then the games.

import { useEffect, useState } from 'preact/hooks';
import { cardOf, gameCards } from '../games/found';
import type { Day, GameId, GameRow, Lesson } from '../host/protocol';
import { useBusy } from '../kit/busy';
import { Button } from '../kit/controls';
import { Icon, type IconName } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { MARKS, markOf } from '../kit/marks';
import { RasterCache } from '../kit/RasterCache';
import { beginFirstGame } from '../parts/learn';
import { troubleMessage } from '../state/errors';
import { practiseNext, useExercises } from '../state/exercises';
import { playedGames, rows, running } from '../state/games';
import { learner, learningOf, refreshLessons } from '../state/lessons';
import { open, sheets } from '../state/nav';
import { useReply } from '../state/reply';
import { refreshTroubles, troubles } from '../state/trouble';
import { gameName } from '../words/names';
import { personNoun } from '../words/person';
import { type Message, msg, say } from '../words/words';
import { askName, FirstName } from './FirstName';
import { ago } from './time';
import { today } from './today';

/** The game to go on with: the running one touched last that can be opened here. */
export function latest(rows: readonly GameRow[]): GameRow | undefined {
  return rows
    .filter((row) => row.status === 'running' && !row.trouble)
    .filter((row) => row.game !== undefined && cardOf(row.game) !== undefined)
    .reduce<GameRow | undefined>(
      (best, row) => (best && best.changedAt >= row.changedAt ? best : row),
      undefined,
    );
}

/** The shelf: what was played last comes first, what nobody has played keeps its place behind. */
export function onShelf<C extends { readonly id: string }>(
  cards: readonly C[],
  played: readonly string[],
): readonly C[] {
  const place = ({ id }: C) => (played.includes(id) ? played.indexOf(id) : played.length);
  return [...cards].sort((a, b) => place(a) - place(b));
}

export function Home() {
  // As long as one looks at it, nothing moves.
  const [shelf] = useState(() => onShelf(gameCards, playedGames()));
  const row = latest(rows.value ?? []);
  const hasFrame = useFirstFrame();
  useEffect(() => void refreshLessons(), []);
  return (
    <div class="home">
      <header class="home-head">
        <h1 class="home-title">{say('app-name')}</h1>
        <p class="home-marks" aria-hidden="true">
          {MARKS.slice(0, 4).map((mark) => (
            <Mark key={mark} mark={mark} size={16} />
          ))}
        </p>
      </header>
      <main class="home-body">
        <Troubles />
        {row && <Continue row={row} />}
        <DayButton />
        <Exercises />
        <h2 class="home-section">{say('home-games')}</h2>
        <ul class="shelf" data-count={shelf.length}>
          {shelf.map(({ id, art }) => (
            <li key={id} class="shelf-item in-column">
              <button
                type="button"
                class="game-card"
                data-testid={`game-${id}`}
                onClick={() => open({ screen: 'new', game: id })}
              >
                <span class="game-art">{hasFrame && <RasterCache name={id} art={art} />}</span>
                <span class="game-text">
                  <span class="game-name">{gameName(id)}</span>
                  <span class="game-line">{say(`game-${id}.line`)}</span>
                </span>
              </button>
              <FirstSteps game={id} />
            </li>
          ))}
        </ul>
      </main>
      <nav class="home-nav" aria-label={say('home-nav')}>
        <NavButton
          icon="shelf"
          label={say('games')}
          badge={running.value}
          onPress={() => open({ screen: 'games' })}
          testId="nav-games"
        />
        <NavButton
          icon="sheet"
          label={say('statistics')}
          onPress={() => open({ screen: 'statistics' })}
          testId="nav-statistics"
        />
        <NavButton
          icon="book"
          label={say('rules')}
          onPress={() => open({ screen: 'rules' })}
          testId="nav-rules"
        />
        <NavButton
          icon="gear"
          label={say('settings')}
          onPress={() => open({ screen: 'settings' })}
          testId="nav-settings"
        />
      </nav>
    </div>
  );
}

/**
 * The ways into a game that nobody here has played: a first game with nothing to set up, lessons. When
 * somebody has, the lessons stay until all are learned.
 */
function FirstSteps({ game }: { game: GameId }) {
  const learning = learningOf(game);
  const [isBusy, during] = useBusy();
  const [isAsking, setAsking] = useState(false);
  if (!learning) return null;
  if (learning.played) return <LessonsLeft game={game} lessons={learning.lessons} />;
  const begin = async () => {
    const table = await during(beginFirstGame(game));
    if (table !== undefined) open({ screen: 'table', table });
  };
  return (
    <span class="first-steps">
      <Button
        look="main"
        icon="play"
        isDisabled={isBusy}
        onPress={() => {
          if (askName()) setAsking(true);
          else void begin();
        }}
        testId={`first-${game}`}
      >
        {say('first-game')}
      </Button>
      {isAsking && sheets.value.includes('name') && <FirstName onDone={() => void begin()} />}
      {learning.lessons.length > 0 && (
        <Button onPress={() => open({ screen: 'lessons', game })} testId={`learn-${game}`}>
          {say(isUntouched(learning.lessons) ? 'learn' : 'home-lessons', howFar(learning.lessons))}
        </Button>
      )}
    </span>
  );
}

const howFar = (lessons: readonly Lesson[]) => ({
  n: lessons.filter(({ isLearned }) => isLearned).length,
  of: lessons.length,
});

/** Whether no lesson was begun yet. */
const isUntouched = (lessons: readonly Lesson[]): boolean =>
  lessons.every(({ isLearned, table }) => !isLearned && table === undefined);

/** The way to the lessons, with how far whoever learns has come. */
function LessonsLeft({ game, lessons }: { game: GameId; lessons: readonly Lesson[] }) {
  const far = howFar(lessons);
  if (far.n === far.of) return null;
  const isBegun = lessons.some(({ table, isLearned }) => table !== undefined && !isLearned);
  return (
    <span class="first-steps">
      <Button
        look="quiet"
        onPress={() => open({ screen: 'lessons', game })}
        testId={`learn-${game}`}
      >
        {say(isBegun ? 'home-lessons.begun' : 'home-lessons', far)}
      </Button>
    </span>
  );
}

/** What is wrong with the saved games, as long as it is. */
function Troubles() {
  useEffect(() => void refreshTroubles(), []);
  if (troubles.value.length === 0) return null;
  return (
    <div class="troubles" role="alert" data-testid="troubles">
      {troubles.value.map((trouble) => (
        <p key={JSON.stringify(trouble)}>
          <Icon name="alert" size={24} />
          <span>{say(troubleMessage(trouble))}</span>
        </p>
      ))}
    </div>
  );
}

/** The way to the day's games; who has played some of them today is told so, and for how many days. */
function DayButton() {
  const reply = useReply({ type: 'day', day: today.value });
  const done = reply ? doneToday(reply) : null;
  const isDone = done !== null && done.played > 0;
  return (
    <button
      type="button"
      class="day-open"
      data-testid="day-open"
      data-played={done?.played}
      onClick={() => open({ screen: 'day' })}
    >
      <Icon name={isDone ? 'check' : 'day'} size={28} />
      <span class="day-open-text">
        <strong>{say('day')}</strong>
        <span>
          {isDone ? say('day-done', { played: done.played, of: done.of }) : say('day.line')}
          {isDone && done.streak > 1 && ' · '}
          {isDone && done.streak > 1 && (
            <span class="day-streak">
              <Icon name="flame" size={18} />
              {say('day-streak', { count: done.streak })}
            </span>
          )}
        </span>
      </span>
      <Icon name="next" size={20} />
    </button>
  );
}

/** The way to positions of one's own games that come back today; nothing where there are none. */
function Exercises() {
  const person = learner.value;
  const due = useExercises(person?.profile);
  if (!person || !due || due.due === 0) return null;
  return (
    <button
      type="button"
      class="day-open"
      data-testid="exercise-open"
      onClick={() => void practiseNext({ profile: person.profile })}
    >
      <Icon name="star" size={28} />
      <span class="day-open-text">
        <strong>{say('exercises')}</strong>
        <span>{say('exercise-home', { name: person.name, count: due.due })}</span>
      </span>
      <Icon name="next" size={20} />
    </button>
  );
}

interface DayDone {
  /** How many of the day's games somebody here has played to the end. */
  readonly played: number;
  readonly of: number;
  /** The longest run of days that goes on with one of these. */
  readonly streak: number;
}

function doneToday({ games }: Day): DayDone {
  const finished = games.map(({ players }) =>
    players.filter((player) => player.today?.status === 'finished'),
  );
  return {
    played: finished.filter((players) => players.length > 0).length,
    of: games.length,
    streak: Math.max(0, ...finished.flat().map((player) => player.streak)),
  };
}

/**
 * Whether the page has been drawn once. The pictures wait for that: every button can be tapped
 * before they are painted, and their places keep their size.
 */
function useFirstFrame(): boolean {
  const [hasFrame, setFrame] = useState(isWarm);
  useEffect(() => {
    if (hasFrame) return;
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isWarm = true;
        setFrame(true);
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hasFrame]);
  return hasFrame;
}

let isWarm = false;

function NavButton(props: {
  icon: IconName;
  label: string;
  badge?: number;
  onPress: () => void;
  testId: string;
}) {
  return (
    <button type="button" class="nav-button" onClick={props.onPress} data-testid={props.testId}>
      <Icon name={props.icon} />
      <span>{props.label}</span>
      {props.badge !== undefined && props.badge > 0 && <b class="nav-badge">{props.badge}</b>}
    </button>
  );
}

/** Whose turn it is in a saved game. */
export function turnMessage(row: GameRow): Message | null {
  // Bots that choose at once with people wait for nobody, and nobody waits for them.
  const people = row.onTurn.filter((seat) => row.seats[seat]?.sitter?.type === 'person');
  const [first, ...rest] = people.length > 0 ? people : row.onTurn;
  if (first === undefined) return null;
  if (rest.length > 0) return msg('turn-many');
  return msg('turn-of', { name: personNoun(row.seats, first) });
}

function Continue({ row }: { row: GameRow }) {
  const game = row.game;
  const art = game === undefined ? undefined : cardOf(game)?.art;
  if (game === undefined || !art) return null;
  const turn = turnMessage(row);
  return (
    <button
      type="button"
      class="continue"
      data-testid="continue"
      onClick={() => open({ screen: 'table', table: row.table })}
    >
      <span class="continue-art">
        <RasterCache name={game} art={art} />
      </span>
      <span class="continue-text">
        <span class="continue-lead">{say('home-continue')}</span>
        <span class="continue-name">{gameName(game)}</span>
        <span class="continue-seats in-wrap">
          {row.seats.map((seat, i) => (
            <span key={`${i}:${seat.name}`} class="continue-seat">
              <Mark mark={markOf(seat.mark, i)} size={16} /> {seat.name}
            </span>
          ))}
        </span>
        <span class="quiet">
          {turn && row.seats.length > 1 && <>{say(turn)} · </>}
          {ago(row.changedAt)}
        </span>
      </span>
      <span class="continue-go centred">
        <Icon name="play" size={28} />
      </span>
    </button>
  );
}
