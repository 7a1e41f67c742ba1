/** A narrow shadow to the south and east of each square tile: tiles lie on the ground, not in it. */
export function TileShadows({
  cells,
  side,
}: {
  readonly cells: readonly { x: number; y: number }[];
  readonly side: number;
}) {
  const edge = ({ x, y }: { x: number; y: number }): string =>
    `M${x * side + 3} ${y * side + 3.5}h${side}v${side}h-${side}Z`;
  return <path class="tile-shadows" d={cells.map(edge).join('')} />;
}
