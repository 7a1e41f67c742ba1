// What the board tells of a free square on a tap: which open tiles fit, and how likely one comes from
// the piles.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { IconButton } from '../../kit/controls';
import { useCard } from '../../state/nav';
import { percent } from '../../words/numbers';
import { oddsWords } from '../../words/odds';
import { say } from '../../words/words';
import { useLow } from './AreaCard';
import { TilePicture } from './art/tile';
import { type Cell, type Play, packOf, type Table, tileOf, viewOf } from './play';
import type { Gap } from './types';
import { tileWords } from './words';

/** Whether this is the square. */
export const isAt = (at: Cell | null, { x, y }: Cell): boolean => at?.x === x && at.y === y;

/** What is known of a free square; nothing for whoever wants no help or draws no more tiles. */
export function askedGap(table: Table, cell: Cell): Gap | null {
  if (!table.tellsOdds.value) return null;
  return viewOf(table).gaps?.find(({ at }) => isAt(at, cell)) ?? null;
}

/** The card of the square asked about. */
export function GapCard({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const cell = play.gap.value;
  const gap = cell && askedGap(table, cell);
  const card = useRef<HTMLElement>(null);
  const isLow = useLow(table, play, card);
  useCard(gap && (() => play.askAbout(null)));
  if (!gap) return null;
  return (
    <aside
      ref={card}
      class="ok-area-card ok-gap-card"
      data-low={isLow}
      data-corner={isLow ? 'low' : 'high'}
      data-testid="okanagan-gap"
      aria-label={say('okanagan-gap')}
    >
      <header>
        <strong>{say('okanagan-gap')}</strong>
        <small class="ok-gap-left">{say('okanagan-gap-left', { n: gap.left })}</small>
      </header>
      <IconButton
        icon="cross"
        label={say('close')}
        onPress={() => play.askAbout(null)}
        testId="okanagan-gap-close"
      />
      <div class="ok-area-body">
        <OpenOnes table={table} gap={gap} />
        <FromPiles table={table} gap={gap} />
      </div>
    </aside>
  );
}

/** The open tiles that fit. */
function OpenOnes({ table, gap }: { table: Table; gap: Gap }): JSX.Element {
  const { open } = viewOf(table);
  const tiles = gap.open.flatMap((place) => open[place] ?? []);
  if (tiles.length === 0) return <p class="quiet">{say('okanagan-gap-no-open')}</p>;
  return (
    <p class="in-row">
      {say('okanagan-gap-open')}{' '}
      {tiles.map((id) => {
        const tile = tileOf(packOf(table), id);
        return (
          <span key={id} class="ok-gap-tile" role="img" aria-label={tileWords(tile)}>
            <TilePicture tile={tile} />
          </span>
        );
      })}
    </p>
  );
}

/** How likely one comes from a pile. */
function FromPiles({ table, gap }: { table: Table; gap: Gap }): JSX.Element | null {
  const { draws } = viewOf(table);
  if (!draws || gap.left === 0) return null;
  const piles = gap.piles.flatMap((chance, pile) =>
    chance === null
      ? []
      : [say('okanagan-gap-pile', { n: pile + 1, chance: percent(chance / 100) })],
  );
  return (
    <>
      <p>{say('okanagan-gap-piles', { piles: piles.join(' · ') })}</p>
      <p data-testid="okanagan-gap-odds">{oddsWords('tile', gap.odds, draws)}</p>
    </>
  );
}
