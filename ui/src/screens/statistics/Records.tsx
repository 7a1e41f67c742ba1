// The records of every kind of game, with who holds them, since when, and the game itself.

import { useState } from 'preact/hooks';
import type { Record as Feat, KindRecords } from '../../host/protocol';
import { Button, Chips } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { open } from '../../state/nav';
import { useReply } from '../../state/reply';
import { gameName, kindName, rankName } from '../../words/names';
import { date, number } from '../../words/numbers';
import { say } from '../../words/words';
import { Floor, featName, featValue } from './Best';
import { openGame, Who } from './parts';
import { Source } from './Source';

export function RecordsPage() {
  const reply = useReply({ type: 'records' });
  const [chosen, setChosen] = useState<string | undefined>();
  if (!reply) return null;
  const games = [...new Set(reply.kinds.map(({ kind }) => kind.game))];
  const game = games.find((it) => it === chosen) ?? games[0];
  if (game === undefined) return <p class="empty">{say('stat-empty')}</p>;
  return (
    <div class="stat-stack" data-testid="records">
      {games.length > 1 && (
        <Chips
          label={say('stat-game')}
          isLabelHidden
          value={game}
          onChoose={setChosen}
          choices={games.map((value) => ({ value, label: gameName(value) }))}
        />
      )}
      {reply.kinds
        .filter(({ kind }) => kind.game === game)
        .map((it) => (
          <OfKind key={JSON.stringify(it.kind)} of={it} />
        ))}
    </div>
  );
}

function OfKind({ of }: { of: KindRecords }) {
  return (
    <section class="stat-card" data-wide="true">
      <h2>
        {kindName(of.kind)} <small>{say('stat-games', { count: of.games })}</small>
      </h2>
      <ul class="records">
        {of.records.map((record) => (
          <li key={record.feat}>
            <Row record={record} game={of.kind.game} isSolo={of.kind.seats === 1} />
          </li>
        ))}
      </ul>
      {of.floor !== undefined && of.records.some(({ feat }) => feat === 'fastest') && (
        <Floor floor={of.floor} />
      )}
      <Button
        icon="best"
        look="quiet"
        onPress={() => open({ screen: 'best', kind: of.kind })}
        testId="best-open"
      >
        {say('best-open')}
      </Button>
      {of.ranks.length > 0 && <Ranks of={of} />}
    </section>
  );
}

function Row(props: { record: Feat; game: string; isSolo: boolean }) {
  const { record, game, isSolo } = props;
  return (
    <button type="button" class="record" onClick={() => openGame(record.table, record.step)}>
      <span class="record-feat">{featName(record.feat, isSolo)}</span>
      <b class="record-value">{featValue(record)}</b>
      <span class="record-holder in-row">
        <Source record={record} game={game} />
        <Who player={record.holder} seat={record.seat} />
        <span class="record-at">{date(record.at)}</span>
        {record.isVerified && (
          <span class="record-verified">
            <Icon name="check" size={16} />
            {say('stat-verified')}
          </span>
        )}
      </span>
      <Icon name="next" size={18} />
    </button>
  );
}

function Ranks({ of }: { of: KindRecords }) {
  const most = Math.max(1, ...of.ranks.map((it) => it.times));
  return (
    <>
      <h3>{say('stat-ranks')}</h3>
      <ul class="ranks">
        {of.ranks.map(({ rank, times, table }) => (
          <li key={rank} class="rank" data-none={times === 0}>
            <button
              type="button"
              class="rank-row in-stack"
              disabled={table === undefined}
              onClick={() => table && openGame(table)}
            >
              <span class="rank-name">{rankName(of.kind.game, rank)}</span>
              <span class="rank-bar" aria-hidden="true">
                <i style={{ width: `${(100 * times) / most}%` }} />
              </span>
              <b>{number(times)}×</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
