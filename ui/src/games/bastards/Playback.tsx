// What has just happened, told one thing after another: a line of words over the seats, never over the
// map, and a sign on the planet it happened on. It takes no taps but its own Skip.

import { createPortal, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isKept, momentOrTouch } from '../../kit/clock';
import { Icon } from '../../kit/Icon';
import { isCalm } from '../../kit/reduced-motion';
import { say, words } from '../../words/words';
import { RelationPicture } from './art/relation';
import { type Play, type Table, viewOf } from './play';
import type { Event, PlanetId, Relation } from './types';
import { describeEvent } from './words';

/** How long one thing stays. */
const EACH_MS = 1300;
/** More than this is not told again: there is the log, and "since your last turn". */
const MOST = 14;

interface Scene {
  readonly key: string;
  /** The round that had come when it happened. */
  readonly round: number;
  readonly isBeginning: boolean;
  readonly says: string;
  readonly planet: PlanetId | null;
  readonly sign: Relation | null;
}

/** The scenes of what has happened since the picture before, shown one by one. */
export function Playback(p: { table: Table; play: Play; isHeld: boolean }): JSX.Element | null {
  const { table, play, isHeld } = p;
  const change = table.change.value;
  const [queue, setQueue] = useState<readonly Scene[]>([]);
  const seen = useRef(new WeakSet<object>());
  useEffect(() => {
    // A look into the past and back brings nothing up again.
    if (seen.current.has(change)) return;
    seen.current.add(change);
    // The last count tells it all again, line by line.
    if (change.cause !== 'act' || viewOf(table).stage.type === 'over') {
      setQueue([]);
      return;
    }
    const fresh = scenesOf(table, change.events);
    const { round } = viewOf(table);
    setQueue((old) => [...old.filter((it) => isNews(it, round)), ...fresh].slice(-MOST));
  }, [change]);
  const now = queue[0];
  useEffect(() => {
    if (!now || isHeld) return;
    // The faster, the more there is to tell.
    return momentOrTouch(EACH_MS - queue.length * 50, () => setQueue((old) => old.slice(1)));
  }, [now, isHeld]);
  if (!now || isHeld) return null;
  return (
    <div class="sb-playback" data-testid="bastards-playback">
      {now.planet !== null && now.sign !== null && (
        <Burst table={table} play={play} planet={now.planet} sign={now.sign} at={now.key} />
      )}
      <Line head={table.head.current} scene={now} onSkip={() => setQueue([])} />
    </div>
  );
}

/** The words, where the seats are. */
function Line(p: { head: HTMLElement | null; scene: Scene; onSkip: () => void }) {
  const { head, scene, onSkip } = p;
  if (!head) return null;
  return createPortal(
    <div class="sb sb-playback-line" data-testid="bastards-told">
      {scene.sign && <RelationPicture relation={scene.sign} size={26} />}
      <p role="status">{scene.says}</p>
      <button
        type="button"
        class="sb-skip"
        aria-label={say('bastards-skip')}
        data-testid="bastards-skip"
        onClick={onSkip}
      >
        <Icon name="skip" size={20} />
      </button>
    </div>,
    head,
  );
}

function Burst(p: { table: Table; play: Play; planet: PlanetId; sign: Relation; at: string }) {
  const { box } = p.play.map.planet(p.planet);
  const at = p.table.viewport.pixelAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return (
    <span
      key={p.at}
      class={isCalm() || isKept() ? 'sb-burst sb-burst-calm' : 'sb-burst'}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
    >
      <RelationPicture relation={p.sign} size={72} />
    </span>
  );
}

/**
 * Whoever plays on meanwhile is told neither of the settling when rounds have come nor of what was two
 * rounds ago, and not that a round begins which is over.
 */
function isNews({ round, isBeginning }: Scene, now: number): boolean {
  if (isBeginning || round === 0) return round === now;
  return round >= now - 1;
}

/** What is worth showing to whom: one's own moves have been seen, what they led to has not. */
function scenesOf(
  table: Table,
  events: readonly { readonly by: number | null; readonly event: Event }[],
): Scene[] {
  const own = table.seat.peek();
  const teller = {
    words: words.peek(),
    catalogue: table.catalogue,
    seats: table.seats.peek(),
  };
  const { stage, round } = viewOf(table);
  return events.flatMap(({ by, event }, i) => {
    if (!isWorth(event, by === own)) return [];
    const says = describeEvent(event, teller);
    if (says === null) return [];
    const planet = 'planet' in event ? event.planet : null;
    return [
      {
        key: `${table.state.peek().at}-${i}-${stage.type}`,
        round,
        isBeginning: event.type === 'round',
        says,
        planet,
        sign: signOf(event),
      },
    ];
  });
}

function isWorth(event: Event, isOwn: boolean): boolean {
  switch (event.type) {
    case 'round':
    case 'shipStep':
    case 'dominance':
    case 'cardsReturned':
    case 'neutralCard':
    case 'settlerExchanged':
    case 'leftOut':
    case 'refused':
    case 'paired':
    case 'shot':
    case 'eaten':
    case 'settlingOver':
    case 'over':
    case 'begun':
      return true;
    case 'named':
    case 'born':
    case 'asked':
    case 'shipPut':
    case 'flew':
    case 'loaded':
    case 'unloaded':
    case 'mutated':
    case 'swapped':
    case 'flipped':
    case 'locked':
      return !isOwn;
    case 'dealt':
    case 'offerLaid':
    case 'startPlayer':
    case 'chosen':
    // All see them turned up.
    case 'choicesShown':
    case 'takenUp':
    case 'laid':
    case 'planned':
    case 'plansShown':
    case 'paid':
    case 'ended':
    case 'landed':
    case 'unlocked':
      return false;
  }
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
