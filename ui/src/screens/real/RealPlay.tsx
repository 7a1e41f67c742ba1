// A game from a real table, written down: which game, when, who, and what they made. The same page shows
// what was written down and changes it.

import { useEffect, useState } from 'preact/hooks';
import type { GameId, RealPlay as Written } from '../../host/protocol';
import { Button, Chips } from '../../kit/controls';
import { attempt, host } from '../../state/client';
import { abandon, cardOfEngine, cards, playedGames } from '../../state/games';
import { close, open } from '../../state/nav';
import { tell } from '../../state/notices';
import { addPerson, people, refreshPeople } from '../../state/people';
import { gameName } from '../../words/names';
import { say } from '../../words/words';
import { Page } from '../Page';
import { today } from '../today';
import {
  type Draft,
  type Fault,
  faultOf,
  fromPlay,
  newSeat,
  tiedFirst,
  toPlay,
  withSeats,
} from './draft';
import { Seat } from './Seat';

/** The chip for a place that is shared. */
const SHARED = '';

export function RealPlay({ table }: { table?: string | undefined }) {
  const [draft, setDraft] = useState<Draft | null>(() => (table === undefined ? fresh() : null));
  useEffect(() => {
    void refreshPeople();
    if (table === undefined) return;
    void attempt(() => host().send({ type: 'realPlay', table })).then((play?: Written) => {
      if (play) setDraft(fromPlay(play));
      else close();
    });
  }, []);
  const title = say(table === undefined ? 'real-new' : 'real-written');
  return <Page title={title}>{draft && <Form draft={draft} onChange={setDraft} />}</Page>;
}

/** A game of today, of those who played last. */
function fresh(): Draft | null {
  const known = cards.value.map((it) => it.game);
  const game = known.find((it) => it === playedGames()[0]) ?? known[0];
  if (game === undefined) return null;
  const draft: Draft = {
    game,
    date: today.value,
    time: '',
    minutes: '',
    location: '',
    note: '',
    seats: [],
    isBySource: false,
    first: null,
  };
  return fitted(draft, game);
}

/** The same of another game, with as many seats as it has; two where it has them. */
function fitted(draft: Draft, game: GameId): Draft {
  const card = cardOfEngine(game);
  const [least, most] = [card?.leastSeats ?? 1, card?.mostSeats ?? 1];
  const wanted = draft.seats.length === 0 ? Math.min(Math.max(least, 2), most) : least;
  return withSeats({ ...draft, game }, wanted, most);
}

function Form({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sources = cardOfEngine(draft.game)?.sources ?? [];
  const change = (part: Partial<Draft>) => {
    setFault(null);
    onChange({ ...draft, ...part });
  };
  const save = async () => {
    const found = faultOf(draft, sources, today.value);
    setFault(found);
    if (found) return;
    setBusy(true);
    const isKept = await keep(draft, sources);
    setBusy(false);
    if (!isKept) return;
    tell({ id: draft.table === undefined ? 'real-kept' : 'real-changed' });
    close();
  };
  return (
    <form
      class="setup-form real"
      data-testid="real-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {draft.table === undefined && <Other />}
      <Chips
        label={say('real-game')}
        value={draft.game}
        choices={cards.value.map((it) => ({ value: it.game, label: gameName(it.game) }))}
        onChoose={(game) => {
          setFault(null);
          onChange({ ...fitted(draft, game), isBySource: false });
        }}
      />
      <When draft={draft} onChange={change} />
      <Table draft={draft} sources={sources} onChange={change} />
      <Beside draft={draft} onChange={change} />
      {fault && (
        <p class="fault" role="alert" data-testid="real-fault">
          {say(`real-fault-${fault}`)}
        </p>
      )}
      <div class="in-wrap">
        <Button look="main" isDisabled={isBusy} onPress={() => void save()} testId="real-save">
          {say(draft.table === undefined ? 'real-save' : 'real-save-changes')}
        </Button>
        {draft.table !== undefined && (
          <Button
            look="quiet"
            icon="bin"
            onPress={() => void abandon(draft.table ?? '', close)}
            testId="real-bin"
          >
            {say('game-bin')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Adds who is to be added, and keeps the game; whether that went well. */
async function keep(draft: Draft, sources: readonly string[]): Promise<boolean> {
  const seats = [];
  for (const seat of draft.seats) {
    const isJoining = seat.isJoining && seat.profile === undefined && seat.name.trim() !== '';
    const added = isJoining ? await addPerson(seat.name.trim(), seat.mark) : undefined;
    if (isJoining && !added) return false;
    seats.push(added ? { ...seat, profile: added.profile } : seat);
  }
  const unnamed = (seat: number) => say('real-seat', { n: seat + 1 });
  const play = toPlay({ ...draft, seats }, sources, unnamed);
  const kept = await attempt(() =>
    host().send({ type: 'logPlays', plays: [play], isImport: false }),
  );
  if (kept) await refreshPeople();
  return kept !== undefined;
}

/** The way to all plays of another program at once. */
function Other() {
  return (
    <p class="real-other">
      {say('real-note')}{' '}
      <Button look="quiet" onPress={() => open({ screen: 'take-plays' })} testId="open-take-plays">
        {say('take-plays')}
      </Button>
    </p>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function When({ draft, onChange }: PartProps) {
  return (
    <div class="real-when">
      <label class="field">
        <span class="label">{say('real-day')}</span>
        <input
          type="date"
          value={draft.date}
          max={today.value}
          data-testid="real-day"
          onInput={(event) => onChange({ date: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span class="label">{say('real-time')}</span>
        <input
          type="time"
          value={draft.time}
          data-testid="real-time"
          onInput={(event) => onChange({ time: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span class="label">{say('real-minutes')}</span>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={draft.minutes}
          data-testid="real-minutes"
          onInput={(event) => onChange({ minutes: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

function Table({ draft, sources, onChange }: PartProps & { readonly sources: readonly string[] }) {
  const [picking, setPicking] = useState<number | null>(null);
  const card = cardOfEngine(draft.game);
  const { seats } = draft;
  const known = people.value.filter(({ isHidden }) => !isHidden);
  const free = known.filter((it) => seats.every((seat) => seat.profile !== it.profile));
  // Somebody is looked for where a finger was last, else on the first seat without anybody.
  const open =
    seats.find(({ key, profile }) => key === picking && profile === undefined) ??
    seats.find(({ name }) => name === '');
  const tied = tiedFirst(draft, sources);
  return (
    <fieldset class="real-table">
      <legend class="label">{say('real-who')}</legend>
      <ol class="in-stack">
        {seats.map((seat, nth) => (
          <Seat
            key={seat.key}
            nth={nth}
            seat={seat}
            game={draft.game}
            sources={draft.isBySource ? sources : null}
            people={people.value}
            free={free}
            isPicking={seat.key === open?.key}
            onPick={() => setPicking(seat.key)}
            onChange={(next) =>
              onChange({ seats: seats.map((it) => (it.key === seat.key ? next : it)) })
            }
            onRemove={
              seats.length > (card?.leastSeats ?? 1)
                ? () => onChange({ seats: seats.filter((it) => it.key !== seat.key) })
                : undefined
            }
          />
        ))}
      </ol>
      {seats.length < (card?.mostSeats ?? 1) && (
        <Button
          icon="plus"
          onPress={() => onChange({ seats: [...seats, newSeat(seats)] })}
          testId="real-add"
        >
          {say('real-add')}
        </Button>
      )}
      {tied.length > 0 && (
        <Chips
          label={say('real-tie')}
          value={String(tied.find(({ key }) => key === draft.first)?.key ?? SHARED)}
          choices={[
            { value: SHARED, label: say('real-tie-shared') },
            ...tied.map(({ key, name }) => ({
              value: String(key),
              label:
                name.trim() || say('real-seat', { n: seats.findIndex((it) => it.key === key) + 1 }),
            })),
          ]}
          onChoose={(key) => onChange({ first: key === SHARED ? null : Number(key) })}
        />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={draft.isBySource}
          data-testid="real-by-source"
          onChange={(event) => onChange({ isBySource: event.currentTarget.checked })}
        />
        <span>{say('real-by-source')}</span>
      </label>
    </fieldset>
  );
}

/** As the door takes them, in letters. */
const MOST_PLACE = 40;
const MOST_NOTE = 400;

function Beside({ draft, onChange }: PartProps) {
  return (
    <div class="game-sheet in-stack">
      <label class="field">
        <span class="label">{say('real-location')}</span>
        <input
          type="text"
          value={draft.location}
          maxLength={MOST_PLACE}
          data-testid="real-location"
          onInput={(event) => onChange({ location: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span class="label">{say('game-note')}</span>
        <textarea
          rows={3}
          value={draft.note}
          maxLength={MOST_NOTE}
          data-testid="real-note"
          onInput={(event) => onChange({ note: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
