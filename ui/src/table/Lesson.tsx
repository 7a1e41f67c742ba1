// What a lesson says beside the board: the task, the answer to what was tried, and at the end where
// to go on. A screen reader hears each of them as it comes.

import { useEffect, useRef } from 'preact/hooks';
import type { LessonState } from '../host/protocol';
import { useBusy } from '../kit/busy';
import { Button, IconButton } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { beginLesson } from '../parts/learn';
import { clauseTitle } from '../parts/rules/layout';
import { lessonOf, nextLesson, refreshLessons } from '../state/lessons';
import { close, isOverRules, lookUp, turnTo } from '../state/nav';
import { signed } from '../words/numbers';
import { say } from '../words/words';
import type { LiveTable } from './live';
import { cheer } from './sounds';
import { WhyNot } from './WhyNot';

/**
 * Whether a lesson has something to say now, its game may go on freely: then nothing else says what
 * to do, neither beside a task nor at its end, where the next lesson is what there is to do.
 */
export function isTaught(table: LiveTable): boolean {
  const { lesson, next } = table.state.value;
  if (lesson === undefined || next === 'over' || table.past.place.value) return false;
  return !lesson.isThrough || lesson.isDone;
}

export function LessonPanel({ table }: { table: LiveTable }) {
  const { lesson } = table.state.value;
  const denial = table.denials.now.value;
  useEffect(() => void refreshLessons(), []);
  const isDone = lesson?.isDone ?? false;
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) cheer(table);
    wasDone.current = isDone;
  }, [isDone]);
  if (!lesson) return null;
  return (
    <section class="lesson-panel" aria-label={say('lesson')} data-testid="lesson-panel">
      <div role="status" class="lesson-says" data-testid="lesson-says">
        {isDone ? (
          <p class="lesson-well" data-testid="lesson-well">
            <Icon name="star" size={30} />
            {say('lesson-well')}
          </p>
        ) : (
          <p class="lesson-step">{headOf(table, lesson)}</p>
        )}
        {denial ? (
          <p class="lesson-answer" data-testid="lesson-refused">
            {denial.says} <WhyNot table={table} />
          </p>
        ) : lesson.answer ? (
          <p class="lesson-answer" data-testid="lesson-answer">
            {answerOf(table, lesson)}
          </p>
        ) : (
          <p class="lesson-task">
            {saidBy(table, lesson, lesson.isDone ? 'end' : `t${lesson.task}`)}
          </p>
        )}
        {lesson.isDone && !lesson.isSmall && <Rules table={table} id={lesson.id} />}
      </div>
      {lesson.isDone ? (
        <Onward table={table} lesson={lesson} />
      ) : (
        <Help table={table} id={lesson.id} />
      )}
    </section>
  );
}

/** What a lesson that is a whole game says with its result, and where to go on. */
export function LessonEnd({ table, lesson }: { table: LiveTable; lesson: LessonState }) {
  useEffect(() => void refreshLessons(), []);
  return (
    <section class="lesson-panel lesson-end" aria-label={say('lesson')} data-testid="lesson-end">
      <div class="lesson-says">
        <p class="lesson-task">{saidBy(table, lesson, 'end')}</p>
        {!lesson.isSmall && <Rules table={table} id={lesson.id} />}
      </div>
      <Onward table={table} lesson={lesson} />
    </section>
  );
}

/** What stands above the task: a small position has the name of its clause. */
function headOf({ ui, catalogue, setup }: LiveTable, { id, isSmall, task, tasks }: LessonState) {
  if (isSmall) return clauseTitle(ui.rules, id, { game: ui.id, catalogue, setup });
  return say('lesson-step', { n: task, of: tasks });
}

/** What the words of a lesson say: a task, its end, or the answer to what was tried. */
function saidBy({ ui }: LiveTable, { id, isSmall }: LessonState, what: string): string {
  if (!isSmall) return say(`lesson-${ui.id}-${id}.${what}`);
  return what === 't1' ? say(`try-${ui.id}-${id}`) : say(`try-${ui.id}-${id}.${what}`);
}

/** What is said to a decision that is allowed, but not what the lesson is about. */
function answerOf(table: LiveTable, lesson: LessonState): string {
  const { task, answer } = lesson;
  if (answer?.says !== undefined) return saidBy(table, lesson, `t${task}-${answer.says}`);
  const gain = answer?.gain ?? 0;
  return gain === 0 ? say('lesson-wrong.none') : say('lesson-wrong', { gain: signed(gain) });
}

/** The clauses a lesson teaches. */
const tagsOf = (table: LiveTable, id: string): readonly string[] =>
  lessonOf(table.ui.id, id)?.tags ?? [];

/** The ways to them. */
function Rules({ table, id }: { table: LiveTable; id: string }) {
  const { ui, catalogue, setup } = table;
  const where = { game: ui.id, catalogue, setup };
  return (
    <ul class="lesson-rules" aria-label={say('lesson-rules')} data-testid="lesson-rules">
      {tagsOf(table, id).map((tag) => (
        <li key={tag}>
          <button type="button" onClick={() => lookUp(tag)} data-testid={`lesson-rule-${tag}`}>
            <Icon name="book" size={20} /> {clauseTitle(ui.rules, tag, where)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Help({ table, id }: { table: LiveTable; id: string }) {
  const isIdle = table.isReady.value && !table.isAdvising.value;
  const [tag] = tagsOf(table, id);
  return (
    <div class="lesson-buttons in-row">
      {tag !== undefined && (
        <IconButton
          icon="book"
          label={say('lesson-rules')}
          onPress={() => lookUp(tag)}
          testId="lesson-book"
        />
      )}
      <span class="bar-gap" />
      <Button
        icon="light"
        look="quiet"
        isDisabled={!isIdle}
        onPress={() => table.askAdvice()}
        testId="lesson-show"
      >
        {say('lesson-show')}
      </Button>
      <Button
        icon="skip"
        look="quiet"
        isDisabled={!isIdle}
        onPress={() => void table.solve()}
        testId="lesson-skip"
      >
        {say('lesson-skip')}
      </Button>
    </div>
  );
}

function Onward({ table, lesson }: { table: LiveTable; lesson: LessonState }) {
  const [isBusy, during] = useBusy();
  const game = table.ui.id;
  const next = lesson.isSmall ? undefined : nextLesson(game, lesson.id);
  const go = async () => {
    if (!next) return;
    const begun = await during(beginLesson(game, next));
    if (begun !== undefined) turnTo({ screen: 'table', table: begun });
  };
  return (
    <div class="lesson-buttons in-row">
      <Button look="quiet" onPress={close} testId="lesson-all">
        {say(isOverRules.value ? 'lesson-back' : 'lessons')}
      </Button>
      {next && (
        <Button
          look="main"
          icon="play"
          isDisabled={isBusy}
          onPress={() => void go()}
          testId="lesson-next"
        >
          {say('lesson-next')}
        </Button>
      )}
      {!next && <Icon name="check" />}
    </div>
  );
}
