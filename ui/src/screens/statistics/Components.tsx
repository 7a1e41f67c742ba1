// What each component of a game brought somebody: which conditions and goals pay, and which are taken.

import type { ComponentPoints, Kind, Player } from '../../host/protocol';
import { useReply } from '../../state/reply';
import { playerName } from '../../words/names';
import { number } from '../../words/numbers';
import { say } from '../../words/words';
import { Card, Numbers } from './parts';
import { useSourceName } from './Source';

export function Components({ kind, person }: { kind: Kind; person: Player }) {
  const found = useReply({ type: 'components', kind, person: person.profile ?? '' });
  if (!found || found.lines.length === 0) return null;
  return (
    <Card
      title={say('best-components', { name: playerName(person) })}
      note={say('best-components-note', { count: found.games })}
      isWide
    >
      <Numbers
        isOpen
        head={[say('stat-source'), say('stat-mean'), say('stat-most'), say('stat-played')]}
        rows={found.lines.map((it) => ({
          key: JSON.stringify(it.line.source),
          cells: [
            <Name key="name" of={it} game={kind.game} />,
            number(it.mean, 1),
            number(it.most),
            number(it.games),
          ],
        }))}
      />
    </Card>
  );
}

function Name({ of, game }: { of: ComponentPoints; game: string }) {
  return <>{useSourceName(game, of.line) ?? '…'}</>;
}
