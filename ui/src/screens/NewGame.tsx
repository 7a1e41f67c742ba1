// Setting up a game: who sits where, the game's own options, and tucked away the seed. Who sat
// last, and under which marks, is remembered.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { cardOf } from '../games/found';
import type { EditorProps, SetupOption } from '../games/game-ui';
import { asApiError } from '../host/host';
import type { EvenSeat, GameId, Pack, PackCard, Person, Seat } from '../host/protocol';
import { Button, Chips } from '../kit/controls';
import { remember, remembered } from '../kit/memory';
import type { Edge } from '../kit/orientation';
import { RasterCache } from '../kit/RasterCache';
import { sentenceOf } from '../parts/counts';
import { EvenProposal, proposedText, useEven } from '../parts/EvenProposal';
import { faresOf } from '../parts/fares';
import { HandicapChoice } from '../parts/HandicapChoice';
import { measuredOf } from '../parts/measured';
import { PaceNote } from '../parts/PaceNote';
import {
  calledName,
  current,
  defaultName,
  distinct,
  firstPlaces,
  free,
  lastPlaces,
  newPlace,
  type Place,
  plans,
  swapped,
  withHandicap,
  withMark,
  withName,
  withPerson,
  withSitter,
  withWish,
} from '../parts/places';
import { TableModeChoice } from '../parts/TableModeChoice';
import { host, tellFailure } from '../state/client';
import { cardOfEngine } from '../state/games';
import { setGuestPreferences } from '../state/guest-preferences';
import { open, sheets, turnTo } from '../state/nav';
import { tell } from '../state/notices';
import { people, refreshPeople } from '../state/people';
import { edgesFor, edgesOfSeats, isTablet, keepEdges, setTableMode } from '../state/table-mode';
import { gameName } from '../words/names';
import { loadMessages, say } from '../words/words';
import { AddPack } from './AddPack';
import { CodeField } from './CodeField';
import { Page } from './Page';
import { offeredPeople } from './PeopleChips';
import { PlaceRow } from './PlaceRow';
import { withNewPeople } from './seated';
import { askWhoPlays, WhoPlays } from './WhoPlays';

export function NewGame({ game }: { game: GameId }) {
  const card = cardOf(game);
  const engine = cardOfEngine(game);
  const least = engine?.leastSeats ?? 1;
  const most = engine?.mostSeats ?? 1;
  const kept = useMemo(
    () => current(lastPlaces(remembered(`places:${game}`), remembered('places')), people.value),
    [game],
  );
  const [places, setPlaces] = useState(() => proposed(least, most, kept));
  /** The place that is asked who sits there. */
  const [asking, setAsking] = useState<number>();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(
    () => remembered(`options:${game}`) ?? {},
  );
  const [seed, setSeed] = useState('');
  const [isBadSeed, setBadSeed] = useState(false);
  const [isPractice, setPractice] = useState(false);
  /** Who begins, where people say so. */
  const [first, setFirst] = useState<Seat>();
  const [isStarting, setStarting] = useState(false);
  const [picking, setPicking] = useState<number>();
  const [isFlat, setFlat] = useState(() => remembered<boolean>('lies') ?? false);
  /** Where people were put by hand, by how many they were. */
  const [seatedAt, setSeatedAt] = useState<Readonly<Record<number, readonly Edge[]>>>({});
  const [packs, setPacks] = usePacks(game);
  const { seats: even, chances } = useEven(game, places);
  // The game's own options speak with its words.
  useEffect(() => void loadMessages(game), [game]);
  useEffect(() => void refreshPeople(), []);
  if (!card || !engine) return null;

  const values: Readonly<Record<string, string>> = {
    ...chosen,
    ...Object.fromEntries(
      card.options.map((option) => [option.key, valid(option, chosen[option.key])]),
    ),
  };
  const begins = places.length > 1 ? (card.begins?.(values) ?? 'chance') : 'nobody';
  const beginner = first !== undefined && first < places.length ? first : undefined;
  const choose = (key: string, value: string) => setChosen({ ...chosen, [key]: value });
  const options = card.options.filter((option) => option.isFor?.(places.length) ?? true);
  // What was chosen once and is not the usual is in sight.
  const isUnusual = options.some((it) => it.isMinor && values[it.key] !== it.initial);
  const draw = (option: SetupOption) => (
    <OptionRow
      key={option.key}
      option={option}
      seats={places.length}
      chosen={values}
      choose={choose}
    />
  );
  const atDevice = places.flatMap(({ sitter, mark }, seat) =>
    sitter === 'person' ? [{ name: calledName(places, seat), mark }] : [],
  );
  const isShared = atDevice.length > 1;
  const setup = card.makeSetup(places.length, values, packOf(packs, chosen.pack), atDevice.length);
  const hasCurtain = isShared && !card.isOpen?.(setup);
  const canLieFlat = isTablet.value && isShared;
  const edges = seatedAt[atDevice.length] ?? edgesFor(atDevice.length);
  const start = async (sitting: readonly Place[]) => {
    setStarting(true);
    const seated = await withNewPeople(sitting);
    setPlaces(seated);
    remember(`places:${game}`, seated);
    remember('places', seated);
    remember(`options:${game}`, values);
    try {
      const reply = await host().send({
        type: 'newTable',
        setup:
          beginner === undefined || begins === 'nobody' ? setup : { ...setup, first: beginner },
        seats: plans(seated, people.value),
        ...(seed.trim() ? { seed: seed.trim() } : {}),
        ...(isPractice ? { practice: true } : {}),
        ...(hasCurtain && values.trust === 'yes' ? { trust: true } : {}),
      });
      for (const [seat, { wish: wanted, profile }] of seated.entries()) {
        if (wanted && profile === undefined) setGuestPreferences(reply.table, seat, wanted);
      }
      if (canLieFlat) {
        remember('lies', isFlat);
        if (isFlat) {
          keepEdges(edges);
          setTableMode(reply.table, { isOn: true, edges: edgesOfSeats(reply.seats, edges) });
        }
      }
      // Of a deal that one of them has played already it becomes one without being asked for.
      if (reply.practice && !isPractice) tell(sentenceOf('practice', reply));
      turnTo({ screen: 'table', table: reply.table });
    } catch (thrown) {
      if (asApiError(thrown).code === 'seed') setBadSeed(true);
      else tellFailure(thrown);
    }
    setStarting(false);
  };
  /** Moves a place up, and whoever begins with it. */
  const move = (seat: Seat) => {
    setPlaces(swapped(places, seat - 1, seat));
    if (first === seat || first === seat - 1) setFirst(first === seat ? seat - 1 : seat);
  };
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const setCount = (count: number) => {
    const next = [...places.slice(0, count)];
    while (next.length < count) next.push(kept[next.length] ?? newPlace(next));
    setPlaces(distinct(next));
  };

  return (
    <Page title={gameName(game)}>
      <div class="setup">
        <div class="setup-art" aria-hidden="true">
          <RasterCache name={game} art={card.art} />
        </div>
        <div class="setup-form setup-who">
          {counts.length > 1 && (
            <Chips
              label={say('setup-players')}
              value={String(places.length)}
              choices={counts.map((count) => ({ value: String(count), label: String(count) }))}
              onChoose={(value) => setCount(Number(value))}
            />
          )}
          <ol class="in-stack" aria-label={say('seats')}>
            {places.map((place, seat) => (
              <PlaceRow
                key={seat}
                seat={seat}
                place={place}
                unnamed={defaultName(places, seat)}
                measured={measuredOf(engine, places.length)}
                fares={faresOf(places, chances)}
                levels={places.length > 1 ? engine.levels : []}
                people={free(places, people.value)}
                isPicking={picking === seat}
                onPick={() => setPicking(seat)}
                onMove={seat > 0 ? () => move(seat) : undefined}
                onName={(name) => setPlaces(withName(places, seat, name, people.value))}
                onPerson={(person) => {
                  setPlaces(withPerson(places, seat, person));
                  setPicking(undefined);
                }}
                onSitter={(sitter) => setPlaces(withSitter(places, seat, sitter))}
                onMark={(mark) => setPlaces(withMark(places, seat, mark))}
                onWish={(change) => setPlaces(withWish(places, seat, change))}
              />
            ))}
          </ol>
          {begins !== 'nobody' && (
            <Chips
              label={say('setup-first')}
              value={String(beginner ?? (begins === 'chance' ? begins : 0))}
              choices={[
                ...(begins === 'chance'
                  ? [{ value: begins, label: say('setup-first-chance') }]
                  : []),
                ...places.map(({ name }, seat) => ({
                  value: String(seat),
                  label: name.trim() || defaultName(places, seat),
                })),
              ]}
              onChoose={(value) => setFirst(value === 'chance' ? undefined : Number(value))}
            />
          )}
          {places.some(({ sitter }) => sitter !== 'person') && <PaceNote />}
          {places.length > 1 && <Ahead even={even} places={places} onChange={setPlaces} />}
          {hasCurtain && (
            <label class="check">
              <input
                type="checkbox"
                checked={values.trust === 'yes'}
                onChange={(event) => choose('trust', event.currentTarget.checked ? 'yes' : 'no')}
                data-testid="setup-trust"
              />
              <span>
                {say('trust')}
                <span class="note">{say('trust.note')}</span>
              </span>
            </label>
          )}
          {canLieFlat && (
            <TableModeChoice
              people={atDevice}
              isOn={isFlat}
              edges={edges}
              onSwitch={setFlat}
              onMove={(next) => setSeatedAt({ ...seatedAt, [next.length]: next })}
            />
          )}
        </div>
        <div class="setup-form setup-how">
          {options.filter(({ isMinor }) => !isMinor).map(draw)}
          {packs.length > 1 && (
            <Chips
              label={say('setup-pack')}
              value={
                (packs.find((pack) => pack.card.sha256 === chosen.pack) ?? packs[0])?.card.sha256 ??
                ''
              }
              choices={packs.map((pack) => ({
                value: pack.card.sha256,
                label: pack.origin === 'builtIn' ? say('setup-pack-own') : packName(pack.card),
              }))}
              onChoose={(value) => choose('pack', value)}
            />
          )}
          <details class="setup-more" open={isUnusual}>
            <summary>{say('setup-more')}</summary>
            {options.filter(({ isMinor }) => isMinor).map(draw)}
            <CodeField
              label={say('setup-seed')}
              note={say('setup-seed-note')}
              value={seed}
              fault={isBadSeed ? say('error-seed') : undefined}
              onInput={(code) => {
                setBadSeed(false);
                setSeed(code);
              }}
              testId="seed-input"
            />
            <label class="check">
              <input
                type="checkbox"
                checked={isPractice}
                onChange={(event) => setPractice(event.currentTarget.checked)}
              />
              <span>
                {say('setup-practice')}
                <span class="note">{say('setup-practice-note')}</span>
              </span>
            </label>
            {card.takesPacks && (
              <AddPack
                game={game}
                onAdded={(now) => {
                  const added = now.find(
                    (pack) => !packs.some((known) => known.card.sha256 === pack.card.sha256),
                  );
                  setPacks(now);
                  if (added) choose('pack', added.card.sha256);
                }}
              />
            )}
          </details>
          <Button
            look="quiet"
            icon="star"
            onPress={() => open({ screen: 'lessons', game })}
            testId="setup-lessons"
          >
            {say('lessons')}
          </Button>
        </div>
        <div class="setup-go">
          <Button
            look="main"
            icon="play"
            isDisabled={isStarting || card.isComplete?.(places.length, values) === false}
            onPress={() => {
              const seat = askWhoPlays(places);
              setAsking(seat);
              if (seat === undefined) void start(places);
            }}
            testId="start"
          >
            {say('setup-start')}
          </Button>
        </div>
        {asking !== undefined && sheets.value.includes('name') && (
          <WhoPlays
            seat={asking}
            onPerson={(person) => void start(withPerson(places, asking, person))}
            onName={(name) => void start(withName(places, asking, name, people.value))}
            onGuest={() => void start(places)}
          />
        )}
      </div>
    </Page>
  );
}

/** The places of last time; where there are none, those who sat together in the last game sit down. */
function proposed(least: number, most: number, kept: readonly Place[]): readonly Place[] {
  const places = firstPlaces(least, kept.slice(0, most));
  if (kept.length > 0) return places;
  const [last] = offeredPeople();
  const together = offeredPeople().filter((it) => it === last || sitTogether(it, last));
  let seated = places;
  for (const [seat, person] of together.slice(0, most).entries()) {
    if (seat === seated.length) seated = [...seated, newPlace(seated)];
    seated = withPerson(seated, seat, person);
  }
  return seated;
}

/** Whether the last game of both began at the same moment: it was one. */
const sitTogether = (one: Person, other: Person | undefined): boolean =>
  one.playedAt !== undefined && one.playedAt === other?.playedAt;

interface AheadProps {
  readonly even: readonly EvenSeat[];
  readonly places: readonly Place[];
  readonly onChange: (places: readonly Place[]) => void;
}

/** Head starts, and those that would make the chances equal. */
function Ahead({ even, places, onChange }: AheadProps) {
  const seats = places.map(({ mark, handicap }, seat) => ({
    name: calledName(places, seat),
    mark,
    points: handicap ?? 0,
  }));
  return (
    <HandicapChoice
      seats={seats}
      proposed={proposedText({ seats, even })}
      onChoose={(seat, points) => onChange(withHandicap(places, seat, points))}
    >
      <EvenProposal
        seats={seats}
        even={even}
        onTake={() =>
          onChange(
            even.reduce((next, { points }, seat) => withHandicap(next, seat, points), places),
          )
        }
      />
    </HandicapChoice>
  );
}

interface OptionRowProps extends EditorProps {
  readonly option: SetupOption;
}

/** One of the game's own options with what its choices mean. */
function OptionRow({ option, ...editing }: OptionRowProps) {
  const { chosen, choose } = editing;
  return (
    <div>
      <Chips
        label={say(option.label)}
        value={chosen[option.key] ?? option.initial}
        choices={option.choices.map(({ value, label }) => ({ value, label: say(label) }))}
        onChoose={(value) => choose(option.key, value)}
      />
      {option.note && <p class="note setup-note">{say(option.note)}</p>}
      {option.Editor && <option.Editor {...editing} />}
    </div>
  );
}

/** The packs of components known for a game, its own first. */
function usePacks(game: GameId) {
  const [packs, setPacks] = useState<readonly Pack[]>([]);
  useEffect(() => {
    void host()
      .send({ type: 'packs', game })
      .then((reply) => setPacks(reply.packs))
      .catch(() => undefined);
  }, [game]);
  return [packs, setPacks] as const;
}

/** The chosen pack, if it is one that was added. */
function packOf(packs: readonly Pack[], sha256: string | undefined): PackCard | undefined {
  return packs.find((pack) => pack.origin === 'added' && pack.card.sha256 === sha256)?.card;
}

/** What a pack calls itself. */
function packName(pack: PackCard): string {
  return `${pack.id} ${pack.version}`;
}

/** A chosen value that the option still has, else its first. */
function valid(option: SetupOption, value: string | undefined): string {
  return option.choices.some((choice) => choice.value === value) && value !== undefined
    ? value
    : option.initial;
}
