// What an exercise says beside the board: what it is about, and what the answer was worth. A screen reader
// hears it as it comes.

import type { ExerciseAnswer, ExerciseState } from '../host/protocol';
import { useBusy } from '../kit/busy';
import { Button } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { askAnew, practiseNext, useExercises } from '../state/exercises';
import { close } from '../state/nav';
import { amount, date, percent } from '../words/numbers';
import { whenArgs } from '../words/when';
import { say } from '../words/words';
import { Compared, Reasons } from './Compared';
import type { LiveTable } from './live';

export function ExercisePanel({ table }: { table: LiveTable }) {
  const { exercise } = table.state.value;
  const denial = table.denials.now.value;
  if (!exercise) return null;
  const { answer } = exercise;
  const title = say(exercise.day === undefined ? 'exercises' : 'puzzle');
  return (
    <section
      class="lesson-panel"
      aria-label={title}
      data-testid="exercise-panel"
      data-solved={answer?.isSolved}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll what is told */}
      <div role="status" class="lesson-says" data-testid="exercise-says" tabIndex={0}>
        {answer ? (
          <>
            <p class="lesson-task">{verdict(exercise, answer)}</p>
            {answer.isBest ? (
              <>
                <Whole table={table} answer={answer} />
                <Reasons reasons={table.better.told.value?.why ?? []} />
              </>
            ) : (
              <div class="lesson-answer">
                <Compared table={table} />
              </div>
            )}
            <Standing answer={answer} />
          </>
        ) : denial ? (
          <p class="lesson-answer">{denial.says}</p>
        ) : (
          <p class="lesson-task">
            {exercise.day === undefined
              ? say('exercise-task', whenArgs(exercise.when))
              : say(`puzzle-task-${exercise.asks ?? 'bestMove'}`)}
          </p>
        )}
      </div>
      {answer &&
        (exercise.day === undefined ? (
          <Onward table={table} exercise={exercise} />
        ) : (
          <OnceMore table={table} isSolved={answer.isSolved} />
        ))}
    </section>
  );
}

function verdict({ day, asks }: ExerciseState, answer: ExerciseAnswer): string {
  const { isSolved, isBest, points, chance } = answer;
  if (asks === 'mostPoints') {
    // Nothing is left to come: what is short is known to the point.
    const short = points?.mean ?? 0;
    if (short === 0) return say('puzzle-most');
    return say(isSolved ? 'puzzle-most-near' : 'puzzle-most-short', { points: amount(short) });
  }
  if (isBest) return say(day === undefined ? 'exercise-best' : 'puzzle-best');
  if (isSolved) return say('exercise-near');
  const lost = { points: amount(points?.mean ?? 0, 1) };
  return chance
    ? say('exercise-lost', { ...lost, chance: percent(chance.mean) })
    : say('exercise-lost-alone', lost);
}

/** What the answer only began. */
function Whole({ table, answer }: { table: LiveTable; answer: ExerciseAnswer }) {
  const { actions, better } = answer.moment;
  const told = table.better.told.value;
  if (!told || better.length <= actions.length) return null;
  const text = say('exercise-whole', { text: told.better.text });
  return (
    <p class="lesson-answer" data-testid="exercise-whole">
      {text}
    </p>
  );
}

/** What the answer is to whoever gave it: when the position comes back, or their streak. */
function Standing({ answer }: { answer: ExerciseAnswer }) {
  const { back, solver, isFirst, isSolved } = answer;
  if (back) {
    const text = back.isDone
      ? say('exercise-done')
      : say('exercise-back', { date: date(back.due) });
    return <p class="lesson-step">{text}</p>;
  }
  if (!solver) return <p class="lesson-step">{say('puzzle-guest')}</p>;
  return (
    <p class="lesson-step" data-testid="puzzle-standing">
      {!isFirst && <>{say('puzzle-counted')} </>}
      {solver.streak > 0 && (
        <span class="day-streak">
          <Icon name="flame" size={18} />
          {say('day-streak', { count: solver.streak })}
        </span>
      )}
      {isFirst && solver.streak === 0 && say(isSolved ? 'puzzle-late' : 'puzzle-tomorrow')}
    </p>
  );
}

/** The next one: of the same game where its mistakes are tried at once, else of the day's portion. */
function Onward({ table, exercise }: { table: LiveTable; exercise: ExerciseState }) {
  const person = table.seats.value.find(({ sitter }) => sitter.type === 'person')?.profile;
  const { isEarly, of } = exercise;
  const game = isEarly && of !== undefined ? { table: of } : {};
  const left = useExercises(person, game.table);
  return (
    <div class="lesson-buttons in-row">
      <Leave />
      {person !== undefined && left !== undefined && left.due > 0 && (
        <Button
          look="main"
          icon="play"
          onPress={() => void practiseNext({ profile: person, ...game }, true)}
          testId="exercise-next"
        >
          {say('exercise-next', { count: left.due })}
        </Button>
      )}
      {left?.due === 0 && (
        <p class="lesson-step" role="status" data-testid="exercise-all">
          {say(isEarly ? 'exercise-all-game' : 'exercise-all-day')}
        </p>
      )}
    </div>
  );
}

function OnceMore({ table, isSolved }: { table: LiveTable; isSolved: boolean }) {
  const [isBusy, during] = useBusy();
  return (
    <div class="lesson-buttons in-row">
      <Leave />
      {!isSolved && (
        <Button
          icon="turn"
          isDisabled={isBusy}
          onPress={() => void during(askAnew(table.state.value))}
          testId="puzzle-again"
        >
          {say('puzzle-again')}
        </Button>
      )}
    </div>
  );
}

function Leave() {
  return (
    <Button look="quiet" icon="back" onPress={close} testId="exercise-leave">
      {say('back')}
    </Button>
  );
}
