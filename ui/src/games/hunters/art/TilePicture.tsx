// A tile as a picture of its own: in the hand, in lists, in the rules.

import type { JSX } from 'preact';
import type { CatalogueTile } from '../../../host/gen/hunters';
import { TileArt } from './Tile';

interface TilePictureProps {
  readonly tile: CatalogueTile;
  /** Pixels; without it the picture fills its place. */
  readonly size?: number;
  readonly turns?: number;
}

export function TilePicture({ tile, size, turns = 0 }: TilePictureProps): JSX.Element {
  return (
    <svg
      class="hg hg-tile-picture"
      viewBox="0 0 100 100"
      {...(size === undefined ? {} : { width: size, height: size })}
      aria-hidden="true"
    >
      <TileArt tile={tile} turns={turns} />
    </svg>
  );
}

/** The back of a tile: land, or the bonus pile with its menhir. */
export function TileBack({ bonus, size }: { bonus: boolean; size: number }): JSX.Element {
  return (
    <svg
      class="hg hg-tile-picture"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect width="100" height="100" class={bonus ? 'hg-back-bonus' : 'hg-back'} />
      <path
        class="hg-back-line"
        d="M0 24q12.5-9 25 0t25 0 25 0 25 0M0 76q12.5-9 25 0t25 0 25 0 25 0M0 50q12.5-9 25 0t25 0 25 0 25 0"
      />
      {bonus && (
        <path class="hg-back-stone" d="M34 82C31 55 35 22 47 13c8-6 18 1 20 11 6 18 8 40 5 58Z" />
      )}
    </svg>
  );
}
