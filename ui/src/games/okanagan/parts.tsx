// Small pieces that board, panel and sheets share: a seat's name, a token with its number, a terrain.

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../host/protocol';
import { Mark } from '../../kit/Mark';
import { markColour, markOf } from '../../kit/marks';
import type { Noun } from '../../words/noun';
import { say, type Words, words } from '../../words/words';
import { TileDefs } from './art/tile';
import { TokenPicture } from './art/token';
import { nameOf, type Table } from './play';
import { type Area, type Reward, SHAPES, type Terrain } from './types';

/** A seat's mark and name. */
export function Who({ table, seat }: { table: Table; seat: Seat }): JSX.Element {
  return (
    <span class="ok-who">
      <Mark mark={markOf(table.seats.value[seat]?.mark ?? '', seat)} size={18} />
      <b>{nameOf(table, seat)}</b>
    </span>
  );
}

/** The mark of a seat. */
export const markAt = (table: Table, seat: Seat) =>
  markOf(table.seats.value[seat]?.mark ?? '', seat);

/** The colour of a seat as a CSS variable. */
export const ownColour = (table: Table, seat: Seat) => ({
  '--own': markColour(markAt(table, seat)),
});

/** A token with how many there are. */
export function Counted(p: { reward: Reward; n: number; size: number }): JSX.Element {
  return (
    <span
      class="ok-counted"
      data-what={p.reward}
      data-none={p.n === 0}
      role="img"
      aria-label={countedWords(p.reward, p.n)}
    >
      <TokenPicture reward={p.reward} size={p.size} />
      <span class="ok-count" aria-hidden="true">
        {p.n}
      </span>
    </span>
  );
}

/** "3× wood". */
export const countedWords = (reward: Reward, n: number): string =>
  say('okanagan-counted', { n, reward: rewardName(reward) });

/** A reward type, for sentences. */
export const rewardNoun = (reward: Reward, w: Words = words.value): Noun =>
  w.noun('okanagan-reward', { reward: reward.replace('.', '-') });

/** The name of a reward type, with its shape. */
export const rewardName = (reward: Reward): string => rewardNoun(reward).value;

/** The name of a terrain. */
export const terrainName = (terrain: Terrain): string => say('okanagan-terrain', { terrain });

/** A swatch of a terrain: a bit of its land. */
export function TerrainPicture({ terrain }: { terrain: Terrain }): JSX.Element {
  return (
    <svg class="ok-terrain-picture" viewBox="0 0 40 40" aria-hidden="true">
      <TileDefs />
      <rect class={`ok-ground-${terrain}`} x="1" y="1" width="38" height="38" rx="8" />
      <TerrainSign terrain={terrain} />
      <rect class="ok-terrain-rim" x="1" y="1" width="38" height="38" rx="8" />
    </svg>
  );
}

function TerrainSign({ terrain }: { terrain: Terrain }): JSX.Element {
  switch (terrain) {
    case 'forest':
      return (
        <>
          <path
            class="ok-tree"
            d="M13 9C17 14 20 22 19 25.500 18 29 8 29 7 25.500 6 22 9 14 13 9z"
          />
          <path
            class="ok-tree"
            d="M27 13C31 18 34 25 33 28.500 32 32 22 32 21 28.500 20 25 23 18 27 13z"
          />
        </>
      );
    case 'lake':
      return (
        <path
          class="ok-wave ok-wave-bold"
          d="M6 14q4.500-4 9 0t9 0 9 0M8 22q4.500-4 9 0t9 0 7 0M6 30q4.500-4 9 0t9 0 9 0"
        />
      );
    case 'prairie':
      return (
        <g transform="translate(20 21) scale(1.9)">
          <path
            class="ok-stook"
            d="M-4.500 6C-4 1-5.500-3-6.500-6-4-5.500-2.500-7 0-7S4-5.500 6.500-6C5.500-3 4 1 4.500 6 1.500 7-1.500 7-4.500 6z"
          />
          <path class="ok-stook-tie" d="M-4.300.6Q0 2.600 4.300.6" />
        </g>
      );
    case 'mountain':
      return (
        <g transform="translate(20 22) scale(1.5)">
          <path
            class="ok-peak"
            d="M-11 7L-2.500-9 1.500-3.500 4-6.500 11 7c-6 1.600-16 1.600-22 0z"
          />
          <path
            class="ok-snow"
            d="M-5.400-3.500L-2.500-9 .6-4.800-1-3.500-2.600-4.600-3.800-2.800z"
          />
        </g>
      );
  }
}

/** The icons of an area as tokens, those the supply has no more struck through. */
export function AreaIcons({ area, size }: { area: Area; size: number }): JSX.Element {
  return (
    <span class="ok-icons in-row">
      {SHAPES.flatMap((shape, i) => {
        const n = area.icons[i] ?? 0;
        if (n === 0) return [];
        const reward: Reward = `${area.terrain}.${shape}`;
        const there = area.heap[i] ?? 0;
        return [
          <span key={shape} class="ok-icon" data-short={there < n}>
            <Counted reward={reward} n={there} size={size} />
            {there < n && <small>{say('okanagan-of', { n })}</small>}
          </span>,
        ];
      })}
      {area.icons.every((n) => n === 0) && <span class="quiet">{say('okanagan-no-icons')}</span>}
    </span>
  );
}

/** A button of 48 px or more that shows a picture; chosen, free or out of reach. */
export function PictureButton(p: {
  label: string;
  class?: string;
  testId: string;
  /** What it shows, for whoever asks about it. */
  what?: string;
  isChosen?: boolean;
  /** What was chosen, where the chosen one only shows what would have been better. */
  isPlayed?: boolean;
  isOpen?: boolean;
  onPress: () => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`ok-pick ${p.class ?? ''}`}
      aria-pressed={p.isChosen}
      data-open={p.isOpen ?? true}
      data-played={p.isPlayed}
      data-testid={p.testId}
      data-what={p.what}
      onClick={p.onPress}
    >
      <span class="unseen">{p.label}</span>
      {p.children}
    </button>
  );
}
