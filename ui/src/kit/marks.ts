// The marks of seats: a colour is never alone, a shape always goes with it. A mark's name is
// what the engines keep; colour and words follow from it.

export const MARKS = ['sun', 'drop', 'leaf', 'moon', 'peak', 'knot'] as const;

export type MarkName = (typeof MARKS)[number];

const COLOURS: Readonly<Record<MarkName, string>> = {
  sun: 'madder',
  drop: 'indigo',
  leaf: 'moss',
  moon: 'plum',
  peak: 'slate',
  knot: 'ochre',
};

/** Filled shapes on a 24 grid, told apart by outline alone, also at 12 px. */
export const SHAPES: Readonly<Record<MarkName, string>> = {
  sun: 'M12 1.5l2.2 4.6 4.7-2.3-1.6 5 5.2.9-4.2 3.1 3 4.3-5.2-.3.2 5.3-4.1-3.3-4.1 3.3.2-5.3-5.2.3 3-4.3L2 9.7l5.2-.9-1.6-5 4.7 2.3z',
  drop: 'M12 1.5C15.5 7 19.5 10.5 19.5 15a7.5 7.5 0 0 1-15 0C4.5 10.5 8.5 7 12 1.5z',
  leaf: 'M21 3C9 2.5 3 8 3 14c0 1.7.5 3.2 1.3 4.5L2.5 21.5l2 1 2-3.3C8 20.3 9.5 21 11.5 21 18 21 21.5 14 21 3z',
  moon: 'M15.5 1.8A10.5 10.5 0 1 0 15.5 22.2 12.5 12.5 0 0 1 15.5 1.8z',
  peak: 'M12 2.5L23 21H1z',
  knot: 'M12 1.5L22.5 12 12 22.5 1.5 12zM12 8l-4 4 4 4 4-4z',
};

/** A mark from a saved name; an unknown one falls back by seat. */
export function markOf(name: string, seat = 0): MarkName {
  return MARKS.find((mark) => mark === name) ?? MARKS[seat % MARKS.length] ?? 'sun';
}

/** The CSS colour of a mark. */
export function markColour(mark: MarkName): string {
  return `var(--seat-${COLOURS[mark]})`;
}
