// Beside or under the map: the decision of the moment, the relations, the players with all that lies
// open before them, and the round track.

import type { JSX } from 'preact';
import type { BoardProps } from '../game-ui';
import { Crew } from './Crew';
import { Decision } from './Decision';
import { offerOf, playOf, viewOf } from './play';
import { Relations } from './Relations';
import { Track } from './Track';

/** All that is not the map. */
export function Panel({ table }: BoardProps<'bastards'>): JSX.Element {
  const play = playOf(table);
  const { stage } = viewOf(table);
  const offer = offerOf(table);
  const isPlanning = stage.type === 'plan' && (offer?.cards.length ?? 0) > 0;
  const isChanging = offer !== null && stage.type === 'resolve' && stage.relation === 'change';
  const isDeciding = offer !== null && stage.type !== 'plan' && stage.type !== 'name';
  return (
    <div
      class="sb sb-panel"
      data-testid="bastards-panel"
      data-planning={isPlanning || isChanging}
      data-deciding={isDeciding}
    >
      <Decision table={table} play={play} />
      <Relations table={table} play={play} />
      <Crew table={table} play={play} />
      <Track table={table} />
    </div>
  );
}
