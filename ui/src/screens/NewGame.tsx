// Setting up a game: who sits where, the game's own options, and tucked away the seed. Names and
// marks are remembered from the last time.

import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { attempt, cardOfEngine, host } from '../app/app';
import { remember, remembered } from '../app/memory';
import { turnTo } from '../app/nav';
import type { SetupOption } from '../games/game-ui';
import { cardOf } from '../games/shelf';
import type { GameId, Level, Pack, PackCard, SeatPlan } from '../host/door';
import { Button, Chips, IconButton } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { MARKS, type MarkName, markColour } from '../kit/marks';
import { learn, say } from '../words/words';
import { AddPack } from './AddPack';
import { gameName } from './Home';
import { Page } from './Page';

/** One seat being set up. */
export interface Place {
  readonly name: string;
  readonly mark: MarkName;
  readonly sitter: 'person' | Level;
}

const NAME_LENGTH = 20;

/** Places to begin with: the remembered ones, filled up with free marks. */
export function firstPlaces(least: number, kept: readonly Place[]): readonly Place[] {
  const count = Math.max(least, Math.min(kept.length, MARKS.length));
  const places: Place[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    places.push(kept[seat] ?? newPlace(places));
  }
  return places;
}

/** A new person with the first free mark. */
function newPlace(places: readonly Place[]): Place {
  const mark = MARKS.find((mark) => places.every((place) => place.mark !== mark)) ?? 'sun';
  return { name: '', mark, sitter: 'person' };
}

/** The same places with another mark for one; who had it gets the old one. */
export function withMark(places: readonly Place[], seat: number, mark: MarkName): readonly Place[] {
  const old = places[seat]?.mark;
  return places.map((place, i) => {
    if (i === seat) return { ...place, mark };
    return place.mark === mark && old !== undefined ? { ...place, mark: old } : place;
  });
}

/** What the engines are told of a place; an empty name becomes the mark's. */
function plan(place: Place, seat: number): SeatPlan {
  const name = place.name.trim() || defaultName(place, seat);
  const sitter: SeatPlan['sitter'] =
    place.sitter === 'person' ? { type: 'person' } : { type: 'bot', level: place.sitter };
  return { name, mark: place.mark, sitter };
}

function defaultName(place: Place, seat: number): string {
  return place.sitter === 'person'
    ? say('seat-default', { n: seat + 1 })
    : say(`mark-${place.mark}.name`);
}

export function NewGame({ game }: { game: GameId }) {
  const card = cardOf(game);
  const engine = cardOfEngine(game);
  const least = engine?.leastSeats ?? 1;
  const most = engine?.mostSeats ?? 1;
  const kept = useMemo(() => remembered<readonly Place[]>(`places:${game}`) ?? [], [game]);
  const [places, setPlaces] = useState(() => firstPlaces(least, kept.slice(0, most)));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(
    () => remembered(`options:${game}`) ?? {},
  );
  const [seed, setSeed] = useState('');
  const [isPractice, setPractice] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [packs, setPacks] = usePacks(game);
  // The game's own options speak with its words.
  useEffect(() => void learn(game), [game]);
  if (!card || !engine) return null;

  const values: Readonly<Record<string, string>> = {
    ...chosen,
    ...Object.fromEntries(
      card.options.map((option) => [option.key, valid(option, chosen[option.key])]),
    ),
  };
  const choose = (key: string, value: string) => setChosen({ ...chosen, [key]: value });
  const start = async () => {
    setStarting(true);
    remember(`places:${game}`, places);
    remember(`options:${game}`, values);
    const reply = await attempt(() =>
      host().send({
        type: 'newTable',
        setup: card.makeSetup(places.length, values, packOf(packs, chosen.pack)),
        seats: places.map(plan),
        ...(seed.trim() ? { seed: seed.trim() } : {}),
        ...(isPractice ? { practice: true } : {}),
      }),
    );
    setStarting(false);
    if (reply) turnTo({ screen: 'table', table: reply.table });
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
          <card.Art />
        </div>
        <div class="setup-form">
          {counts.length > 1 && (
            <Chips
              label={say('setup-players')}
              value={String(places.length)}
              choices={counts.map((count) => ({ value: String(count), label: String(count) }))}
              onChoose={(value) => setCount(Number(value))}
            />
          )}
          <ol class="setup-seats" aria-label={say('seats')}>
            {places.map((place, seat) => (
              <PlaceRow
                key={seat}
                seat={seat}
                place={place}
                levels={places.length > 1 ? engine.levels : []}
                onMove={seat > 0 ? () => setPlaces(swapped(places, seat - 1, seat)) : undefined}
                onChange={(next) =>
                  setPlaces(places.map((other, i) => (i === seat ? next : other)))
                }
                onMark={(mark) => setPlaces(withMark(places, seat, mark))}
              />
            ))}
          </ol>
          {card.options
            .filter((option) => option.isFor?.(places.length) ?? true)
            .map((option) => (
              <div key={option.key}>
                <Chips
                  label={say(option.label)}
                  value={values[option.key] ?? option.initial}
                  choices={option.choices.map((choice) => ({
                    value: choice.value,
                    label: say(choice.label),
                  }))}
                  onChoose={(value) => choose(option.key, value)}
                />
                {option.note && <p class="note setup-note">{say(option.note)}</p>}
                {option.Editor && (
                  <option.Editor seats={places.length} chosen={values} choose={choose} />
                )}
              </div>
            ))}
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
          <details class="setup-more">
            <summary>{say('setup-more')}</summary>
            <label class="field">
              <span class="label">{say('setup-seed')}</span>
              <input
                type="text"
                value={seed}
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                maxLength={40}
                onInput={(event) => setSeed(event.currentTarget.value)}
                data-testid="seed-input"
              />
              <span class="note">{say('setup-seed-note')}</span>
            </label>
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
        </div>
        <div class="setup-go">
          <Button
            look="main"
            icon="play"
            isDisabled={isStarting || card.isComplete?.(places.length, values) === false}
            onPress={() => void start()}
            testId="start"
          >
            {say('setup-start')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

function PlaceRow(props: {
  seat: number;
  place: Place;
  levels: readonly Level[];
  onMove: (() => void) | undefined;
  onChange: (place: Place) => void;
  onMark: (mark: MarkName) => void;
}) {
  const { seat, place, levels, onMove, onChange, onMark } = props;
  const [isPicking, setPicking] = useState(false);
  const id = useId();
  const sitters: readonly ('person' | Level)[] = ['person', ...levels];
  return (
    <li class="setup-seat" style={{ '--seat': markColour(place.mark) }}>
      <div class="setup-line">
        <button
          type="button"
          class="mark-button"
          aria-expanded={isPicking}
          aria-label={say('setup-mark', { mark: say(`mark-${place.mark}`) })}
          onClick={() => setPicking(!isPicking)}
        >
          <Mark mark={place.mark} size={30} />
        </button>
        <label class="unseen" for={id}>
          {say('setup-name', { n: seat + 1 })}
        </label>
        <input
          id={id}
          class="name-input"
          type="text"
          value={place.name}
          placeholder={defaultName(place, seat)}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onChange({ ...place, name: event.currentTarget.value })}
          data-testid={`name-${seat}`}
        />
        {onMove && (
          <IconButton icon="up" label={say('setup-up', { n: seat + 1 })} onPress={onMove} />
        )}
      </div>
      {isPicking && (
        <Chips
          label={say('setup-mark-label')}
          isLabelHidden
          value={place.mark}
          choices={MARKS.map((mark) => ({
            value: mark,
            label: (
              <>
                <Mark mark={mark} size={24} />
                <span class="unseen">{say(`mark-${mark}`)}</span>
              </>
            ),
          }))}
          onChoose={(mark) => {
            onMark(mark);
            setPicking(false);
          }}
        />
      )}
      {sitters.length > 1 && (
        <Chips
          label={say('setup-sitter', { n: seat + 1 })}
          isLabelHidden
          value={place.sitter}
          choices={sitters.map((sitter) => ({
            value: sitter,
            label: (
              <>
                <Icon name={sitter === 'person' ? 'person' : 'bot'} size={18} />
                {sitter !== 'person' && <span class="unseen">{say('bot')}:</span>}
                {sitter === 'person' ? say('sitter-person') : say(`level-${sitter}`)}
              </>
            ),
          }))}
          onChoose={(sitter) => onChange({ ...place, sitter })}
        />
      )}
    </li>
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

function swapped(places: readonly Place[], a: number, b: number): readonly Place[] {
  return places.map((place, i) =>
    i === a ? (places[b] ?? place) : i === b ? (places[a] ?? place) : place,
  );
}

/** No mark twice. */
function distinct(places: readonly Place[]): readonly Place[] {
  const fine: Place[] = [];
  for (const place of places) {
    const isTaken = fine.some((other) => other.mark === place.mark);
    fine.push(isTaken ? { ...place, mark: newPlace([...fine, ...places]).mark } : place);
  }
  return fine;
}
