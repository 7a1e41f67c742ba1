// The round track: rounds, steps where only ships fly, where dominance counts and where the cards
// come back.

import type { JSX } from 'preact';
import { raise } from '../../state/nav';
import { say } from '../../words/words';
import { type Table, viewOf } from './play';
import type { TrackField } from './types';

/** The fields of the track that are played: a short game ends before the last of them. */
export function fieldsOf(table: Table): readonly TrackField[] {
  const { ends } = viewOf(table);
  const { track } = table.catalogue;
  const last = track.findIndex((it) => it.type === 'round' && it.number === ends);
  return last < 0 ? track : track.slice(0, last + 1);
}

/** How many rounds with actions are played. */
export const roundsOf = (table: Table): number =>
  fieldsOf(table).filter((it) => it.type === 'round').length;

/** How far the game is. */
export function roundWords(table: Table): string {
  const { round } = viewOf(table);
  return round === 0
    ? say('bastards-track-start')
    : say('bastards-track', { round, of: roundsOf(table) });
}

/** The track with the clock on it, and the way to the rules. */
export function Track({ table }: { table: Table }): JSX.Element {
  const view = viewOf(table);
  const track = fieldsOf(table);
  return (
    <div class="sb-track in-row" data-testid="bastards-track" data-what="track">
      <p>
        {roundWords(table)}
        {track[view.clock]?.type === 'shipOnly' && <> · {say('bastards-track-ships')}</>}
      </p>
      <ol aria-hidden="true">
        {track.map((field, i) => (
          <li
            key={i}
            data-type={field.type}
            data-now={i === view.clock}
            data-past={i < view.clock}
            data-scores={field.type === 'round' && field.dominance > 0}
            data-returns={field.type === 'round' && field.returnsCards}
          >
            {field.type === 'round' ? field.number : ''}
            {field.type === 'round' && field.dominance > 0 && <i>{field.dominance}</i>}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="sb-help-button pick pick-tool"
        aria-label={say('bastards-help')}
        data-testid="bastards-help"
        onClick={() => raise('rules')}
      >
        ?
      </button>
    </div>
  );
}
