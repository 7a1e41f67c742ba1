// A finished game to show to others: as a picture, and to play it again as a QR code, a text, a file.

import { useEffect, useState } from 'preact/hooks';
import type { Shared } from '../host/protocol';
import { Button } from '../kit/controls';
import { Qr } from '../kit/Qr';
import { attempt, host } from '../state/client';
import { copy } from '../state/clipboard';
import { canShareText, handOut, shareText } from '../state/files';
import { tell } from '../state/notices';
import { say } from '../words/words';
import { BgStats } from './BgStats';
import type { LiveTable } from './live';
import { SharedPicture } from './result/SharedPicture';

/** The longest text that the largest QR code still shows on a phone so that it can be read. */
const MOST_LETTERS = 900;

export function ShareSheet({ table }: { table: LiveTable }) {
  const { table: id, agreements } = table.state.value;
  const isWhole = agreements.length === 0;
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    if (isWhole)
      void attempt(async () => setShared(await host().send({ type: 'share', table: id })));
  }, [id, isWhole]);
  if (!isWhole) {
    return (
      <div class="share">
        <SharedPicture table={table} />
        <p class="share-again">{say('share-agreed')}</p>
        <BgStats table={id} />
      </div>
    );
  }
  if (!shared) return <div class="share" aria-busy="true" />;
  const save = async () => {
    if (await handOut(shared.name, shared.file, 'application/octet-stream'))
      tell({ id: 'file-made' });
  };
  return (
    <div class="share">
      <SharedPicture table={table} />
      <p class="share-again">{say('share-note')}</p>
      {shared.code.length <= MOST_LETTERS && <Qr text={shared.code} label={say('share-qr')} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it does not fit */}
      <section class="share-code" tabIndex={0} aria-label={say('import-text')}>
        <code data-testid="share-code">{shared.code}</code>
      </section>
      <div class="import-actions in-wrap">
        <Button onPress={() => void copy(shared.code)} testId="share-copy">
          {say('share-copy')}
        </Button>
        {canShareText() && (
          <Button onPress={() => void shareText(shared.code)} testId="share-text">
            {say('share-text')}
          </Button>
        )}
        <Button onPress={() => void save()} testId="share-file">
          {say('share-file')}
        </Button>
      </div>
      <BgStats table={id} />
    </div>
  );
}
