// The lessons of a game: what there is to learn, and how far whoever learns has come.

import { useEffect } from 'preact/hooks';
import { cardOf } from '../games/found';
import type { GameId, Lesson } from '../host/protocol';
import { useBusy } from '../kit/busy';
import { Button } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { RasterCache } from '../kit/RasterCache';
import { beginFirstGame, beginLesson } from '../parts/learn';
import { chooseLearner, learner, learningOf, nextLesson, refreshLessons } from '../state/lessons';
import { open } from '../state/nav';
import { gameName } from '../words/names';
import { loadMessages, say } from '../words/words';
import { Page } from './Page';
import { PeopleChips } from './PeopleChips';

export function Lessons({ game }: { game: GameId }) {
  const [isBusy, during] = useBusy();
  useEffect(() => void loadMessages(`lessons/${game}`), [game]);
  useEffect(() => void refreshLessons(), []);
  const lessons = learningOf(game)?.lessons ?? [];
  const next = nextLesson(game);
  const left = lessons.filter(({ isLearned }) => !isLearned).length;
  const art = cardOf(game)?.art;
  const go = async (begin: () => Promise<string | undefined>) => {
    const table = await during(begin());
    if (table !== undefined) open({ screen: 'table', table });
  };
  return (
    <Page title={say('lessons-of', { game: gameName(game) })}>
      <div class="lessons">
        {art && (
          <div class="lessons-art" aria-hidden="true">
            <RasterCache name={game} art={art} />
          </div>
        )}
        <p>{say('lessons-line')}</p>
        <WhoLearns />
        {lessons.length > 0 && <p data-testid="lessons-left">{say('lessons-left', { n: left })}</p>}
        <ol class="lesson-list">
          {lessons.map((lesson, i) => (
            <li key={lesson.id}>
              <button
                type="button"
                class="lesson"
                data-testid={`lesson-${lesson.id}`}
                data-learned={lesson.isLearned}
                data-next={lesson.id === next?.id}
                disabled={isBusy}
                onClick={() => void go(() => beginLesson(game, lesson))}
              >
                <span class="lesson-number centred" aria-hidden="true">
                  {lesson.isLearned ? <Icon name="check" size={22} /> : i + 1}
                </span>
                <span class="lesson-text grows">
                  <strong>{say(`lesson-${game}-${lesson.id}`)}</strong>
                  <span>{say(`lesson-${game}-${lesson.id}.line`)}</span>
                  <State lesson={lesson} />
                </span>
                <Icon name="next" size={20} />
              </button>
            </li>
          ))}
        </ol>
        <div class="in-wrap">
          <Button
            icon="play"
            isDisabled={isBusy}
            onPress={() => void go(() => beginFirstGame(game))}
            testId="first-game"
          >
            {say('first-game')}
          </Button>
          <Button icon="book" look="quiet" onPress={() => open({ screen: 'rules', game })}>
            {say('rules')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

/** What sets a lesson apart from those that only wait. */
function State({ lesson }: { lesson: Lesson }) {
  const state = stateOf(lesson);
  return state ? <span class="quiet">{say(state)}</span> : null;
}

function stateOf({ isLearned, table, isGame }: Lesson): string | undefined {
  if (table !== undefined) return 'lesson-begun';
  if (isLearned) return 'lesson-learned';
  return isGame ? 'lesson-game' : undefined;
}

/** Whose progress this is, where several people play on the device. */
function WhoLearns() {
  return (
    <div data-testid="who-learns">
      <PeopleChips
        label={say('lessons-who')}
        chosen={learner.value?.profile}
        other={say('lessons-guest')}
        onChoose={(person) => chooseLearner(person?.profile)}
      />
    </div>
  );
}
