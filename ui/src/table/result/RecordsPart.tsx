// The records that this game holds.

import { useEffect, useState } from 'preact/hooks';
import type { GameResult, Record } from '../../host/door';
import { Icon } from '../../kit/Icon';
import { attempt, host } from '../../state/door';
import { duration, number } from '../../words/numbers';
import { say } from '../../words/words';

export function RecordsPart({ result }: { result: GameResult }) {
  const [records, setRecords] = useState<readonly Record[]>([]);
  const { table, game } = result;
  useEffect(() => {
    void attempt(async () => {
      const { kinds } = await host().send({ type: 'records', game });
      const all = kinds.flatMap((kind) => kind.records);
      // The first game of its kind holds every record: that is none yet.
      setRecords(all.filter((it) => it.table === table && it.before !== undefined));
    });
  }, [table, game]);
  if (records.length === 0) return null;
  return (
    <ul class="result-records" aria-label={say('result-records')} data-testid="result-records">
      {records.map((record) => (
        <li key={record.feat}>
          <Icon name="check" size={16} /> {say(`feat-${record.feat}`)}:{' '}
          <b>{record.feat === 'fastest' ? duration(record.value) : number(record.value)}</b>
        </li>
      ))}
    </ul>
  );
}
