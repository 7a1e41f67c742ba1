// The story of a finished game beside its land: what there is to tell in sentences, the course of the
// points, and all of it with the land as one picture to take along. What is told is the engines'
// business; a sentence is chosen by what the figures are.

import { useEffect, useState } from 'preact/hooks';
import type { GameResult, GameStory, Told } from '../../host/protocol';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { attempt, host } from '../../state/client';
import { say } from '../../words/words';
import type { LiveTable } from '../live';
import { runTo, toldWithDraws } from '../told';
import { Lines, Turns } from './CoursePart';
import { PictureButton } from './PictureButton';
import { lineOf } from './story';

export function StoryPart(props: {
  table: LiveTable;
  result: GameResult;
  /** Looks at the table after so many steps. */
  onLook: (at: number) => void;
  /** Goes to the review. */
  onReview: () => void;
}) {
  const { table, result, onLook, onReview } = props;
  const [story, setStory] = useState<GameStory | null>(null);
  const [entries, setEntries] = useState<readonly Told[]>([]);
  const { table: id, seats } = table.state.value;
  useEffect(() => {
    void attempt(async () => {
      const [found, log] = await Promise.all([
        host().send({ type: 'story', table: id }),
        host().send({ type: 'log', table: id }),
      ]);
      setEntries(log.entries);
      setStory(found);
    });
  }, [id]);
  if (!story) return <div class="loading" aria-busy="true" />;
  const steps = toldWithDraws(table, entries);
  const facts = { seats, ui: table.ui, result };
  return (
    <div class="result-part story" data-testid="result-story" data-reviewed={story.isReviewed}>
      <ul class="result-moments">
        {story.beats.map((beat) => {
          const { seat, at, text, step } = lineOf(beat, facts);
          // What came at one stroke may be the work of several steps.
          const first = step !== undefined && beat.type === 'stroke' ? runTo(entries, step) : step;
          const lines = steps
            .filter(({ n }) => step !== undefined && first !== undefined && first <= n && n <= step)
            .flatMap((it) => it.lines);
          // A card turned up with somebody else's, or the end that comes with it, is not the stroke.
          const own = beat.type === 'stroke' ? lines.filter((line) => line.seat === seat) : lines;
          const heard = (own.length > 0 ? own : lines).map((line) => line.text);
          const words = (
            <span>
              {text}
              {heard.length > 0 && <small class="story-heard">{heard.join(' ')}</small>}
            </span>
          );
          const mark =
            seat === undefined ? (
              <i class="log-chance" aria-hidden="true" />
            ) : (
              <Mark mark={markOf(seats[seat]?.mark ?? '', seat)} size={20} />
            );
          return (
            <li key={beat.type} data-testid={`story-${beat.type}`}>
              {at === undefined ? (
                <p class="result-moment">
                  {mark}
                  {words}
                </p>
              ) : (
                <button type="button" class="result-moment" onClick={() => onLook(at)}>
                  {mark}
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!story.isReviewed && table.nPeople.value > 0 && (
        <p class="note">
          {say('story-unreviewed')}{' '}
          <button type="button" class="review-to" onClick={onReview}>
            {say('result-tab-decisions')}
          </button>
        </p>
      )}
      <Lines result={result} />
      <Turns result={result} onLook={onLook} />
      <div class="final-actions">
        <PictureButton table={table} result={result} />
      </div>
    </div>
  );
}
