// The luck of a person over all their reviewed games of a game: what it comes to, how far so many games
// usually go, and whether a fair draw explains it.

import type { GameId } from '../../host/protocol';
import { Line } from '../../kit/plots';
import { useReply } from '../../state/reply';
import { doubt, gained, number, shift } from '../../words/numbers';
import { say } from '../../words/words';
import { Card, Numbers } from './parts';

export function Fortune({ person, game }: { person: string; game: GameId }) {
  const found = useReply({ type: 'fortune', profile: person, game });
  if (!found || found.course.length === 0) return null;
  const { course, luck, usually, mean, meanUsually, fair } = found;
  const of = { count: course.length, luck: gained(luck), error: doubt(usually, 1) };
  return (
    <div class="stat-cards" data-testid="fortune" data-fair={fair}>
      <Card title={say('stat-fortune')} note={say('stat-fortune-note')} isWide>
        <p class="rating-now in-wrap">
          <b>{gained(luck)}</b> <span>{`±\u00a0${doubt(usually, 1)}`}</span>
        </p>
        <p>
          {say('stat-fortune-games', { count: course.length })}{' '}
          {say('stat-fortune-mean', { mean: shift(mean), error: doubt(meanUsually, 1) })}{' '}
          <strong data-testid="fortune-fair">{say(`stat-fortune-${fair}`)}</strong>
        </p>
        <Line
          label={say('stat-fortune-of', of)}
          points={course.map((it) => ({ value: it.luck, middle: 0, width: it.usually }))}
          ends={[say('stat-fortune-first'), say('stat-fortune-last', { count: course.length })]}
        />
        <Numbers
          head={[say('stat-fortune-nth'), say('stat-fortune-sum'), say('stat-fortune-band')]}
          rows={course.map((it, i) => ({
            key: String(i),
            cells: [number(i + 1), shift(it.luck), `±\u00a0${doubt(it.usually, 1)}`],
          }))}
        />
      </Card>
    </div>
  );
}
