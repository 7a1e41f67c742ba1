// What the cards picked for the plan would do as things stand, card by card in the order in which
// they would be resolved, and the coins that would be left. All of it is the engine's prospect: what
// the others have planned comes to light only when all cards are turned up.

import type { JSX } from 'preact';
import { list } from '../../words/numbers';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { RelationPicture } from './art/relation';
import { Coins } from './Crew';
import { offerOf, playOf, viewOf } from './play';
import { isWorthwhile, prospectNow, prospectPlaces } from './Relations';
import { relationName } from './words';

/** What is left in the purse after a move that costs something; nothing for others. */
function Purse({ table }: BoardProps<'bastards'>): JSX.Element | null {
  const seat = table.seat.value;
  const held = viewOf(table).seats[seat]?.coins ?? 0;
  const paid = (table.preview.value?.events ?? []).reduce(
    (sum, event) => sum + (event.type === 'paid' && event.seat === seat ? event.coins : 0),
    0,
  );
  if (paid === 0) return null;
  return (
    <p class="sb sb-foreseen in-wrap" data-testid="bastards-purse-after">
      <span>
        {say('bastards-coins-left')} <Coins n={held - paid} />
      </span>
    </p>
  );
}

/** The plan in the bar under the thumb; of other drafts what they leave in the purse. */
export function Foreseen({ table }: BoardProps<'bastards'>): JSX.Element | null {
  const ghost = playOf(table).shade.value;
  if (ghost?.type !== 'plan') return <Purse table={table} />;
  const view = viewOf(table);
  const planned = view.relations.filter((it) => ghost.cards.includes(it.relation));
  const left = ghost.cards.length > 1 ? offerOf(table)?.coinsAfterTwo : undefined;
  return (
    <ul class="sb sb-foreseen in-wrap" data-testid="bastards-foreseen">
      {planned.map(({ relation }) => {
        const prospect = view.prospects.find((it) => it.relation === relation);
        const places = prospect ? prospectPlaces(table, prospect) : [];
        const isAll = relation === 'trade' || relation === 'diplomacy';
        return (
          <li key={relation}>
            <RelationPicture relation={relation} size={20} />
            <span class="unseen">{relationName(relation)}: </span>
            <b data-worth={isWorthwhile(prospect, relation)}>{prospectNow(prospect, relation)}</b>
            {places.length > 0 && (
              <span class="sb-foreseen-where">
                {list(places, isAll ? 'conjunction' : 'disjunction')}
              </span>
            )}
          </li>
        );
      })}
      {left !== undefined && (
        <li>
          {say('bastards-coins-left')} <Coins n={left} />
        </li>
      )}
    </ul>
  );
}
