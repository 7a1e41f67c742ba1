// How points look in bars by where they came from: tree tops, running water, fish, grass. Each is told
// apart by its pattern alone.

import { patterned } from '../../kit/Pattern';

export const SourceLook = patterned('hg', {
  forest: {
    ground: 'var(--hg-tree)',
    drawn: (
      <>
        <path d="M4 2l3 5H1zM12 9l3 5H9z" fill="var(--hg-tree-shade)" />
        <path d="M4 4l1.6 2.6H2.4zM12 11l1.6 2.6h-3.2z" fill="var(--hg-tree-light)" />
      </>
    ),
  },
  river: {
    ground: 'var(--hg-water)',
    drawn: (
      <path
        d="M0 4q4-3 8 0t8 0M0 12q4-3 8 0t8 0"
        fill="none"
        stroke="var(--hg-water-light)"
        stroke-width="2"
      />
    ),
  },
  system: {
    ground: 'var(--hg-water-deep)',
    drawn: (
      <path
        d="M2 5q3-3.5 6 0 1.5-1 2.5-2v4Q9.5 6 8 5q-3 3.5-6 0zM7 13q3-3.5 6 0 1-.8 2-1.6v3.2q-1-.8-2-1.6-3 3.5-6 0z"
        fill="var(--hg-fish)"
      />
    ),
  },
  meadow: {
    ground: 'var(--hg-grass)',
    drawn: (
      <path
        d="M2 7l1.5-4L5 7M4 7l1.5-3M10 15l1.5-4L13 15M12 15l1.5-3"
        fill="none"
        stroke="var(--hg-ink)"
        stroke-opacity="0.55"
        stroke-width="1.3"
      />
    ),
  },
  huntingTrap: {
    ground: 'var(--hg-deer)',
    drawn: <path d="M0 0l16 16M16 0L0 16" stroke="var(--hg-aurochs)" stroke-width="2" />,
  },
  canoe: {
    ground: 'var(--hg-water-light)',
    drawn: <path d="M1 6h14q-2 5-7 5T1 6z" fill="var(--hg-wood)" />,
  },
});
