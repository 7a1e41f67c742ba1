// The review of a finished game: begun, watched and ended here; the moments on which most was lost, with
// a picture each, and how exact everybody was. All figures stand below, for whoever wants to know.

import { useEffect, useRef, useState } from 'preact/hooks';
import type {
  Estimate,
  Judged,
  Periods,
  Review,
  ReviewState,
  Seat,
  SeatReview,
  When,
} from '../../host/protocol';
import { Button } from '../../kit/controls';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { attempt, hear, host, onReturn } from '../../state/client';
import { practiseNext, useExercises } from '../../state/exercises';
import { useReply } from '../../state/reply';
import { amount, difference, doubt, number, percent } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { whenArgs, whenOf } from '../../words/when';
import { say } from '../../words/words';
import { helpOf } from '../learner';
import type { LiveTable } from '../live';
import { Chances } from './Chances';
import { Luck } from './Luck';

export function DecisionsPart({ table, periods }: { table: LiveTable; periods: Periods }) {
  const id = table.state.value.table;
  const [state, setState] = useState<ReviewState | null>(null);
  const asks = useRef({ made: 0, told: 0 });
  const ask = (type: 'review' | 'startReview' | 'stopReview') =>
    void attempt(async () => {
      asks.current.made += 1;
      const nth = asks.current.made;
      const next = await host().send({ type, table: id });
      // Answers may overtake each other; an older one would show work that has long ended.
      if (nth < asks.current.told) return;
      asks.current.told = nth;
      setState(next);
    });
  useEffect(() => {
    ask('review');
    // An app that ended and is there again works on nothing.
    const notBack = onReturn(() => ask('review'));
    const deaf = hear((push) => {
      if (push.type === 'review' && push.table === id) ask('review');
    });
    return () => {
      notBack();
      deaf();
    };
  }, [id]);
  if (!state) return <div class="loading" aria-busy="true" />;
  const { review } = state;
  const isPeopleless = table.nPeople.value === 0;
  if (isPeopleless) return <p class="note">{say('review-nobody')}</p>;
  const hasEnded = table.state.value.agreements.some(({ type }) => type === 'end');
  if (hasEnded) return <p class="note">{say('review-ended')}</p>;
  return (
    <div
      class="result-part review"
      data-testid="result-decisions"
      data-done={review?.done ?? false}
    >
      {!review?.done && <Work state={state} ask={ask} />}
      {review && <Moments table={table} state={state} review={review} periods={periods} />}
      {review?.done && <Mistakes table={table} />}
      {/* Before every decision has been looked at, most seem flawless. */}
      {review?.done && review.decisions.length > 0 && <People table={table} review={review} />}
      {review && (review.standings.length > 1 || review.ledger !== null || review.done) && (
        <Details table={table} state={state} review={review} periods={periods} />
      )}
    </div>
  );
}

/** Whether the figures were unfolded: they are when the page comes again. */
const unfolded = new WeakMap<LiveTable, boolean>();

/** All figures, with how sure they are. */
function Details(props: {
  table: LiveTable;
  state: ReviewState;
  review: Review;
  periods: Periods;
}) {
  const { table, state, review, periods } = props;
  return (
    <details
      class="review-all"
      open={unfolded.get(table) ?? wantsAll(table, review)}
      data-testid="review-details"
      onToggle={({ currentTarget }) => unfolded.set(table, currentTarget.open)}
    >
      <summary>{say('review-details')}</summary>
      {review.standings.length > 1 && <Chances table={table} review={review} />}
      {review.done && review.decisions.length > 0 && <Costs {...props} />}
      <Luck table={table} state={state} review={review} periods={periods} />
      {review.done && <All table={table} review={review} periods={periods} />}
    </details>
  );
}

/** Begins the work, or tells how far it has come. */
function Work(props: { state: ReviewState; ask: (type: 'startReview' | 'stopReview') => void }) {
  const { state, ask } = props;
  const share = state.review?.share ?? 0;
  if (!state.isRunning) {
    return (
      <>
        <p>{say('review-intro')}</p>
        <Button look="main" onPress={() => ask('startReview')} testId="review-start">
          {say(state.review ? 'review-go-on' : 'review-start')}
        </Button>
      </>
    );
  }
  return (
    <div class="review-work in-row">
      <progress value={share} max={100} aria-label={say('review-works')} />
      <span role="status">{say('review-share', { share: percent(share / 100) })}</span>
      <Button look="quiet" onPress={() => ask('stopReview')} testId="review-stop">
        {say('review-stop')}
      </Button>
    </div>
  );
}

const lossOf = (review: Review, n: number): Judged | undefined =>
  review.decisions.find((it) => it.n === n);

/** The moments on which most was lost, each a way to the board as it was then. */
function Moments(props: {
  table: LiveTable;
  state: ReviewState;
  review: Review;
  periods: Periods;
}) {
  const { table, state, review, periods } = props;
  const moments = review.moments.flatMap((n) => lossOf(review, n) ?? []);
  if (moments.length === 0) {
    return review.done ? <p class="review-clean">{say('review-clean')}</p> : null;
  }
  return (
    <>
      <h3>{say('review-moments', { count: moments.length })}</h3>
      <ul class="result-moments">
        {moments.map((judged) => (
          <Moment
            key={judged.n}
            table={table}
            judged={judged}
            isAdvised={state.advised.includes(judged.n)}
            when={whenOf(periods, judged.n)}
          />
        ))}
      </ul>
    </>
  );
}

/** The way to one's own mistakes at once, while the game is still in mind. */
function Mistakes({ table }: { table: LiveTable }) {
  const people = table.seats.value.flatMap(({ name, profile, sitter }) =>
    sitter.type === 'person' && profile ? [{ name, profile }] : [],
  );
  return (
    <div class="review-mistakes in-row">
      {people.map((person) => (
        <TryMistakes key={person.profile} table={table} isAlone={people.length === 1} {...person} />
      ))}
    </div>
  );
}

function TryMistakes(props: { table: LiveTable; name: string; profile: string; isAlone: boolean }) {
  const { table, name, profile, isAlone } = props;
  const of = { profile, table: table.state.value.table };
  const count = useExercises(profile, of.table)?.due ?? 0;
  if (count === 0) return null;
  return (
    <Button icon="star" onPress={() => void practiseNext(of)} testId="review-mistakes">
      {say(isAlone ? 'review-mistakes' : 'review-mistakes-of', { count, name })}
    </Button>
  );
}

function Moment(props: { table: LiveTable; judged: Judged; isAdvised: boolean; when: When }) {
  const { table, judged, isAdvised, when } = props;
  const seats = table.seats.value;
  const seat = seats[judged.seat];
  const isShared = seats.length > 1;
  const lost = { points: amount(judged.points.mean, 1), chance: percent(judged.chance.mean) };
  return (
    <li>
      <button
        type="button"
        class="result-moment result-then"
        data-testid="review-moment"
        onClick={() => void table.better.show(judged.n, judged.seat)}
      >
        <Then table={table} judged={judged} />
        <span>
          <Mark mark={markOf(seat?.mark ?? '', judged.seat)} size={16} />{' '}
          <b>{say(`review-grade-${judged.grade}`)}</b>{' '}
          {say('review-step', { ...whenArgs(when), name: personNoun(seats, judged.seat) })}
          <br />
          {say(isShared ? 'review-lost' : 'review-lost-alone', lost)}
          {isAdvised && ` ${say('review-advised')}`}
        </span>
      </button>
    </li>
  );
}

/** The table as whoever decided saw it then. */
function Then({ table, judged: { n, seat } }: { table: LiveTable; judged: Judged }) {
  const { table: id } = table.state.value;
  const then = useReply({ type: 'position', table: id, at: n, seat });
  const { Picture } = table.ui;
  const marks = table.seats.value.map((it) => it.mark);
  return (
    <span class="table-picture review-then" aria-hidden="true">
      {then && <Picture view={then.view} catalogue={table.catalogue} marks={marks} />}
    </span>
  );
}

/** A loss in a column, with its error: each with as many places as the ones above and below. */
const loss = ({ mean, error }: Estimate): string => `${number(mean, 1, 1)} ± ${doubt(error, 1, 1)}`;

/** How many decisions of everybody were good. */
function People({ table, review }: { table: LiveTable; review: Review }) {
  const seats = table.seats.value;
  return (
    <>
      <h3>{say('review-people')}</h3>
      <ul class="review-people" data-testid="review-people">
        {review.seats.map((it) => (
          <li key={it.seat}>
            <Mark mark={markOf(seats[it.seat]?.mark ?? '', it.seat)} size={20} />
            <span>
              {say(
                it.decisions === 0 && it.advised > 0 ? 'review-person-advised' : 'review-person',
                {
                  name: personNoun(seats, it.seat),
                  good: it.decisions - it.worse,
                  count: it.decisions,
                },
              )}
              {it.decisions > 0 &&
                it.advised > 0 &&
                ` ${say('review-left-out', { count: it.advised })}`}
            </span>
            {it.decisions > 0 && <b>{percent(it.accuracy / 100)}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the other decisions cost, and when. */
function Costs(props: { table: LiveTable; review: Review; periods: Periods }) {
  const { table, review, periods } = props;
  const seats = table.seats.value;
  return (
    <>
      <ul class="review-people" data-testid="review-costs">
        {review.seats
          .filter(({ accuracy }) => accuracy < 100)
          .map((it) => (
            <li key={it.seat}>
              <Mark mark={markOf(seats[it.seat]?.mark ?? '', it.seat)} size={20} />
              <span>
                {say('review-cost', {
                  lost: amount(it.lost.mean, 1),
                  error: doubt(it.lost.error, 1),
                })}
                {it.worst !== null && ` ${worstWords(it, it.worst)}`}
              </span>
            </li>
          ))}
      </ul>
      {review.decided !== null && review.seats.length > 0 && (
        <p class="note" data-testid="review-decided">
          {say('review-decided', whenArgs(whenOf(periods, review.decided)))}
        </p>
      )}
      <Phases table={table} review={review} />
    </>
  );
}

/** In which third of the game most was lost. */
function worstWords({ phases }: SeatReview, worst: number): string {
  // The sum has just been told: where all of it was lost there, it is not told again.
  if (phases.filter(({ lost }) => lost.mean > 0).length === 1) {
    return say(`review-worst-only-${worst}`);
  }
  const lost = phases[worst]?.lost ?? { mean: 0, error: 0 };
  return say(`review-worst-${worst}`, { lost: amount(lost.mean, 1), error: doubt(lost.error, 1) });
}

/** Whoever wants to be told nothing while playing wants to know everything afterwards. */
const wantsAll = (table: LiveTable, review: Review): boolean =>
  review.seats.some(({ seat }) => helpOf(table, seat) === 'purist');

const THIRDS = [0, 1, 2] as const;

/** How exact everybody was in each third of the game, and what that cost. */
function Phases({ table, review }: { table: LiveTable; review: Review }) {
  const seats = table.seats.value;
  return (
    <section data-testid="review-phases">
      <h3>{say('review-phases')}</h3>
      <p class="note">{say('review-phases-note')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it does not fit */}
      <section class="result-scroll" tabIndex={0} aria-label={say('review-phases')}>
        <table class="result-table">
          <thead>
            <tr>
              <th scope="col">{say('seats')}</th>
              {THIRDS.map((third) => (
                <th key={third} scope="col">
                  {say(`review-third-${third}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.seats.map(({ seat, phases }) => (
              <tr key={seat}>
                <th scope="row" class="result-who">
                  <Mark mark={markOf(seats[seat]?.mark ?? '', seat)} size={16} />{' '}
                  {seats[seat]?.name ?? ''}
                </th>
                {phases.map(({ good, decisions, lost }, third) => (
                  <td key={third}>
                    {decisions === 0 ? '–' : `${good}/${decisions}`}
                    {lost.mean > 0 && (
                      <>
                        <br />
                        {`${difference(-lost.mean)} ± ${doubt(lost.error, 1)}`}
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Everything that was judged and where something was or may have been lost, with how sure that is. */
function All(props: { table: LiveTable; review: Review; periods: Periods }) {
  const { table, review, periods } = props;
  const seats = table.seats.value;
  const isShared = seats.length > 1;
  const rows = review.decisions.filter((it) => it.close);
  if (rows.length === 0) return null;
  const look = (n: number, seat: Seat) => table.better.lookAt(n, seat);
  return (
    <section>
      <h3>{say('review-all', { count: rows.length, all: review.decisions.length })}</h3>
      <p class="note">{say('review-all-note')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it does not fit */}
      <section class="result-scroll" tabIndex={0} aria-label={say('review-table')}>
        <table class="result-table">
          <thead>
            <tr>
              <th scope="col">{say('when.head', { of: periods.of })}</th>
              <th scope="col">{say('review-column-points')}</th>
              {isShared && <th scope="col">{say('review-column-chance')}</th>}
              <th scope="col">{say('review-column-futures')}</th>
              <th scope="col">{say('review-column-grade')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((it) => (
              <tr key={it.n}>
                <th scope="row">
                  <button type="button" class="review-to" onClick={() => look(it.n, it.seat)}>
                    <Mark mark={markOf(seats[it.seat]?.mark ?? '', it.seat)} size={16} />{' '}
                    {whenOf(periods, it.n).nth}
                  </button>
                </th>
                <td>{loss(it.points)}</td>
                {isShared && (
                  <td>{loss({ mean: 100 * it.chance.mean, error: 100 * it.chance.error })}</td>
                )}
                <td>{it.futures}</td>
                <td>{it.grade === 'good' ? '–' : say(`review-grade-${it.grade}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
