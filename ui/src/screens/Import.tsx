// Taking over a game that somebody sent: its code pasted or photographed, or its file opened. The
// engines play it again and check every step before anything is kept.

import { useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { asApiError } from '../host/host';
import { Button } from '../kit/controls';
import { FileButton } from '../kit/FileButton';
import { host, tellFailure } from '../state/client';
import { errorMessage } from '../state/errors';
import { refreshRows } from '../state/games';
import { incoming } from '../state/incoming';
import { turnTo } from '../state/nav';
import { tell } from '../state/notices';
import { say } from '../words/words';
import { CodeField } from './CodeField';
import { Page } from './Page';

export function Import() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const take = async (sent: string) => {
    setBusy(true);
    setFault(undefined);
    try {
      const { table, isNew } = await host().send({ type: 'import', text: sent });
      if (!isNew) tell({ id: 'import-known' });
      await refreshRows();
      turnTo({ screen: 'table', table });
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code === 'share') setFault(say(errorMessage(error)));
      else tellFailure(thrown);
    }
    setBusy(false);
  };
  useSignalEffect(() => {
    const came = incoming.value;
    if (came?.kind !== 'game') return;
    incoming.value = null;
    void take(came.text);
  });
  return (
    <Page title={say('import')}>
      <div class="import">
        <CodeField
          label={say('import-text')}
          note={say('import-note')}
          value={text}
          fault={fault}
          isLong
          onInput={(code) => {
            setFault(undefined);
            setText(code);
          }}
          testId="import-code"
        />
        <div class="import-actions in-wrap">
          <Button
            look="main"
            isDisabled={isBusy || text.trim() === ''}
            onPress={() => void take(text)}
            testId="import-go"
          >
            {say('import-go')}
          </Button>
          <FileButton
            accept="application/json,.ctyrhra,.json"
            testId="import-file"
            onFile={(file) => void file.text().then(take)}
          >
            {say('import-open')}
          </FileButton>
        </div>
      </div>
    </Page>
  );
}
