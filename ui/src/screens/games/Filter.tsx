// Which games to show and in what order. What is sought stands on top; the rest is folded away until
// wanted, and each choice made stands below as a chip that takes it back.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCards } from '../../games/found';
import type { GameId, GamesOrder, Person } from '../../host/protocol';
import { later } from '../../kit/clock';
import { Button, Chips } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { useReply } from '../../state/reply';
import { gameName } from '../../words/names';
import { say } from '../../words/words';
import { today } from '../today';
import {
  ANY,
  choices,
  type Days,
  dateOf,
  dayOf,
  daysOf,
  type Filtered,
  ORDERS,
  type Span,
  TRAITS,
  variantName,
} from './filtered';

const SPANS = ['any', 'month', 'year', 'last-year'] as const;

/** Typing has paused when nothing came for this long. */
const PAUSE_MS = 250;

interface PartProps {
  readonly value: Filtered;
  readonly onChange: (part: Partial<Filtered>) => void;
}

export function Filter(props: {
  readonly value: Filtered;
  readonly people: readonly Person[];
  readonly onChange: (part: Partial<Filtered>) => void;
}) {
  const { value, people, onChange } = props;
  const chosen = choices(value, people);
  const part = { value, onChange };
  return (
    <>
      <Search {...part} />
      <details class="games-filter" data-testid="games-filter">
        <summary>
          {say('games-filter')}
          {value.order !== 'newest' && <b> ({say(`games-order.${value.order}`)})</b>}
        </summary>
        <div class="games-filter-parts">
          <OfGame {...part} />
          <WithPeople {...part} people={people} />
          <InDays {...part} />
          <Checks
            label={say('filter-traits')}
            values={TRAITS}
            chosen={value.traits}
            labelOf={(trait) => say(`filter-traits.${trait}`)}
            onChange={(traits) => onChange({ traits })}
          />
          <label class="field">
            <span class="label">{say('games-order')}</span>
            <select
              value={value.order}
              data-testid="games-order"
              onChange={(event) => onChange({ order: event.currentTarget.value as GamesOrder })}
            >
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {say(`games-order.${order}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
      {chosen.length > 0 && (
        <ul class="filter-chosen in-wrap" aria-label={say('games-filter.on')}>
          {chosen.map(({ key, label, rest }) => (
            <li key={key}>
              <button
                type="button"
                class="filter-chip"
                aria-label={say('games-filter.remove', { what: label })}
                data-testid={`chosen-${key}`}
                onClick={() => onChange(rest)}
              >
                <span>{label}</span>
                <Icon name="cross" size={14} />
              </button>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Button
                look="quiet"
                onPress={() => onChange({ ...ANY, order: value.order })}
                testId="filter-clear"
              >
                {say('games-filter.clear')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function Search({ value, onChange }: PartProps) {
  const [text, setText] = useState(value.text);
  useEffect(() => setText(value.text), [value.text]);
  useEffect(() => {
    if (text === value.text) return;
    return later(PAUSE_MS, () => onChange({ text }));
  }, [text]);
  return (
    <search class="games-search">
      <input
        type="search"
        value={text}
        maxLength={100}
        aria-label={say('games-search')}
        placeholder={say('games-search.hint')}
        autocomplete="off"
        spellcheck={false}
        data-testid="games-search"
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </search>
  );
}

function OfGame({ value, onChange }: PartProps) {
  const choose = (id: string) => {
    const game = gameCards.find((card) => card.id === id)?.id ?? null;
    onChange({ game, variant: null });
  };
  return (
    <>
      <Chips<string>
        label={say('filter-game')}
        value={value.game ?? ''}
        choices={[
          { value: '', label: say('filter-game.any') },
          ...gameCards.map(({ id }) => ({ value: id, label: gameName(id) })),
        ]}
        onChoose={choose}
      />
      {value.game !== null && <OfVariant value={value} onChange={onChange} game={value.game} />}
    </>
  );
}

/** The variants of a game that were played here; nothing where there is one. */
function OfVariant({ value, onChange, game }: PartProps & { game: GameId }) {
  const kinds = useReply({ type: 'records', game })?.kinds ?? [];
  const played = [...new Set(kinds.map(({ kind }) => kind.variant.join(' ')))];
  const now = value.variant?.join(' ');
  if (now !== undefined && !played.includes(now)) played.push(now);
  if (played.length < 2 && now === undefined) return null;
  const words = (variant: string) => variant.split(' ').filter((it) => it !== '');
  return (
    <Chips<string>
      label={say('filter-variant')}
      value={now ?? '-'}
      choices={[
        { value: '-', label: say('filter-variant.any') },
        ...played.map((it) => ({ value: it, label: variantName(game, words(it)) })),
      ]}
      onChoose={(it) => onChange({ variant: it === '-' ? null : words(it) })}
    />
  );
}

function WithPeople({ value, onChange, people }: PartProps & { people: readonly Person[] }) {
  const shown = people.filter((it) => !it.isHidden || value.people.includes(it.profile));
  if (shown.length === 0) return null;
  return (
    <Checks
      label={say('filter-people')}
      values={shown.map((it) => it.profile)}
      chosen={value.people}
      labelOf={(_, i) => (
        <>
          <Mark mark={markOf(shown[i]?.mark ?? '', i)} size={16} /> {shown[i]?.name}
        </>
      )}
      onChange={(chosen) => onChange({ people: chosen })}
    />
  );
}

function InDays({ value, onChange }: PartProps) {
  const { span } = value;
  const [isOwn, setOwn] = useState(typeof span !== 'string');
  const own: Days = typeof span === 'string' ? {} : span;
  useEffect(() => {
    if (typeof span !== 'string') setOwn(true);
  }, [span]);
  const set = (days: Days) =>
    onChange({ span: days.from === undefined && days.to === undefined ? 'any' : days });
  const end = (which: 'from' | 'to') => (
    <label class="field">
      <span class="label">{say(`filter-days.${which}`)}</span>
      <input
        type="date"
        value={dateOf(own[which])}
        data-testid={`filter-${which}`}
        onChange={(event) => {
          const { [which]: _, ...other } = own;
          const day = dayOf(event.currentTarget.value);
          set(day === undefined ? other : { ...other, [which]: day });
        }}
      />
    </label>
  );
  return (
    <>
      <Chips<string>
        label={say('filter-days')}
        value={isOwn ? 'own' : String(span)}
        choices={[
          ...SPANS.map((it) => ({ value: it, label: say(`filter-days.${it}`) })),
          { value: 'own', label: say('filter-days.custom') },
        ]}
        onChoose={(it) => {
          const named = SPANS.find((span) => span === it);
          setOwn(named === undefined);
          // One's own days begin with those that were chosen by a name.
          onChange({ span: named ?? keep(span) });
        }}
      />
      {isOwn && (
        <div class="filter-days in-wrap">
          {end('from')}
          {end('to')}
        </div>
      )}
    </>
  );
}

const keep = (span: Span): Span => (span === 'any' ? span : daysOf(span, today.value));

/** Any of several, all in sight. */
function Checks<T extends string>(p: {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  readonly labelOf: (value: T, i: number) => ComponentChildren;
  readonly onChange: (chosen: readonly T[]) => void;
}) {
  const toggled = (it: T) =>
    p.chosen.includes(it) ? p.chosen.filter((other) => other !== it) : [...p.chosen, it];
  return (
    <fieldset class="chips">
      <legend class="label">{p.label}</legend>
      <div class="chips-row in-wrap">
        {p.values.map((value, i) => (
          <label key={value} class="chip">
            <input
              type="checkbox"
              value={value}
              checked={p.chosen.includes(value)}
              onChange={() => p.onChange(toggled(value))}
            />
            <span>{p.labelOf(value, i)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
