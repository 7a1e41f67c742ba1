// The small position and the lessons in which a clause is tried on the real board. Back from one leads to the clause again.

import { useState } from 'preact/hooks';
import type { Tag } from '../../games/rules-ui';
import type { GameId, Lesson } from '../../host/protocol';
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
  const [isBusy, setBusy] = useState(false);
  const go = async (lesson: Lesson) => {
    setBusy(true);
    const table = await beginLesson(game, lesson);
    setBusy(false);
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
