// What an exercise says beside the board: what it is about, and what the answer was worth. A screen reader
// hears it as it comes.

import type { ExerciseAnswer } from '../host/door';
import { Button } from '../kit/controls';
import { practiseNext, useExercises } from '../state/exercises';
import { close } from '../state/nav';
import { amount, date, percent } from '../words/numbers';
import { say } from '../words/words';
import type { LiveTable } from './live';

export function ExercisePanel({ table }: { table: LiveTable }) {
  const { exercise } = table.state.value;
  const denial = table.denials.now.value;
  const told = table.better.told.value;
  if (!exercise) return null;
  const { answer } = exercise;
  return (
    <section
      class="lesson-panel"
      aria-label={say('exercises')}
      data-testid="exercise-panel"
      data-solved={answer?.isSolved}
    >
      <div role="status" class="lesson-says" data-testid="exercise-says">
        {answer ? (
          <>
            <p class="lesson-task">{verdict(answer)}</p>
            {told && !answer.isSolved && (
              <p class="lesson-answer">{say('review-better', { text: told.better.text })}</p>
            )}
            <p class="lesson-step">
              {answer.isDone
                ? say('exercise-done')
                : say('exercise-back', { date: date(answer.due) })}
            </p>
          </>
        ) : denial ? (
          <p class="lesson-answer">{denial.says}</p>
        ) : (
          <p class="lesson-task">{say('exercise-task', { step: exercise.n + 1 })}</p>
        )}
      </div>
      {answer && <Onward table={table} />}
    </section>
  );
}

function verdict({ isSolved, isBest, points, chance }: ExerciseAnswer): string {
  if (isBest) return say('exercise-best');
  if (isSolved) return say('exercise-near');
  const lost = { points: amount(points?.mean ?? 0, 1) };
  return chance
    ? say('exercise-lost', { ...lost, chance: percent(chance.mean) })
    : say('exercise-lost-alone', lost);
}

function Onward({ table }: { table: LiveTable }) {
  const person = table.seats.value.find(({ sitter }) => sitter.type === 'person')?.profile;
  const left = useExercises(person);
  return (
    <div class="lesson-buttons">
      <Button look="quiet" icon="back" onPress={close} testId="exercise-leave">
        {say('back')}
      </Button>
      {person !== undefined && left !== undefined && left.due > 0 && (
        <Button
          look="main"
          icon="play"
          onPress={() => void practiseNext(person, true)}
          testId="exercise-next"
        >
          {say('exercise-next', { count: left.due })}
        </Button>
      )}
    </div>
  );
}
