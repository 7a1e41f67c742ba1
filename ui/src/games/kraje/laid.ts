// Two cards of a pack laid over each other, as may be done and as may not. What makes it right or
// wrong is tested on the pack itself.

import { type Box, boxAround } from '../../kit/geometry';
import { cardSize, UNIT } from './geometry';
import type { Catalogue, Placement } from './types';

/** A card on another one. */
export interface Laid {
  /** What it shows; with it go its words. */
  readonly key: 'covers' | 'condition' | 'apart';
  readonly isRight: boolean;
  readonly placed: readonly [Placement, Placement];
}

/** The examples of a pack. */
export function laid({ cards }: Catalogue): readonly Laid[] {
  const [first, second] = [cards[1]?.id, cards[12]?.id];
  if (first === undefined || second === undefined) return [];
  const under: Placement = { card: first, side: 'scoring', rotation: 0, x: 0, y: 0 };
  const over = (x: number, y: number): Placement => ({
    card: second,
    side: 'plain',
    rotation: 0,
    x,
    y,
  });
  return [
    { key: 'covers', isRight: true, placed: [under, over(1, 2)] },
    { key: 'condition', isRight: false, placed: [under, over(1, 0)] },
    { key: 'apart', isRight: false, placed: [under, over(2, 1)] },
  ];
}

/** What has to be seen of cards that lie, in board units. */
export function frameOf(placed: readonly Placement[]): Box {
  const corners = placed.flatMap(({ x, y, rotation }) => {
    const { cols, rows } = cardSize(rotation);
    return [
      { x, y },
      { x: x + cols - 1, y: y + rows - 1 },
    ];
  });
  return boxAround(corners, UNIT);
}
