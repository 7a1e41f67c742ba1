// Which games to show: of one game, with certain people, of a time. Folded away until wanted; its
// head says what is chosen.

import { gameCards } from '../../games/found';
import type { GameId, GamesFilter, Person } from '../../host/protocol';
import { Button, Chips } from '../../kit/controls';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { gameName } from '../../words/names';
import { say } from '../../words/words';

/** What is chosen. */
export interface Filtered {
  readonly game: GameId | null;
  /** Profiles that all were there. */
  readonly people: readonly string[];
  /** Of the last so many days. */
  readonly days: number | null;
}

/** Whatever there is. */
export const ANY: Filtered = { game: null, people: [], days: null };

const DAYS: readonly number[] = [7, 30, 365];

/** The same for the door. */
export function filterOf({ game, people, days }: Filtered): GamesFilter {
  return {
    ...(game === null ? {} : { game }),
    ...(people.length === 0 ? {} : { people: [...people] }),
    ...(days === null ? {} : { days }),
  };
}

/** `ANY` itself where nothing is chosen any more. */
function tidy(filtered: Filtered): Filtered {
  const { game, people, days } = filtered;
  return game === null && people.length === 0 && days === null ? ANY : filtered;
}

const daysName = (days: number | null): string =>
  say(days === null ? 'filter-days.any' : `filter-days.d${days}`);

export function Filter(props: {
  readonly value: Filtered;
  readonly people: readonly Person[];
  readonly onChange: (value: Filtered) => void;
}) {
  const { value, onChange } = props;
  const shown = props.people.filter((it) => !it.isHidden || value.people.includes(it.profile));
  const set = (part: Partial<Filtered>) => onChange(tidy({ ...value, ...part }));
  const said = [
    ...(value.game === null ? [] : [gameName(value.game)]),
    ...shown.filter((it) => value.people.includes(it.profile)).map((it) => it.name),
    ...(value.days === null ? [] : [daysName(value.days)]),
  ];
  return (
    <details class="games-filter" data-testid="games-filter">
      <summary>
        {say('games-filter')}: <b>{said.length > 0 ? said.join(', ') : say('games-filter.all')}</b>
      </summary>
      <div class="games-filter-parts">
        <Chips<string>
          label={say('filter-game')}
          value={value.game ?? ''}
          choices={[
            { value: '', label: say('filter-game.any') },
            ...gameCards.map(({ id }) => ({ value: id, label: gameName(id) })),
          ]}
          onChoose={(id) => set({ game: gameCards.find((card) => card.id === id)?.id ?? null })}
        />
        {shown.length > 0 && (
          <fieldset class="chips">
            <legend class="label">{say('filter-people')}</legend>
            <div class="chips-row in-wrap">
              {shown.map((person, i) => (
                <label key={person.profile} class="chip">
                  <input
                    type="checkbox"
                    checked={value.people.includes(person.profile)}
                    onChange={() => set({ people: toggled(value.people, person.profile) })}
                  />
                  <span>
                    <Mark mark={markOf(person.mark, i)} size={16} /> {person.name}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Chips<string>
          label={say('filter-days')}
          value={String(value.days ?? '')}
          choices={[
            { value: '', label: daysName(null) },
            ...DAYS.map((days) => ({ value: String(days), label: daysName(days) })),
          ]}
          onChoose={(days) => set({ days: days === '' ? null : Number(days) })}
        />
        {value !== ANY && (
          <Button look="quiet" onPress={() => onChange(ANY)} testId="filter-clear">
            {say('games-filter.clear')}
          </Button>
        )}
      </div>
    </details>
  );
}

function toggled(list: readonly string[], it: string): readonly string[] {
  return list.includes(it) ? list.filter((other) => other !== it) : [...list, it];
}
