// The sign of what is told, on the planet it happened on, and the map nearer to it. It takes no taps.

import type { JSX } from 'preact';
import { isKept } from '../../kit/clock';
import { isCalm } from '../../kit/reduced-motion';
import { RelationPicture } from './art/relation';
import type { Play, Table } from './play';
import type { Event, PlanetId, Relation } from './types';

/** The planet that what is told is about; `null` where it is about none. */
export function toldPlanet(table: Table): PlanetId | null {
  const event = table.narration.event.value;
  return event && signOf(event) && 'planet' in event ? event.planet : null;
}

/** The sign of what is told. */
export function Playback({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const event = table.narration.event.value;
  const planet = toldPlanet(table);
  const sign = event && signOf(event);
  if (planet === null || !sign) return null;
  const { box } = play.map.planet(planet);
  const at = table.viewport.pixelAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return (
    <div class="sb-playback" data-testid="bastards-playback">
      <span
        key={`${table.at.value}-${event.type}`}
        class={isCalm() || isKept() ? 'sb-burst sb-burst-calm' : 'sb-burst'}
        style={{ left: `${at.x}px`, top: `${at.y}px` }}
      >
        <RelationPicture relation={sign} size={72} />
      </span>
    </div>
  );
}

function signOf(event: Event): Relation | null {
  switch (event.type) {
    case 'begun':
    case 'paired':
    case 'asked':
    case 'refused':
      return event.relation;
    case 'born':
      return 'love';
    case 'shot':
      return 'shooting';
    case 'eaten':
      return 'eating';
    case 'mutated':
      return 'mutation';
    case 'swapped':
    case 'flipped':
    case 'locked':
      return 'change';
    case 'shipPut':
    case 'flew':
    case 'loaded':
    case 'unloaded':
    case 'shipStep':
      return 'migration';
    case 'dealt':
    case 'offerLaid':
    case 'startPlayer':
    case 'named':
    case 'chosen':
    case 'choicesShown':
    case 'neutralCard':
    case 'settlerExchanged':
    case 'leftOut':
    case 'takenUp':
    case 'laid':
    case 'settlingOver':
    case 'round':
    case 'planned':
    case 'plansShown':
    case 'paid':
    case 'ended':
    case 'landed':
    case 'unlocked':
    case 'dominance':
    case 'cardsReturned':
    case 'over':
      return null;
  }
}
