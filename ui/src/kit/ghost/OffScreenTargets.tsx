// Places where the thing may lie that are out of sight: how many lie beyond each edge, and a tap
// goes there. Whoever has come close to one square learns that there are others. The buttons stand
// where no place in sight is.

import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { say } from '../../words/words';
import { type Box, type Point, union } from '../geometry';
import { Icon } from '../Icon';
import { edgeStand, RoomOf, SIDES, type Side } from '../room';
import type { Ghost, Proposal } from './ghost';

/** A button on every edge that places lie beyond. */
export function OffScreenTargets<P, D extends Proposal>({
  ghost,
}: {
  ghost: Ghost<P, D>;
}): JSX.Element {
  const { viewport } = ghost;
  const { taken, zoom } = useContext(RoomOf);
  const all = placesBeyond(ghost);
  const around = zoom ? [...taken, zoom] : [...taken];
  return (
    <>
      {SIDES.map((side) => {
        const beyond = all.filter((place) => place.side === side);
        const [first, ...others] = beyond.map((place) => place.box);
        if (!first) return null;
        const { box, isFree } = edgeStand(side, viewport.size.value, around);
        around.push(box);
        return (
          <button
            key={side}
            type="button"
            class="beyond legal"
            data-side={side}
            data-gives={!isFree}
            data-testid={`${ghost.piece.name}-beyond`}
            aria-label={say('ghost-beyond', { side, n: beyond.length })}
            style={{ left: `${box.x}px`, top: `${box.y}px` }}
            onClick={() => viewport.show(others.reduce(union, first))}
          >
            <Icon name="next" size={18} />
            <b>{beyond.length}</b>
          </button>
        );
      })}
    </>
  );
}

/** The places out of sight, each once however many ways the thing may lie there. */
function placesBeyond<P, D extends Proposal>(
  ghost: Ghost<P, D>,
): readonly { readonly side: Side; readonly box: Box }[] {
  const { viewport, piece } = ghost;
  const size = viewport.size.value;
  if (size.width === 0) return [];
  const seen = new Map<string, { side: Side; box: Box }>();
  for (const { at, middle } of ghost.places()) {
    const side = sideOf(viewport.pixelAt(middle), size);
    if (side) seen.set(`${middle.x} ${middle.y}`, { side, box: piece.box(at) });
  }
  return [...seen.values()];
}

/** The edge a pixel lies beyond, the one it is farthest beyond; none while it is in sight. */
function sideOf({ x, y }: Point, size: { width: number; height: number }): Side | null {
  const over = { left: -x, right: x - size.width, top: -y, bottom: y - size.height };
  const farthest = SIDES.reduce((a, b) => (over[b] > over[a] ? b : a));
  return over[farthest] > 0 ? farthest : null;
}
