// What the player asked about, in a card over the board: an area with its equation and who leads,
// or an empty square with the tiles that still fit.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { useSizeOf } from '../../kit/measure';
import { belongsLow } from '../../kit/room';
import { raise, useCard } from '../../state/nav';
import { oddsWords } from '../../words/odds';
import { say } from '../../words/words';
import { PiecePicture } from './art/pieces';
import { TilePicture } from './art/TilePicture';
import { takenOf } from './Ghost';
import { tileOf, UNIT } from './ground';
import { ground, type Play, type Table, viewOf } from './play';
import type { Area } from './types';
import { areaTitle, equation, thing } from './words';

/** The card; nothing while nothing was asked. */
export function AskedCard({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const asked = play.asked.value;
  const card = useRef<HTMLElement>(null);
  const { height } = useSizeOf(card, asked);
  useCard(asked && (() => play.ask(null)));
  if (!asked) return null;
  // Never over what it is about.
  const about =
    asked.type === 'area'
      ? ground(table).middleOf([asked.at])
      : { x: (asked.x + 0.5) * UNIT, y: (asked.y + 0.5) * UNIT };
  const isLow = belongsLow({
    size: table.viewport.size.value,
    height,
    about: table.viewport.pixelAt(about),
    taken: takenOf(table, play),
  });
  return (
    <section
      ref={card}
      class={isLow ? 'hg-card hg-card-low' : 'hg-card'}
      data-corner={isLow ? 'low' : 'high'}
      role="status"
      data-testid="hunters-asked"
    >
      {asked.type === 'area' ? (
        <AreaWords table={table} play={play} />
      ) : (
        <GapWords table={table} x={asked.x} y={asked.y} />
      )}
      <button
        type="button"
        class="hg-card-close centred"
        aria-label={say('close')}
        data-testid="hunters-asked-close"
        onClick={() => play.ask(null)}
      >
        <Icon name="cross" size={20} />
      </button>
    </section>
  );
}

function AreaWords({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const asked = play.asked.value;
  if (asked?.type !== 'area') return null;
  const lies = ground(table);
  const { own, system } = lies.areasOf(asked.at);
  const index = asked.isSystem ? (system ?? own) : (own ?? system);
  const area = index === undefined ? undefined : viewOf(table).areas[index];
  if (!area) return null;
  const canSwitch = own !== undefined && system !== undefined;
  return (
    <div class="grows">
      <p class="hg-card-title">
        <strong>{areaTitle(area)}</strong>
        <b class="hg-card-worth">{say('hunters-points', { n: area.worth })}</b>
      </p>
      <p class="hg-card-sum">
        {area.terms && area.terms.length > 0
          ? say('hunters-sum', { sum: equation(area.terms), n: area.worth })
          : say('hunters-sum-nothing')}
      </p>
      <p class="hg-card-facts">{facts(area).join(' · ')}</p>
      <Leaders table={table} area={area} />
      {canSwitch && (
        <button
          type="button"
          class="hg-switch"
          onClick={() => play.ask({ ...asked, isSystem: !asked.isSystem })}
        >
          {say(asked.isSystem ? 'hunters-show-river' : 'hunters-show-system')}
        </button>
      )}
    </div>
  );
}

/** What else is known of an area: tiles, open ends, what is in it that counts in no term. */
function facts(area: Area): string[] {
  const isEnding = area.kind === 'forest' || area.kind === 'river';
  const telling = new Set(['menhir', 'tiger', 'fire', 'pitTrap', 'raft', 'lake']);
  return [
    say('hunters-tiles', { n: area.tiles }),
    ...(isEnding && area.open > 0 ? [say('hunters-open', { n: area.open })] : []),
    ...(area.contents ?? [])
      .filter(([content]) => telling.has(content))
      .map(([content, n]) => thing(content, n)),
  ];
}

/** The pieces in an area, seat by seat, with who gets the points. */
function Leaders({ table, area }: { table: Table; area: Area }): JSX.Element {
  const seats = table.seats.value;
  const leaders = area.leaders ?? [];
  const pieces = area.pieces ?? [];
  const isDone = (area.kind === 'forest' || area.kind === 'river') && area.open === 0;
  if (pieces.length === 0 && leaders.length === 0) {
    return <p class="hg-card-nobody">{say(isDone ? 'hunters-nobody-was' : 'hunters-nobody')}</p>;
  }
  const pose = area.kind === 'meadow' ? 'lying' : area.kind === 'system' ? 'hut' : 'standing';
  return (
    <ul class="hg-leaders in-wrap">
      {seats.map((seat) => {
        const count = pieces[seat.seat] ?? 0;
        const isLeading = leaders.includes(seat.seat);
        if (count === 0 && !isLeading) return null;
        const mark = markOf(seat.mark, seat.seat);
        return (
          <li key={seat.seat} data-leading={isLeading}>
            {count > 0 ? <PiecePicture mark={mark} pose={pose} size={26} /> : <Mark mark={mark} />}
            {count > 0 && <span>{say('hunters-times', { n: count })}</span>}
            <span class="hg-leader-name">{seat.name}</span>
            {isLeading && <em>{say(isDone ? 'hunters-got' : 'hunters-leads')}</em>}
          </li>
        );
      })}
    </ul>
  );
}

/** As many kinds as fit the card; the sheet shows them all. */
const FEW = 5;

/** The chance that a tile for an empty square comes; nothing for whoever wants no help. */
export function GapOdds({
  table,
  x,
  y,
}: {
  table: Table;
  x: number;
  y: number;
}): JSX.Element | null {
  const { gaps, fills, draws, odds } = viewOf(table).outlook;
  const which = gaps.find((it) => it.x === x && it.y === y)?.fills;
  const isTold = table.tellsOdds.value && draws && which !== undefined;
  // Where nothing fits, that is said already.
  if (!isTold || (fills[which] ?? []).length === 0) return null;
  const found = odds?.[which];
  return (
    <p class="hg-card-facts" data-testid="hunters-odds">
      {found ? oddsWords('tile', found, draws) : say('hunters-gap-bonus')}
    </p>
  );
}

function GapWords({ table, x, y }: { table: Table; x: number; y: number }): JSX.Element | null {
  const kinds = fillsOf(table, x, y);
  if (!kinds) return null;
  const count = kinds.reduce((sum, { left }) => sum + left, 0);
  return (
    <div class="grows">
      <p class="hg-card-title">
        <strong>{say('hunters-gap')}</strong>
        <b class="hg-card-worth">{say('hunters-tiles', { n: count })}</b>
      </p>
      {kinds.length === 0 ? (
        <p class="hg-card-nobody">{say('hunters-gap-none')}</p>
      ) : (
        <div class="hg-fits in-row">
          {kinds.slice(0, FEW).map(({ tile, left }) => (
            <span key={tile} class="hg-fit">
              <TilePicture tile={tileOf(table.catalogue, tile)} size={44} />
              <span>{say('hunters-times', { n: left })}</span>
            </span>
          ))}
          {kinds.length > FEW && (
            <button type="button" class="hg-switch" onClick={() => raise('detail')}>
              {say('hunters-more', { n: kinds.length - FEW })}
            </button>
          )}
        </div>
      )}
      <GapOdds table={table} x={x} y={y} />
    </div>
  );
}

/** The unseen kinds that fit an empty square, most frequent first; `null` for no such square. */
export function fillsOf(
  table: Table,
  x: number,
  y: number,
): readonly { readonly tile: number; readonly left: number }[] | null {
  const { outlook } = viewOf(table);
  const gap = outlook.gaps.find((it) => it.x === x && it.y === y);
  if (!gap) return null;
  return (outlook.fills[gap.fills] ?? [])
    .flatMap((kind) => outlook.kinds[kind] ?? [])
    .sort((a, b) => b.left - a.left || a.tile - b.tile);
}
