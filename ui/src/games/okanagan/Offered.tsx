// The tiles on offer: three open ones and the tops of the three piles with their actions, beside the
// own tile. Always in sight; when a tile is to be drawn or an action to be chosen, they are the
// buttons for it.

import type { JSX } from 'preact';
import { useCarry } from '../../kit/ghost/carry';
import { Floating } from '../../kit/ghost/Floating';
import { Icon } from '../../kit/Icon';
import { msg, say } from '../../words/words';
import { BackPicture, TilePicture } from './art/tile';
import { Nuggets, Stock } from './Holdings';
import { PictureButton } from './parts';
import {
  heldTile,
  offerOf,
  ownPlayer,
  type Play,
  packOf,
  panelDraft,
  playedKey,
  type Table,
  tileOf,
  viewOf,
} from './play';
import type { Turns } from './types';
import { backName, tileWords } from './words';

type Props = { table: Table; play: Play };

const PLACES = [0, 1, 2] as const;

/** The own tile and the six on offer. */
export function Offered({ table, play }: Props): JSX.Element {
  const offer = offerOf(table);
  const isDrawing = (offer?.drawOpen.length ?? 0) + (offer?.drawPile.length ?? 0) > 0;
  const own = ownPlayer(table);
  const actions = offer?.bonus ?? [];
  const { piles } = viewOf(table);
  // The actions stand below as cards: on a phone the tiles matter beside them only where one may go.
  const canRefresh = actions.some((pile) => piles[pile]?.back?.action === 'refresh3');
  return (
    <div
      class="ok-offered"
      data-drawing={isDrawing}
      data-acting={actions.length > 0}
      data-refreshing={canRefresh}
    >
      <HeldTile table={table} play={play} />
      <div class="ok-six" role="group" aria-label={say('okanagan-six')}>
        {PLACES.map((place) => (
          <OpenTile key={`open-${place}`} table={table} play={play} place={place} />
        ))}
        {PLACES.map((pile) => (
          <PileTop key={`pile-${pile}`} table={table} play={play} pile={pile} />
        ))}
      </div>
      {own && (
        <div class="ok-side">
          <Stock table={table} seat={table.seat.value} player={own} />
          <span class="ok-on-phone">
            <Nuggets n={own.nuggets} />
          </span>
        </div>
      )}
    </div>
  );
}

function chosenKey(play: Play): string | null {
  const ghost = play.shade.value;
  return ghost?.type === 'panel' ? ghost.key : null;
}

/** Whether two ways to decide are compared: nothing is to be chosen then. */
const isCompared = (table: Table): boolean => (table.played?.value ?? null) !== null;

function OpenTile({ table, play, place }: Props & { place: number }): JSX.Element {
  const pack = packOf(table);
  const id = viewOf(table).open[place] ?? null;
  if (id === null)
    return <span class="ok-empty fills" role="img" aria-label={say('okanagan-empty-place')} />;
  const tile = tileOf(pack, id);
  const canDraw = offerOf(table)?.drawOpen.includes(place) ?? false;
  const key = `open-${place}`;
  const words = say('okanagan-open-tile', { n: place + 1, what: tileWords(tile) });
  return (
    <PictureButton
      class="ok-offer-tile"
      label={words}
      testId={`okanagan-open-${place}`}
      what={`tile:${id}`}
      isChosen={chosenKey(play) === key}
      isPlayed={playedKey(table) === key}
      isOpen={canDraw && !isCompared(table)}
      onPress={() => {
        if (!canDraw) return play.ask({ type: 'tile', tile: id, back: tile.back });
        table.choose(
          panelDraft(
            key,
            { game: 'okanagan', type: 'drawOpen', place },
            msg('okanagan-says-draw-open', { n: place + 1 }),
          ),
        );
      }}
    >
      <TilePicture tile={tile} />
    </PictureButton>
  );
}

function PileTop({ table, play, pile }: Props & { pile: number }): JSX.Element {
  const { size, back } = viewOf(table).piles[pile] ?? { size: 0, back: null };
  if (!back || size === 0) {
    return (
      <span
        class="ok-empty fills"
        role="img"
        aria-label={say('okanagan-empty-pile', { n: pile + 1 })}
      />
    );
  }
  const offer = offerOf(table);
  const canDraw = offer?.drawPile.includes(pile) ?? false;
  const canAct = offer?.bonus.includes(pile) ?? false;
  const name = backName(back);
  const key = canAct ? `bonus-${pile}` : `pile-${pile}`;
  return (
    <PictureButton
      class="ok-offer-tile ok-offer-pile"
      label={say('okanagan-pile', { n: pile + 1, size, name })}
      testId={`okanagan-pile-${pile}`}
      what={`action:${back.action}`}
      isChosen={chosenKey(play) === key}
      isPlayed={playedKey(table) === key}
      isOpen={(canDraw || canAct) && !isCompared(table)}
      onPress={() => {
        if (canAct) return table.choose(bonusDraft(table, pile));
        if (!canDraw) return play.ask({ type: 'back', back, pile });
        table.choose(
          panelDraft(
            key,
            { game: 'okanagan', type: 'drawPile', pile },
            msg('okanagan-says-draw-pile', { n: pile + 1 }),
          ),
        );
      }}
    >
      <BackPicture back={back} />
      <span class="ok-pile-size" aria-hidden="true">
        {size}
      </span>
    </PictureButton>
  );
}

/** The draft of using the action on top of a pile. */
export function bonusDraft(table: Table, pile: number) {
  const back = viewOf(table).piles[pile]?.back;
  return panelDraft(
    `bonus-${pile}`,
    { game: 'okanagan', type: 'bonus', pile },
    msg('okanagan-says-bonus', { name: back ? backName(back) : '' }),
  );
}

/** The tile before the player: to be placed, turned, or looked at. */
function HeldTile({ table, play }: Props): JSX.Element {
  const held = ownPlayer(table)?.held ?? null;
  const tile = heldTile(table);
  const canPlace = (offerOf(table)?.place.length ?? 0) > 0;
  const turns: Turns = canPlace ? (play.ghost.turns.value as Turns) : 0;
  const side = Math.max(table.viewport.cellSize(), 56);
  const ref = useCarry<HTMLButtonElement>(play.ghost, {
    lift: () => Math.max(64, table.viewport.cellSize()),
    onTap: () => {
      if (canPlace) play.ghost.turn();
      else if (held?.tile) play.ask({ type: 'tile', tile: held.tile, back: held.back });
      else if (held) play.ask({ type: 'back', back: held.back, pile: -1 });
    },
    take: () => canPlace,
  });
  return (
    <div class="ok-held" data-can={canPlace} data-none={held === null}>
      <button
        type="button"
        ref={ref}
        class="ok-held-tile"
        data-testid="okanagan-held"
        data-what={tile ? `tile:${tile.tile}` : held ? `action:${held.back.action}` : undefined}
        aria-label={
          tile
            ? say(canPlace ? 'okanagan-held-turn' : 'okanagan-held', { what: tileWords(tile) })
            : say(held ? 'okanagan-held-hidden' : 'okanagan-held-none')
        }
      >
        {tile ? (
          <TilePicture tile={tile} turns={turns} />
        ) : held ? (
          <BackPicture back={held.back} />
        ) : (
          <span class="ok-empty fills" />
        )}
        {canPlace && (
          <span class="ok-held-turn centred" data-tool="true" aria-hidden="true">
            <Icon name="turn" size={20} />
          </span>
        )}
      </button>
      <span class="ok-caption quiet">{say('okanagan-your-tile')}</span>
      {tile && (
        <Floating ghost={play.ghost} size={{ width: side, height: side }}>
          <TilePicture tile={tile} turns={turns} />
        </Floating>
      )}
    </div>
  );
}
