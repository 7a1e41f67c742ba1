// Beside or under the board: the tiles in hand, or after placing the choice of a piece; what is
// left in the bag and the bonus pile; and what everybody has in supply.

import type { ComponentChildren, JSX } from 'preact';
import { useCarry } from '../../kit/ghost/carry';
import { Floating } from '../../kit/ghost/Floating';
import { Icon } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { raise } from '../../state/nav';
import { say } from '../../words/words';
import type { BoardProps, Draft } from '../game-ui';
import { PiecePicture } from './art/pieces';
import { TileBack, TilePicture } from './art/TilePicture';
import { Closeup } from './Closeup';
import { isMeant, openSpots, spotsAhead } from './Ghost';
import { tileOf } from './ground';
import {
  ground,
  keepDraft,
  occupyDraft,
  offerOf,
  type Play,
  passDraft,
  playOf,
  type Table,
  takeBackDraft,
  viewOf,
} from './play';
import { poseOf } from './Tiles';
import { fieldWords, roleOf, spotName, tileWords } from './words';

/** All that is not the board. */
export function Panel({ table }: BoardProps<'hunters'>): JSX.Element {
  const play = playOf(table);
  const view = viewOf(table);
  const offer = offerOf(table);
  return (
    <>
      <OnFinger table={table} play={play} />
      <div class="hg hg-panel in-row" data-testid="hunters-panel">
        {offer?.type === 'occupy' ? (
          <div class="hg-choosing">
            <Closeup table={table} play={play} />
            <PieceChips table={table} play={play} />
          </div>
        ) : offer?.type === 'takeBack' ? (
          <BackChips table={table} play={play} />
        ) : (
          view.phase !== 'over' && <Hand table={table} play={play} />
        )}
        {spotsAhead(table, play).length > 0 ? (
          <AheadChips table={table} play={play} />
        ) : (
          <Commons table={table} play={play} />
        )}
        <Supplies table={table} />
      </div>
    </>
  );
}

/** The own hand. */
function Hand({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const view = viewOf(table);
  const own = view.seats[table.seat.value];
  const hand = own?.hand ?? [];
  if (hand.length === 0) return null;
  return (
    <div class="hg-hand in-row" role="group" aria-label={say('hunters-hand')}>
      {hand.map((tile) => (
        <HandTile
          key={tile}
          table={table}
          play={play}
          tile={tile}
          isOnly={hand.length === 1}
          isNew={hand.length > 1 && tile === drawnLast(table)}
        />
      ))}
      <button
        type="button"
        class="hg-tool pick pick-tool"
        data-tool="true"
        disabled={play.tile.value === null}
        aria-label={say('hunters-turn')}
        data-testid="hunters-hand-turn"
        onClick={() => play.ghost.turn()}
      >
        <Icon name="turn" />
      </button>
    </div>
  );
}

/** The tile drawn after one's own last turn, where that is told. */
function drawnLast(table: Table): number | null {
  const own = table.seat.value;
  const drawn = table.state.value.since.flatMap(({ event }) =>
    event.game === 'hunters' && event.type === 'drew' && event.seat === own ? [event.tile] : [],
  );
  return drawn.at(-1) ?? null;
}

interface HandTileProps {
  readonly table: Table;
  readonly play: Play;
  readonly tile: number;
  readonly isOnly: boolean;
  readonly isNew: boolean;
}

function HandTile({ table, play, tile, isOnly, isNew }: HandTileProps): JSX.Element {
  const isChosen = play.tile.value === tile;
  const turns = isChosen ? play.ghost.turns.value : 0;
  const canPlace = play.tile.value !== null;
  const ref = useCarry<HTMLButtonElement>(play.ghost, {
    lift: () => Math.max(64, table.viewport.cellSize()),
    onTap: () => {
      if (!canPlace) return;
      if (isChosen) play.ghost.turn();
      else play.take(tile);
    },
    take: () => {
      if (canPlace) play.take(tile);
      return canPlace;
    },
  });
  return (
    <button
      type="button"
      ref={ref}
      class="hg-hand-tile"
      data-chosen={isChosen && !isOnly}
      data-testid={`hunters-hand-${tile}`}
      data-what={`tile:${tile}`}
      data-new={isNew}
      aria-label={say('hunters-hand-tile', {
        kind: tileOf(table.catalogue, tile).kind,
        what: tileWords(table.catalogue, tile, turns),
        isNew: isNew ? 'yes' : 'no',
      })}
      aria-pressed={isChosen}
      aria-disabled={!canPlace}
    >
      <TilePicture tile={tileOf(table.catalogue, tile)} turns={turns} />
      {tileOf(table.catalogue, tile).kind === 'bonus' && (
        <span class="hg-hand-badge">
          <TileBack bonus size={22} />
        </span>
      )}
    </button>
  );
}

/** What hangs on the finger while no square takes it. */
function OnFinger({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const tile = play.tile.value;
  if (tile === null) return null;
  const side = Math.max(64, Math.min(160, table.viewport.cellSize() * 1.2));
  return (
    <Floating ghost={play.ghost} size={{ width: side, height: side }} class="hg">
      <TilePicture
        tile={tileOf(table.catalogue, tile)}
        turns={play.ghost.turns.value}
        size={side}
      />
    </Floating>
  );
}

interface ChipProps {
  readonly table: Table;
  readonly draft: Draft<'hunters'> | null;
  readonly isChosen: boolean;
  readonly testId: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** One choice in the tray. */
function Chip({ table, draft, isChosen, testId, label, children }: ChipProps): JSX.Element {
  return (
    <button
      type="button"
      class="hg-chip pick"
      aria-pressed={isChosen}
      data-testid={testId}
      onClick={() => {
        if (draft && !isChosen) table.choose(draft);
      }}
    >
      <span class="unseen">{label}</span>
      <span class="hg-chip-face in-row" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** The pieces that may go on the tile just placed; the same spots as on the board. */
function PieceChips({ table, play }: { table: Table; play: Play }): JSX.Element {
  const lies = ground(table);
  const seat = table.seat.value;
  const mark = markOf(table.seats.value[seat]?.mark ?? '', seat);
  const ghost = play.shade.value;
  return (
    <div class="hg-chips" role="group" aria-label={say('hunters-pieces')}>
      {openSpots(table).map(({ piece, at, letter }) => {
        const tile = lies.tile(at.tile);
        const areas = lies.areasOf(at);
        const area = piece === 'hut' ? areas.system : areas.own;
        const worth = area === undefined ? 0 : (viewOf(table).areas[area]?.worth ?? 0);
        const words = fieldWords(lies, at, piece);
        return (
          <Chip
            key={`${piece}-${at.zone}`}
            table={table}
            draft={occupyDraft(table, piece, at.zone)}
            isChosen={ghost?.type === 'piece' && ghost.piece === piece && ghost.at.zone === at.zone}
            testId={`hunters-chip-${piece}-${at.zone}`}
            label={letter === '' ? words : `${letter}: ${words}`}
          >
            <PiecePicture mark={mark} pose={poseOf(tile, at.zone, piece)} size={34} />
            {letter !== '' && <i class="hg-chip-letter centred">{letter}</i>}
            <span class="hg-chip-words">
              <b>{say('hunters-role-short', { role: roleOf(tile, at.zone, piece) })}</b>
              <small>{say('hunters-now', { n: worth })}</small>
            </span>
          </Chip>
        );
      })}
      <Chip
        table={table}
        draft={passDraft()}
        isChosen={ghost?.type === 'none'}
        testId="hunters-chip-none"
        label={say('hunters-none')}
      >
        <span class="hg-chip-words hg-chip-nothing">
          <b>{say('hunters-none')}</b>
        </span>
      </Chip>
    </div>
  );
}

/** What may go onto the tile that is about to lie, under the same ✔: the same spots, small. */
function AheadChips({ table, play }: { table: Table; play: Play }): JSX.Element {
  const lies = ground(table);
  const seat = table.seat.value;
  const mark = markOf(table.seats.value[seat]?.mark ?? '', seat);
  const shade = play.shade.value;
  const isNone = shade?.type === 'tile' && shade.onto === 'none';
  return (
    <div
      class="hg-ahead-chips in-wrap"
      role="group"
      aria-label={say('hunters-pieces')}
      data-tool="true"
    >
      {spotsAhead(table, play).map((spot) => {
        const { piece, at, letter } = spot;
        const words = fieldWords(lies, at, piece);
        return (
          <AheadChip
            key={`${piece}-${at.zone}`}
            isChosen={isMeant(play, spot)}
            role={roleOf(lies.tile(at.tile), at.zone, piece)}
            testId={`hunters-onto-${piece}-${at.zone}`}
            label={letter === '' ? words : `${letter}: ${words}`}
            onPress={() => play.put({ piece, zone: at.zone })}
          >
            <PiecePicture mark={mark} pose={poseOf(lies.tile(at.tile), at.zone, piece)} size={30} />
            {letter !== '' && <i class="hg-chip-letter centred">{letter}</i>}
          </AheadChip>
        );
      })}
      <AheadChip
        isChosen={isNone}
        testId="hunters-onto-none"
        label={say('hunters-none')}
        onPress={() => play.put('none')}
      >
        <b class="hg-chip-nothing">{say('hunters-none')}</b>
      </AheadChip>
    </div>
  );
}

/** One of them, with the colour of the land it would stand on. */
function AheadChip(p: {
  readonly isChosen: boolean;
  readonly role?: string;
  readonly testId: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <button
      type="button"
      class="hg-ahead-chip centred pick"
      data-role={p.role}
      aria-label={p.label}
      aria-pressed={p.isChosen}
      data-testid={p.testId}
      onClick={() => !p.isChosen && p.onPress()}
    >
      {p.children}
    </button>
  );
}

/** The own pawns the shaman may call back. */
function BackChips({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const offer = offerOf(table);
  if (offer?.type !== 'takeBack') return null;
  const lies = ground(table);
  const seat = table.seat.value;
  const mark = markOf(table.seats.value[seat]?.mark ?? '', seat);
  const ghost = play.shade.value;
  return (
    <div class="hg-chips" role="group" aria-label={say('hunters-shaman')}>
      {offer.pawns.map((at) => {
        const placed = lies.lying(at.tile);
        const words = fieldWords(lies, at, 'pawn');
        return (
          <Chip
            key={`${at.tile}-${at.zone}`}
            table={table}
            draft={takeBackDraft(table, at)}
            isChosen={
              ghost?.type === 'back' && ghost.at.tile === at.tile && ghost.at.zone === at.zone
            }
            testId={`hunters-chip-back-${at.tile}-${at.zone}`}
            label={words}
          >
            <PiecePicture
              mark={mark}
              pose={poseOf(lies.tile(at.tile), at.zone, 'pawn')}
              size={34}
            />
            <span class="hg-chip-words">
              <b>
                {say('hunters-role-short', { role: roleOf(lies.tile(at.tile), at.zone, 'pawn') })}
              </b>
              {placed && <small>{spotName(placed)}</small>}
            </span>
          </Chip>
        );
      })}
      <Chip
        table={table}
        draft={keepDraft()}
        isChosen={ghost?.type === 'none'}
        testId="hunters-chip-keep"
        label={say('hunters-keep')}
      >
        <span class="hg-chip-words hg-chip-nothing">
          <b>{say('hunters-keep')}</b>
        </span>
      </Chip>
    </div>
  );
}

/** The bag, the bonus pile, and what can be looked up. */
function Commons({ table, play }: { table: Table; play: Play }): JSX.Element {
  const view = viewOf(table);
  return (
    <div class="hg-commons in-row">
      <button
        type="button"
        class="hg-piles in-row"
        data-testid="hunters-left"
        onClick={() => {
          play.ask(null);
          raise('detail');
        }}
      >
        <span class="unseen">{say('hunters-left-label', { bag: view.bag, pile: view.pile })}</span>
        <span class="hg-pile in-row" aria-hidden="true">
          <TileBack bonus={false} size={30} />
          <b>{view.bag}</b>
        </span>
        <span class="hg-pile in-row" aria-hidden="true">
          <TileBack bonus size={30} />
          <b>{view.pile}</b>
        </span>
      </button>
      <button
        type="button"
        class="hg-tool pick pick-tool"
        aria-pressed={play.isWashed.value}
        aria-label={say('hunters-wash')}
        title={say('hunters-wash')}
        data-testid="hunters-wash-toggle"
        onClick={() => play.wash()}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}

/** Pawns, huts and tiles of every seat. */
function Supplies({ table }: { table: Table }): JSX.Element {
  const view = viewOf(table);
  const own = table.seat.value;
  return (
    <ul class="hg-supplies in-wrap" aria-label={say('hunters-supplies')}>
      {table.seats.value.map((sitter) => {
        const seat = view.seats[sitter.seat];
        if (!seat) return null;
        const mark = markOf(sitter.mark, sitter.seat);
        const isOpen = sitter.seat !== own && seat.hand !== null;
        return (
          <li
            key={sitter.seat}
            class="hg-supply in-row"
            data-own={sitter.seat === own}
            data-testid={`hunters-supply-${sitter.seat}`}
          >
            <Mark mark={mark} size={18} />
            <span class="unseen">
              {say('hunters-supply-says', {
                name: sitter.name,
                pawns: seat.pawns,
                huts: seat.huts,
                tiles: seat.land + seat.bonus,
              })}
            </span>
            <span class="hg-supply-count" data-what="pawn" aria-hidden="true">
              <PiecePicture mark={mark} pose="standing" size={22} />
              {seat.pawns}
            </span>
            <span class="hg-supply-count" data-what="hut" aria-hidden="true">
              <PiecePicture mark={mark} pose="hut" size={22} />
              {seat.huts}
            </span>
            <span class="hg-supply-tiles" aria-hidden="true">
              {isOpen
                ? (seat.hand ?? []).map((tile) => (
                    <TilePicture key={tile} tile={tileOf(table.catalogue, tile)} size={30} />
                  ))
                : sitter.seat !== own && (
                    <>
                      {Array.from({ length: seat.land }, (_, i) => (
                        <TileBack key={`land${i}`} bonus={false} size={15} />
                      ))}
                      {Array.from({ length: seat.bonus }, (_, i) => (
                        <TileBack key={`bonus${i}`} bonus size={15} />
                      ))}
                    </>
                  )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
