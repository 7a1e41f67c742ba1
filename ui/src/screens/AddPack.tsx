// Another pack of components from a file: an owner of the printed game may type in its cards.
// The engine checks it whole; what is wrong is listed for whoever wrote the file.

import { useState } from 'preact/hooks';
import { asApiError } from '../host/host';
import type { ApiError, GameId, Pack } from '../host/protocol';
import { FileButton } from '../kit/FileButton';
import { host, tellFailure } from '../state/client';
import { tell } from '../state/notices';
import { say } from '../words/words';

type Fault = Extract<ApiError, { code: 'pack' }>['data']['faults'][number];

/** A fault as its code with its data, in the words of the file: "conditionMissing: no 7". */
function faultText(fault: Fault): string {
  const { game: _, code, ...rest } = fault;
  const parts = Object.entries(rest).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return parts.length > 0 ? `${code}: ${parts.join(', ')}` : code;
}

export function AddPack(props: { game: GameId; onAdded: (packs: readonly Pack[]) => void }) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const take = async (file: File) => {
    setFaults([]);
    try {
      const text = await file.text();
      const reply = await host().send({ type: 'addPack', game: props.game, text });
      props.onAdded(reply.packs);
      tell(say('pack-added'));
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code === 'pack') setFaults(error.data.faults);
      else tellFailure(thrown);
    }
  };
  return (
    <div class="field">
      <FileButton
        accept="application/json,.json"
        testId="add-pack"
        onFile={(file) => void take(file)}
      >
        {say('pack-add')}
      </FileButton>
      <span class="note">{say('pack-add-note')}</span>
      {faults.length > 0 && (
        <div role="alert" class="pack-faults" data-testid="pack-faults">
          <p>{say('error-pack', { count: faults.length })}</p>
          <ul>
            {faults.map((fault) => (
              <li key={faultText(fault)}>
                <code>{faultText(fault)}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
