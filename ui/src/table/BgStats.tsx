// Handing a finished game over to BG Stats: on this device by a link, to the phone beside it by a QR
// code. Nothing is sent from here.

import { useEffect, useState } from 'preact/hooks';
import type { GameResult } from '../host/door';
import { Button } from '../kit/controls';
import { Qr } from '../kit/Qr';
import { copy } from '../state/clipboard';
import { attempt, host } from '../state/door';
import { warn } from '../state/notices';
import { gameName } from '../words/names';
import { say } from '../words/words';
import { bgStatsLink } from './bg-stats';

export function BgStats({ table }: { table: string }) {
  const [result, setResult] = useState<GameResult | null>(null);
  useEffect(() => {
    void attempt(async () => setResult(await host().send({ type: 'result', table })));
  }, [table]);
  if (!result) return null;
  const link = bgStatsLink(result, { app: say('app-name'), game: gameName(result.game) });
  const open = async () => {
    try {
      await host().follow(link);
    } catch {
      warn({ id: 'bg-stats-failed' });
    }
  };
  return (
    <details class="share-more" data-testid="bg-stats">
      <summary>{say('bg-stats')}</summary>
      <p>{say('bg-stats-note')}</p>
      <Qr text={link} label={say('bg-stats-qr')} />
      <div class="import-actions">
        <Button look="main" onPress={() => void open()} testId="bg-stats-open">
          {say('bg-stats-open')}
        </Button>
        <Button onPress={() => void copy(link)} testId="bg-stats-copy">
          {say('bg-stats-copy')}
        </Button>
      </div>
    </details>
  );
}
