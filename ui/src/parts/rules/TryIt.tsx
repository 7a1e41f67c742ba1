// The small position and the lessons in which a clause is tried on the real board. Back from one leads to the clause again.

import type { Tag } from '../../games/rules-ui';
import type { GameId, Lesson } from '../../host/protocol';
import { useBusy } from '../../kit/busy';
import { Button } from '../../kit/controls';
import { openOver } from '../../state/nav';
import { say } from '../../words/words';
import { beginLesson } from '../learn';

/** What a clause is tried in. */
export interface Teaching {
  readonly small: readonly Lesson[];
  readonly lessons: readonly Lesson[];
}

interface TryProps {
  readonly game: GameId;
  readonly tag: Tag;
  readonly teaching: Teaching;
}

export function TryIt({ game, tag, teaching }: TryProps) {
  const [isBusy, during] = useBusy();
  const go = async (lesson: Lesson) => {
    const table = await during(beginLesson(game, lesson));
    if (table !== undefined) openOver({ screen: 'table', table }, tag);
  };
  return (
    <div class="clause-try in-wrap">
      {teaching.small.map((lesson) => (
        <Button
          key={lesson.id}
          icon="play"
          isDisabled={isBusy}
          onPress={() => void go(lesson)}
          testId={`try-${tag}`}
        >
          {say('rules-try.small')}
        </Button>
      ))}
      {teaching.lessons.map((lesson) => (
        <Button
          key={lesson.id}
          icon="play"
          isDisabled={isBusy}
          onPress={() => void go(lesson)}
          testId={`try-${tag}-${lesson.id}`}
        >
          {say('rules-try', { lesson: say(`lesson-${game}-${lesson.id}`) })}
        </Button>
      ))}
    </div>
  );
}
