// A backup of everything into a file, taking one in after a look at what it would change, and the
// games as a table for other programs.

import { fromBase64 } from '../../host/base64';
import type { ExportForm } from '../../host/protocol';
import { useBusy } from '../../kit/busy';
import { Button } from '../../kit/controls';
import { bgStatsDiary, type ExportedPlay } from '../../parts/bg-stats-diary';
import { attempt, host } from '../../state/client';
import { handOut } from '../../state/files';
import { tell, warn } from '../../state/notices';
import { number } from '../../words/numbers';
import { msg, say } from '../../words/words';
import { Page } from '../Page';
import { COLUMNS } from './columns';
import { Restore } from './Restore';

/** Fetches a backup through the door, part by part. */
async function fetchBackup(): Promise<{ name: string; data: Blob; damaged: number }> {
  const { name, parts, damaged } = await host().send({ type: 'backup' });
  const data: Uint8Array<ArrayBuffer>[] = [];
  for (let nth = 0; nth < parts; nth += 1) {
    const part = await host().send({ type: 'backupPart', nth });
    data.push(fromBase64(part.data));
  }
  return { name, data: new Blob(data), damaged };
}

/** The table as spreadsheets of this language open it: where numbers have a comma, cells do not. */
const tableForm = (): ExportForm => (number(1.5, 1).includes(',') ? 'csvSemicolon' : 'csv');

export function Backup() {
  return (
    <Page title={say('backup')}>
      <div class="backup">
        <Make />
        <Restore />
        <Export />
      </div>
    </Page>
  );
}

function Make() {
  const [isBusy, during] = useBusy();
  const make = async () => {
    const made = await during(attempt(fetchBackup));
    if (!made || !(await handOut(made.name, made.data, 'application/octet-stream'))) return;
    if (made.damaged > 0) warn(msg('backup-made-damaged', { count: made.damaged }));
    else tell(msg('backup-made'));
  };
  return (
    <section>
      <h2>{say('backup-make')}</h2>
      <p>{say('backup-make-note')}</p>
      <Button
        look="main"
        icon="box"
        isDisabled={isBusy}
        onPress={() => void make()}
        testId="backup-make"
      >
        {say(isBusy ? 'backup-making' : 'backup-make-go')}
      </Button>
    </section>
  );
}

function Export() {
  const [isBusy, during] = useBusy();
  const write = async (form: ExportForm) => {
    const file = await during(attempt(() => host().send({ type: 'exportPlays', form })));
    if (!file) return;
    const type = form === 'json' ? 'application/json' : 'text/csv';
    if (await handOut(file.name, file.text, type)) tell({ id: 'file-made' });
  };
  const log = async () => {
    const file = await during(attempt(() => host().send({ type: 'exportPlays', form: 'json' })));
    if (!file) return;
    const { plays } = JSON.parse(file.text) as { plays: readonly ExportedPlay[] };
    const diary = JSON.stringify(await bgStatsDiary(plays));
    const name = file.name.replace(/\.json$/, '.bgsplay');
    if (await handOut(name, diary, 'application/json')) tell({ id: 'file-made' });
  };
  return (
    <section>
      <h2>{say('export')}</h2>
      <p>{say('export.note')}</p>
      <p>{say('export.bg-stats-note')}</p>
      <div class="backup-actions">
        <Button isDisabled={isBusy} onPress={() => void write(tableForm())} testId="export-csv">
          {say('export.csv')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => void write('json')} testId="export-json">
          {say('export.json')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => void log()} testId="export-bg-stats">
          {say('export.bg-stats')}
        </Button>
      </div>
      <details>
        <summary>{say('export-columns')}</summary>
        <dl class="columns">
          {COLUMNS.map((name) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{say(`export-columns.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
