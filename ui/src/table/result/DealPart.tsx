// The deal: its seed to play it again, and the proof that nothing was arranged. Before the game
// everybody could see a hash of the seed; now that the seed is known, the app draws everything
// again and compares.

import { useState } from 'preact/hooks';
import type { Fairness, TableState } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { Qr } from '../../kit/Qr';
import { attempt, host } from '../../state/client';
import { copy } from '../../state/clipboard';
import { say } from '../../words/words';

export function DealPart({ state }: { state: TableState }) {
  const { seed, table } = state;
  const [proof, setProof] = useState<Fairness | null>(null);
  if (seed === undefined) return null;
  const prove = () =>
    void attempt(async () => setProof(await host().send({ type: 'fairness', table })));
  return (
    <div class="result-part" data-testid="result-deal">
      <p class="result-seed in-row">
        {say('seed')} <code data-testid="seed">{seed}</code>
        <Button look="quiet" onPress={() => void copy(seed)}>
          {say('copy')}
        </Button>
      </p>
      <Qr text={seed} label={say('seed-qr')} />
      <h3>{say('fair')}</h3>
      <p>{say('fair-note')}</p>
      {proof ? (
        <Proof proof={proof} shown={state.seedHash} />
      ) : (
        <Button icon="check" onPress={prove} testId="fair-prove">
          {say('fair-prove')}
        </Button>
      )}
    </div>
  );
}

function Proof({ proof, shown }: { proof: Fairness; shown: string }) {
  const isPromise = proof.hash === shown;
  const nFit = proof.draws.filter((draw) => draw.holds).length;
  const isFair = isPromise && nFit === proof.draws.length;
  return (
    <div class="result-proof" data-fair={isFair} role="status" data-testid="fair-proof">
      <p class="result-verdict in-row">
        <Icon name={isFair ? 'check' : 'warn'} />
        <b>{say(isFair ? 'fair-yes' : 'fair-no')}</b>
      </p>
      <dl>
        <dt>{say('seed-hash')}</dt>
        <dd>
          <code>{shown}</code>
        </dd>
        <dt>{say('fair-salted')}</dt>
        <dd>
          <code>
            {proof.salt}:{proof.seed}
          </code>
        </dd>
        <dt>{say('fair-draws')}</dt>
        <dd>{say('fair-count', { fit: nFit, count: proof.draws.length })}</dd>
      </dl>
      <details>
        <summary>{say('fair-list')}</summary>
        <ol class="fair-list">
          {proof.draws.map((draw) => (
            <li key={draw.n}>
              {say('fair-draw', { step: draw.n + 1, pile: draw.pile + 1, nth: draw.nth + 1 })}{' '}
              <b>{say(draw.holds ? 'fair-fits' : 'fair-differs')}</b>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
