// Taking a backup in: opened, looked at, and only then added to what is here.

import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { toBase64 } from '../../host/base64';
import { asApiError } from '../../host/host';
import type { Restored, RestoreLook } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { FileButton } from '../../kit/FileButton';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { NamesakeChoice } from '../../parts/NamesakeChoice';
import { hear, host, tellFailure } from '../../state/client';
import { errorMessage } from '../../state/errors';
import { refreshRows } from '../../state/games';
import { incoming } from '../../state/incoming';
import { refreshPeople } from '../../state/people';
import { gameName } from '../../words/names';
import { formatOf } from '../../words/numbers';
import { say } from '../../words/words';

/** How many bytes cross the door at once. */
const PART = 1 << 20;

type State =
  | { readonly at: 'start'; readonly fault?: string }
  | { readonly at: 'reading' }
  | { readonly at: 'look'; readonly look: RestoreLook }
  | { readonly at: 'working'; readonly done: number; readonly of: number }
  | { readonly at: 'done'; readonly restored: Restored };

async function handIn(file: File): Promise<RestoreLook> {
  const parts = Math.max(1, Math.ceil(file.size / PART));
  for (let nth = 0; nth < parts; nth += 1) {
    const bytes = await file.slice(nth * PART, (nth + 1) * PART).arrayBuffer();
    await host().send({ type: 'restorePart', nth, data: toBase64(new Uint8Array(bytes)) });
  }
  return host().send({ type: 'restoreLook' });
}

function when(ms: number): string {
  const whole = { dateStyle: 'long', timeStyle: 'short' } as const;
  return formatOf(Intl.DateTimeFormat, whole).format(ms);
}

export function Restore() {
  const [state, setState] = useState<State>({ at: 'start' });
  useEffect(
    () =>
      hear((push) => {
        if (push.type !== 'restoring') return;
        const { done, of } = push;
        // What is told by itself may come behind the answer; it tells only of what still goes on.
        setState((now) =>
          now.at === 'reading' || now.at === 'working' ? { at: 'working', done, of } : now,
        );
      }),
    [],
  );
  const failed = (thrown: unknown) => {
    const error = asApiError(thrown);
    if (error.code === 'backup') setState({ at: 'start', fault: say(errorMessage(error)) });
    else {
      setState({ at: 'start' });
      tellFailure(thrown);
    }
  };
  const openFile = (file: File) => {
    setState({ at: 'reading' });
    handIn(file).then((look) => setState({ at: 'look', look }), failed);
  };
  const busy = useRef(false);
  busy.current = state.at === 'reading' || state.at === 'working';
  const section = useRef<HTMLElement>(null);
  useSignalEffect(() => {
    const came = incoming.value;
    if (came?.kind !== 'backup') return;
    incoming.value = null;
    // One at a time: what is being read or taken in goes on.
    if (busy.current) return;
    openFile(came.file);
    section.current?.scrollIntoView();
  });
  const take = (into: ReadonlyMap<string, string>) => {
    setState({ at: 'working', done: 0, of: 0 });
    const same = [...into].map(([profile, into]) => ({ profile, into }));
    host()
      .send({ type: 'restoreBackup', people: same })
      .then((restored) => setState({ at: 'done', restored }), failed)
      .then(() => Promise.all([refreshRows(), refreshPeople()]));
  };
  return (
    <section ref={section} data-testid="restore" data-at={state.at}>
      <h2>{say('restore')}</h2>
      {state.at === 'start' && <Start fault={state.fault} onFile={openFile} />}
      {state.at === 'reading' && <p role="status">{say('restore-reading')}</p>}
      {state.at === 'look' && (
        <Look look={state.look} onTake={take} onCancel={() => setState({ at: 'start' })} />
      )}
      {state.at === 'working' && (
        <p role="status">{say('restore-working', { done: state.done, of: state.of })}</p>
      )}
      {state.at === 'done' && <Done restored={state.restored} />}
    </section>
  );
}

function Start(props: { fault: string | undefined; onFile: (file: File) => void }) {
  return (
    <>
      <p>{say('restore-note')}</p>
      {props.fault !== undefined && (
        <p class="fault" role="alert" data-testid="restore-fault">
          {props.fault}
        </p>
      )}
      <FileButton testId="restore-file" onFile={props.onFile}>
        {say('restore-open')}
      </FileButton>
    </>
  );
}

/** What would change, and who of the backup is whom here. */
function Look(props: {
  look: RestoreLook;
  onTake: (into: ReadonlyMap<string, string>) => void;
  onCancel: () => void;
}) {
  const { look, onTake, onCancel } = props;
  const [into, setInto] = useState<ReadonlyMap<string, string>>(
    new Map(look.people.flatMap((it) => (it.namesake ? [[it.profile, it.namesake]] : []))),
  );
  const lines = (['new', 'further', 'known', 'kept', 'forged', 'packs', 'damaged'] as const).filter(
    (what) => look[what] > 0,
  );
  const isNothing = look.new + look.further + look.packs + look.people.length === 0;
  const choose = (profile: string, chosen: string) => {
    const next = new Map(into);
    if (chosen === '') next.delete(profile);
    else next.set(profile, chosen);
    setInto(next);
  };
  return (
    <div class="restore-look" data-testid="restore-look">
      <h3>{say('restore-made', { when: when(look.madeAt) })}</h3>
      <ul>
        {lines.map((what) => (
          <li key={what} data-testid={`restore-${what}`}>
            {say(`restore-${what}`, { count: look[what] })}
          </li>
        ))}
      </ul>
      {isNothing && <p>{say('restore-nothing')}</p>}
      {look.people.length > 0 && (
        <>
          <h3>{say('restore-people')}</h3>
          <p>{say('restore-people.note')}</p>
          {look.people.map((person, i) => (
            <NamesakeChoice
              key={person.profile}
              value={into.get(person.profile) ?? ''}
              nobody={say('restore-person-new')}
              onChoose={(chosen) => choose(person.profile, chosen)}
              testId={`restore-who-${i}`}
            >
              <Mark mark={markOf(person.mark, i)} size={18} />
              <span>{say('restore-person', { name: person.name, count: person.games })}</span>
            </NamesakeChoice>
          ))}
        </>
      )}
      <div class="backup-actions">
        {!isNothing && (
          <Button look="main" onPress={() => onTake(into)} testId="restore-go">
            {say('restore-go')}
          </Button>
        )}
        <Button look="quiet" onPress={onCancel} testId="restore-cancel">
          {say('restore-cancel')}
        </Button>
      </div>
    </div>
  );
}

function Done({ restored }: { restored: Restored }) {
  const { refused } = restored;
  return (
    <div data-testid="restore-done" role="status">
      <h3>{say('restore-done')}</h3>
      <p>{say('restore-done-new', { count: restored.new })}</p>
      {restored.further > 0 && <p>{say('restore-done-further', { count: restored.further })}</p>}
      {restored.unchecked > 0 && <p>{say('restore-unchecked', { count: restored.unchecked })}</p>}
      {refused.length > 0 && (
        <>
          <h3>{say('restore-refused')}</h3>
          <p>{say('restore-refused.note')}</p>
          <ul>
            {refused.map((it) => (
              <li key={it.table} data-testid="restore-refused">
                {it.game === undefined ? say('game-unknown') : gameName(it.game)},{' '}
                {when(it.startedAt)}:{' '}
                {it.step === undefined
                  ? say('restore-refused.end')
                  : say('restore-refused.step', { step: it.step })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
