// What a ghost draws on the board: the places open to it, the thing as it would lie, and the place
// where it may not. The picture of the thing is the game's.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Box } from '../geometry';
import { Dot } from '../Spot';
import type { Ghost, Proposal } from './ghost';

interface Props<P, D extends Proposal> {
  readonly ghost: Ghost<P, D>;
}

/** How far into its cell the mark of a square reaches, in shares of the cell. */
const INSET = 0.06;
const PLUS = 0.12;

/** Every place open to the thing, but the one it lies on. */
export function Places<P, D extends Proposal>(
  p: Props<P, D> & { readonly testId: string },
): JSX.Element | null {
  const { ghost, testId } = p;
  const { piece } = ghost;
  const { cell } = piece;
  const at = ghost.at.value;
  const under = at === null ? null : ghost.middleOf(at);
  const open = new Map<
    string,
    { x: number; y: number; box: ReturnType<typeof piece.box>; n: number }
  >();
  for (const place of ghost.marked()) {
    const { x, y } = place.middle;
    if (x === under?.x && y === under.y) continue;
    const key = `${x},${y}`;
    open.set(key, { x, y, box: piece.box(place.at), n: (open.get(key)?.n ?? 0) + 1 });
  }
  if (open.size === 0) return null;
  return (
    <g class={at === null ? 'legal ghost-places' : 'legal ghost-places ghost-places-quiet'}>
      {[...open].map(([key, { x, y, box, n }]) => (
        <g
          key={key}
          data-testid={testId}
          data-x={Math.round(box.x / cell)}
          data-y={Math.round(box.y / cell)}
          data-turns={n}
        >
          {piece.isDotted ? (
            <Dot x={x} y={y} r={cell * 0.11} />
          ) : (
            <>
              <rect
                class="ghost-square"
                x={box.x + cell * INSET}
                y={box.y + cell * INSET}
                width={box.width - 2 * cell * INSET}
                height={box.height - 2 * cell * INSET}
                rx={cell * 0.09}
              />
              <path
                class="ghost-plus"
                d={`M${x - cell * PLUS} ${y}h${2 * cell * PLUS}M${x} ${y - cell * PLUS}v${2 * cell * PLUS}`}
              />
            </>
          )}
        </g>
      ))}
    </g>
  );
}

/** The thing as it would lie, drawn from its box's corner, in its frame. */
export function GhostArt<P, D extends Proposal>(
  p: Props<P, D> & {
    readonly frame: number;
    /** What is to stay in sight with it. */
    readonly around?: Box;
    readonly draw: (at: P) => ComponentChildren;
  },
): JSX.Element | null {
  const { ghost, frame, around, draw } = p;
  const at = ghost.at.value;
  const box = at && ghost.piece.box(at);
  const { width: across, height: down } = ghost.viewport.size.value;
  // What is about to be laid is seen whole, wherever it hangs and whoever has put it there.
  useEffect(() => {
    if (box) ghost.viewport.ensureVisible(box, around);
  }, [box?.x, box?.y, box?.width, box?.height, across, down]);
  if (at === null || box === null) return null;
  const { x, y, width, height } = box;
  const rect = {
    x: -frame,
    y: -frame,
    width: width + 2 * frame,
    height: height + 2 * frame,
    rx: 7 + frame,
  };
  return (
    <g
      class="ghost"
      transform={`translate(${x} ${y})`}
      data-testid={`${ghost.piece.name}-ghost`}
      data-turns={ghost.piece.turns(at)}
    >
      {draw(at)}
      <rect class="ghost-back" {...rect} />
      <rect class="ghost-edge" {...rect} />
    </g>
  );
}

/** The thing where it was laid, pale in its frame, beside a ghost where it had better lain. */
export function PlayedArt<P, D extends Proposal>(
  p: Props<P, D> & { readonly draw: (at: P) => ComponentChildren },
): JSX.Element | null {
  const { ghost, draw } = p;
  const { piece } = ghost;
  const [at, better] = [ghost.played.value, ghost.at.value];
  if (at === null || better === null) return null;
  const { x, y, width, height } = piece.box(at);
  const other = piece.box(better);
  // On the same place there is nothing to see but the ghost.
  if (x === other.x && y === other.y && width === other.width) return null;
  const rect = { x: 2, y: 2, width: width - 4, height: height - 4, rx: 7 };
  return (
    <g
      class="ghost-played"
      transform={`translate(${x} ${y})`}
      style={{ '--side': Math.min(width, height) }}
      data-testid={`${piece.name}-played`}
    >
      <g class="ghost-played-art">{draw(at)}</g>
      <rect class="ghost-played-back" {...rect} />
      <rect class="ghost-played-edge" {...rect} />
    </g>
  );
}

/** The thing where it may not lie, crossed out. */
export function Tried<P, D extends Proposal>(
  p: Props<P, D> & { readonly draw?: (at: P) => ComponentChildren },
): JSX.Element | null {
  const { ghost, draw } = p;
  const { piece } = ghost;
  const note = ghost.note.value;
  if (!note?.isRefusal) return null;
  const { x, y, width, height } = piece.box(note.at);
  const side = Math.min(width, height);
  const far = side * 0.17;
  const outline = piece.outline?.(note.at) ?? `M0 0H${width}V${height}H0Z`;
  return (
    <g
      class="tried"
      transform={`translate(${x} ${y})`}
      style={{ '--side': side }}
      data-testid={`${piece.name}-tried`}
    >
      <g class="tried-art">{draw?.(note.at)}</g>
      <path class="tried-edge" d={outline} />
      <path
        class="tried-cross"
        d={`M${width / 2 - far} ${height / 2 - far}l${2 * far} ${2 * far}m0 ${-2 * far}l${-2 * far} ${2 * far}`}
      />
    </g>
  );
}
