// The day's games: in each game one deal, the same for everybody on that date. Each person plays
// it once; what counts is to come back every day and to do well.

import { useEffect, useState } from 'preact/hooks';
import { cardOf } from '../games/found';
import type { DayCard, DayPlayer, DaySolver, GameId, SeatPlan, Sitter } from '../host/protocol';
import { useBusy } from '../kit/busy';
import { Button } from '../kit/controls';
import { Face } from '../kit/Face';
import { Icon } from '../kit/Icon';
import { MARKS } from '../kit/marks';
import { remember, remembered } from '../kit/memory';
import { RasterCache } from '../kit/RasterCache';
import { current, defaultName, newPlace, type Place, plans, withPerson } from '../parts/places';
import { attempt, host } from '../state/client';
import { solveDay } from '../state/exercises';
import { open } from '../state/nav';
import { people, refreshPeople } from '../state/people';
import { useReply } from '../state/reply';
import { settings } from '../state/settings';
import { gameName } from '../words/names';
import { againstText, bestText, opponentText } from '../words/opponent';
import { parText } from '../words/par';
import { say } from '../words/words';
import { Page } from './Page';
import { offeredPeople, PeopleChips } from './PeopleChips';
import { withNewPeople } from './seated';
import { dayName, today } from './today';

export function Day() {
  const date = today.value;
  const [who, setWho] = useState<Place>(whoPlays);
  const { profile } = who;
  const day = useReply({ type: 'day', day: date, ...(profile === undefined ? {} : { profile }) });
  useEffect(() => void refreshPeople(), []);
  const choose = (next: Place) => {
    setWho(next);
    remember('day:who', next);
  };
  const play = async (game: GameId, sitters: readonly Sitter[]) => {
    const [seated = who] = await withNewPeople([who]);
    choose(seated);
    // Whoever plays the day's deal is who played last.
    if (seated.profile !== undefined) remember('places', [seated]);
    const seats = seatsOf(seated, sitters);
    const reply = await attempt(() => host().send({ type: 'playDay', game, day: date, seats }));
    if (reply) open({ screen: 'table', table: reply.table });
  };
  const solve = async (game: GameId, sitters: readonly Sitter[]) => {
    const [seated = who] = await withNewPeople([who]);
    choose(seated);
    await solveDay({ game, day: date, seats: seatsOf(seated, sitters) });
  };
  const own = (day?.games ?? []).flatMap(({ players }) =>
    players.flatMap((player) => (isSame(player, who) ? (player.today ?? []) : [])),
  );
  const hasPar = own.some(({ par }) => par !== undefined);
  const isComing =
    settings.value.idle === 'on' && own.some(({ par, status }) => !par && status === 'finished');
  return (
    <Page title={say('day')}>
      <div class="day">
        <p class="day-date">
          <strong>{dayName(date)}</strong> {say('day.line')}
        </p>
        <WhoPlays who={who} onChoose={choose} />
        <ul class="day-games">
          {(day?.games ?? []).map((card) => (
            <li key={card.game}>
              <Game
                card={card}
                player={card.players.find((player) => isSame(player, who))}
                solver={card.solvers.find(({ profile }) => profile === who.profile)}
                onPlay={() => void play(card.game, card.sitters)}
                onSolve={() => solve(card.game, card.sitters)}
              />
            </li>
          ))}
        </ul>
        <Button icon="puzzle" onPress={() => open({ screen: 'puzzles' })} testId="day-puzzles">
          {say('puzzles')}
        </Button>
        <p class="note">{say('day-forgiven')}</p>
        <p class="note">{say('day-opponents')}</p>
        {hasPar && <p class="note">{say('day-par')}</p>}
        {isComing && (
          <p class="note" data-testid="day-par-coming">
            {say('par-coming')} {say('par-coming.text')}
          </p>
        )}
      </div>
    </Page>
  );
}

/** Whoever played a day's deal last, as they are now; the first person where nobody did. */
export function whoPlays(): Place {
  const kept = remembered<Place>('day:who');
  return current(kept ? [kept] : [], people.value)[0] ?? firstPlace();
}

function firstPlace(): Place {
  const [person] = people.value;
  const empty = newPlace([]);
  return person ? (withPerson([empty], 0, person)[0] ?? empty) : empty;
}

function isSame(player: DayPlayer, who: Place): boolean {
  return who.profile === undefined
    ? player.profile === undefined && player.name === plans([who], people.value)[0]?.name
    : player.profile === who.profile;
}

/** The person first, then bots with marks of their own. */
export function seatsOf(who: Place, sitters: readonly Sitter[]): SeatPlan[] {
  const free = MARKS.filter((mark) => mark !== who.mark);
  const places = sitters.map((sitter, seat): Place => {
    const bot = { name: '', mark: free[seat - 1] ?? who.mark };
    return sitter.type === 'person' ? who : { ...bot, sitter: sitter.level };
  });
  return plans(places, people.value);
}

function WhoPlays({ who, onChoose }: { who: Place; onChoose: (who: Place) => void }) {
  const isKnown = offeredPeople().some(({ profile }) => profile === who.profile);
  return (
    <div class="day-who">
      <PeopleChips
        label={say('day-who')}
        chosen={isKnown ? who.profile : undefined}
        other={say('day-other')}
        onChoose={(person) => {
          const empty = newPlace([]);
          onChoose(person ? (withPerson([empty], 0, person)[0] ?? empty) : empty);
        }}
      />
      {!isKnown && (
        <label class="field day-name">
          <span class="label">{say('day-name')}</span>
          <input
            type="text"
            value={who.name}
            placeholder={defaultName([who], 0)}
            maxLength={20}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => onChoose({ ...who, name: event.currentTarget.value })}
            data-testid="day-name"
          />
        </label>
      )}
    </div>
  );
}

function Game(props: {
  card: DayCard;
  player: DayPlayer | undefined;
  solver: DaySolver | undefined;
  onPlay: () => void;
  onSolve: () => Promise<void>;
}) {
  const { card, player, solver, onPlay, onSolve } = props;
  const art = cardOf(card.game)?.art;
  if (!art) return null;
  const nBots = card.sitters.length - 1;
  return (
    <section
      class="day-game in-stack"
      data-testid={`day-${card.game}`}
      aria-label={gameName(card.game)}
    >
      <div class="day-art" aria-hidden="true">
        <RasterCache name={card.game} art={art} />
      </div>
      <div class="day-text">
        <h2>{gameName(card.game)}</h2>
        <Against card={card} today={player?.today} />
        <Standing player={player} hasRivals={nBots > 0} />
      </div>
      <PlayButton player={player} onPlay={onPlay} testId={`day-play-${card.game}`} />
      <Puzzle game={card.game} asks={card.asks} solver={solver} onSolve={onSolve} />
    </section>
  );
}

/** Who sits against whoever plays, and why; once the game is begun, who sits there. */
function Against({ card, today }: { card: DayCard; today: DayPlayer['today'] }) {
  const { opponent } = card;
  if (!opponent) return <p class="note">{say('day-solo')}</p>;
  const begun = today?.status === 'abandoned' ? undefined : today;
  const level = begun ? begun.against : opponent.level;
  if (level === undefined) return null;
  return (
    <p class="note day-against" data-testid={`day-against-${card.game}`} data-level={level}>
      <Face level={level} size={24} />
      <span>{begun ? againstText(begun, level) : opponentText(opponent)}</span>
    </p>
  );
}

/** The day's puzzle of a game: how whoever plays stands with it, and the way there. */
function Puzzle(props: {
  game: GameId;
  asks: DayCard['asks'];
  solver: DaySolver | undefined;
  onSolve: () => Promise<void>;
}) {
  const { game, asks, solver, onSolve } = props;
  const [isBusy, during] = useBusy();
  const today = solver?.today;
  return (
    <div class="day-puzzle in-row" data-testid={`day-puzzle-${game}`} data-solved={today}>
      <Icon name={today === true ? 'check' : 'puzzle'} size={24} />
      <p class="day-puzzle-text grows">
        <strong>{say('puzzle')}</strong>
        <span role="status">
          {isBusy
            ? say('day-puzzle-seeking')
            : say(
                today === undefined
                  ? `day-puzzle-${asks}`
                  : `day-puzzle-${today ? 'solved' : 'missed'}`,
              )}
        </span>
        {solver !== undefined && solver.streak > 0 && (
          <span class="day-streak">
            <Icon name="flame" size={18} />
            {say('day-streak', { count: solver.streak })}
          </span>
        )}
      </p>
      <Button
        isDisabled={isBusy}
        onPress={() => void during(onSolve())}
        testId={`day-solve-${game}`}
      >
        {say(today === undefined ? 'day-puzzle-solve' : 'puzzle-again')}
      </Button>
    </div>
  );
}

function Standing({ player, hasRivals }: { player: DayPlayer | undefined; hasRivals: boolean }) {
  if (!player) return <p class="day-now">{say('day-first')}</p>;
  const { today: played, streak, longest, best } = player;
  return (
    <>
      {played && <p class="day-now">{todays(played, hasRivals)}</p>}
      <p class="day-figures in-row">
        {streak > 0 && (
          <span class="day-streak">
            <Icon name="flame" size={18} />
            {say('day-streak', { count: streak })}
            {longest > streak && <> ({say('day-longest', { count: longest })})</>}
          </span>
        )}
        {best && best.table !== played?.table && (
          <button
            type="button"
            class="day-best"
            onClick={() => open({ screen: 'table', table: best.table })}
          >
            {bestText(best, dayName(best.day))}
          </button>
        )}
      </p>
    </>
  );
}

function todays(played: NonNullable<DayPlayer['today']>, hasRivals: boolean): string {
  if (played.status === 'running') return say('day-running');
  if (played.status === 'abandoned') return say('day-abandoned');
  const parts = [say('day-today', { total: played.total ?? 0 })];
  if (hasRivals && played.place !== undefined)
    parts.push(say('day-place', { place: played.place }));
  if (played.par) parts.push(parText(played.par));
  if (played.practice) parts.push(say('counts-practice'));
  return parts.join(' · ');
}

function PlayButton(props: { player: DayPlayer | undefined; onPlay: () => void; testId: string }) {
  const { player, onPlay, testId } = props;
  const status = player?.today?.status;
  if (status === 'finished') {
    return (
      <Button icon="sheet" onPress={onPlay} testId={testId}>
        {say('day-result')}
      </Button>
    );
  }
  const label = { running: 'day-go-on', abandoned: 'day-again' } as const;
  return (
    <Button look="main" icon="play" onPress={onPlay} testId={testId}>
      {say(status ? label[status] : 'day-play')}
    </Button>
  );
}
