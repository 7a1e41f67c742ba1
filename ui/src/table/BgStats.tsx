// Handing a finished game over to BG Stats: on this device by a link, to the phone beside it by a QR
// code. Nothing is sent from here.

import { useEffect, useState } from 'preact/hooks';
import type { GameResult } from '../host/protocol';
import { Button } from '../kit/controls';
import { Qr } from '../kit/Qr';
import { bgStatsLink, bgStatsPlay } from '../parts/bg-stats';
import { attempt, host } from '../state/client';
import { copy } from '../state/clipboard';
import { handOut } from '../state/files';
import { warn } from '../state/notices';
import { gameName, variantNames } from '../words/names';
import { say } from '../words/words';

export function BgStats({ table }: { table: string }) {
  const [result, setResult] = useState<GameResult | null>(null);
  useEffect(() => {
    void attempt(async () => setResult(await host().send({ type: 'result', table })));
  }, [table]);
  if (!result) return null;
  const called = {
    app: say('app-name'),
    game: gameName(result.game),
    variant: variantNames(result),
  };
  const link = bgStatsLink(result, called);
  const saveFile = () => {
    const file = JSON.stringify(bgStatsPlay(result, called), null, 2);
    return handOut(`ctyrhra-${table}.json`, file, 'application/json');
  };
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
      <div class="import-actions in-wrap">
        <Button look="main" onPress={() => void open()} testId="bg-stats-open">
          {say('bg-stats-open')}
        </Button>
        <Button onPress={() => void copy(link)} testId="bg-stats-copy">
          {say('bg-stats-copy')}
        </Button>
        <Button onPress={() => void saveFile()} testId="bg-stats-file">
          {say('bg-stats-file')}
        </Button>
      </div>
    </details>
  );
}
