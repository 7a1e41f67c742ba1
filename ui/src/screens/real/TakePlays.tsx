// Taking over the plays of a BG Stats diary: read first, then everybody of it is said to be somebody here
// or nobody, and only then it is kept.

import { useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { GameId, RealPlay } from '../../host/protocol';
import { useBusy } from '../../kit/busy';
import { Button } from '../../kit/controls';
import { FileButton } from '../../kit/FileButton';
import { nameKey } from '../../kit/fold';
import { MARKS } from '../../kit/marks';
import {
  MOST_BYTES,
  playersOf,
  type ReadDiary,
  type ReadPlay,
  readDiary,
  SKIPPED,
} from '../../parts/bg-stats-reader';
import { NamesakeChoice } from '../../parts/NamesakeChoice';
import { attempt, host } from '../../state/client';
import { cardOfEngine } from '../../state/games';
import { incoming } from '../../state/incoming';
import { open } from '../../state/nav';
import { people, refreshPeople } from '../../state/people';
import { gameName } from '../../words/names';
import { say } from '../../words/words';
import { dayOf } from '../games/filtered';
import { Page } from '../Page';
import { today } from '../today';

/** So many plays go through the door at once. */
const AT_ONCE = 200;

/** Who of the diary is whom here: by names there, profiles. */
type Who = ReadonlyMap<string, string>;

interface Taken {
  readonly kept: number;
  readonly known: number;
}

export function TakePlays() {
  const [diary, setDiary] = useState<ReadDiary | null>(null);
  const [isNone, setNone] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isBusy, during] = useBusy();
  const read = async (file: File) => {
    setTaken(null);
    await during(refreshPeople());
    const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => '');
    const found = readDiary(text, seatsOf, dayOf(today.value) ?? 0);
    setDiary(found ?? null);
    setNone(!found);
  };
  useSignalEffect(() => {
    const came = incoming.value;
    if (came?.kind !== 'plays') return;
    incoming.value = null;
    void read(came.file);
  });
  const take = async (plays: readonly ReadPlay[], who: Who) => {
    const sum = await during(attempt(() => sent(plays, who)));
    if (!sum) return;
    setTaken(sum);
    await refreshPeople();
  };
  return (
    <Page title={say('take-plays')}>
      <div class="backup" data-testid="take-plays">
        <section>
          <p>{say('take-plays-note')}</p>
          {isNone && (
            <p class="fault" role="alert" data-testid="take-plays-fault">
              {say('take-plays-none')}
            </p>
          )}
          <FileButton isBusy={isBusy} testId="take-plays-file" onFile={(file) => void read(file)}>
            {say(diary ? 'take-plays-other' : 'take-plays-open')}
          </FileButton>
        </section>
        {diary && !taken && (
          <Look diary={diary} isBusy={isBusy} onTake={(who) => void take(diary.plays, who)} />
        )}
        {diary && taken && <Done diary={diary} taken={taken} />}
      </div>
    </Page>
  );
}

function seatsOf(game: GameId): readonly [number, number] {
  const card = cardOfEngine(game);
  return [card?.leastSeats ?? 1, card?.mostSeats ?? 1];
}

/** Keeps the plays, some at a time: what is kept is kept, and comes no second time. */
async function sent(plays: readonly ReadPlay[], who: Who): Promise<Taken> {
  let [kept, known] = [0, 0];
  for (let at = 0; at < plays.length; at += AT_ONCE) {
    const some = plays.slice(at, at + AT_ONCE).map((play) => toReal(play, who));
    const reply = await host().send({ type: 'logPlays', plays: some, isImport: true });
    kept += reply.tables.length;
    known += reply.known;
  }
  return { kept, known };
}

/** A play as it is kept. Who would sit twice at a table sits there once. */
function toReal({ uuid, seats, ...play }: ReadPlay, who: Who): RealPlay {
  const sat = new Set<string>();
  return {
    ...play,
    table: uuid,
    seats: seats.map(({ player, score, winsTies }, i) => {
      const profile = who.get(player);
      const person = people.value.find((it) => it.profile === profile);
      const isTheirs = person !== undefined && !sat.has(person.profile);
      if (isTheirs) sat.add(person.profile);
      return {
        name: player || say('real-seat', { n: i + 1 }),
        mark: (isTheirs ? person.mark : MARKS[i % MARKS.length]) ?? 'sun',
        ...(isTheirs ? { profile: person.profile } : {}),
        score,
        points: {},
        winsTies,
      };
    }),
  };
}

/** What would come, and who of the diary is whom here. */
function Look(props: { diary: ReadDiary; isBusy: boolean; onTake: (who: Who) => void }) {
  const { diary, isBusy, onTake } = props;
  const found = playersOf(diary.plays);
  const namesake = (name: string) =>
    people.value.find((it) => nameKey(it.name) === nameKey(name))?.profile;
  const [who, setWho] = useState<Who>(
    new Map(found.flatMap(({ name }) => [[name, namesake(name) ?? '']])),
  );
  const games = [...new Set(diary.plays.map(({ game }) => game))];
  return (
    <section data-testid="take-plays-look">
      <h2>{say('take-plays-found', { count: diary.plays.length })}</h2>
      <ul>
        {games.map((game) => (
          <li key={game}>
            {say('take-plays-of', {
              game: gameName(game),
              count: diary.plays.filter((it) => it.game === game).length,
            })}
          </li>
        ))}
      </ul>
      <Skips diary={diary} />
      {found.length > 0 && (
        <>
          <h2>{say('take-plays-who')}</h2>
          <p>{say('take-plays-who.note')}</p>
          {found.map(({ name, plays }, nth) => (
            <NamesakeChoice
              key={name}
              value={who.get(name) ?? ''}
              nobody={say('take-plays-nobody')}
              onChoose={(profile) => setWho(new Map(who).set(name, profile))}
              testId={`take-plays-who-${nth}`}
            >
              <span>{say('take-plays-person', { name, count: plays })}</span>
            </NamesakeChoice>
          ))}
        </>
      )}
      {diary.plays.length > 0 && (
        <Button
          look="main"
          isDisabled={isBusy}
          onPress={() => onTake(new Map([...who].filter(([, profile]) => profile !== '')))}
          testId="take-plays-go"
        >
          {say('take-plays-go', { count: diary.plays.length })}
        </Button>
      )}
    </section>
  );
}

/** What of the diary does not come, and why. */
function Skips({ diary: { skipped } }: { diary: ReadDiary }) {
  const told = SKIPPED.filter((why) => skipped[why] > 0);
  if (told.length === 0) return null;
  return (
    <>
      <h3>{say('take-plays-skipped')}</h3>
      <ul data-testid="take-plays-skipped">
        {told.map((why) => (
          <li key={why}>{say(`take-plays-skipped-${why}`, { count: skipped[why] })}</li>
        ))}
      </ul>
    </>
  );
}

function Done({ diary, taken }: { diary: ReadDiary; taken: Taken }) {
  const all = () =>
    open({
      screen: 'plays',
      filter: { status: 'finished', traits: ['real'] },
      title: say('take-plays-show.title'),
    });
  return (
    <section role="status" data-testid="take-plays-done">
      <h2>{say('take-plays-kept', { count: taken.kept })}</h2>
      {taken.known > 0 && <p>{say('take-plays-known', { count: taken.known })}</p>}
      <Skips diary={diary} />
      <Button onPress={all} testId="take-plays-show">
        {say('take-plays-show')}
      </Button>
    </section>
  );
}
