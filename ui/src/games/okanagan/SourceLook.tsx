// How points look in bars by where they came from: the explorer's four terrains, the goals as waves of
// the lake, gold as nuggets. Each is told apart by its pattern alone.

import { patterned } from '../../kit/Pattern';

export const SourceLook = patterned('ok', {
  explorer: {
    ground: 'var(--ok-prairie)',
    drawn: (
      <>
        <rect width="8" height="8" fill="var(--ok-forest)" />
        <rect x="8" y="8" width="8" height="8" fill="var(--ok-mountain)" />
      </>
    ),
  },
  goal: {
    ground: 'var(--ok-lake)',
    drawn: (
      <path
        d="M0 4l4-3 4 3 4-3 4 3M0 12l4-3 4 3 4-3 4 3"
        fill="none"
        stroke="var(--ok-lake-light)"
        stroke-width="2.2"
      />
    ),
  },
  nuggets: {
    ground: 'var(--ok-seal)',
    drawn: (
      <path
        d="M2 6l2-3 4 1 1 3-3 2zM9 14l1-4 4-1 1 4-3 2z"
        fill="var(--ok-gold)"
        stroke="var(--ok-gold-light)"
        stroke-width="0.8"
      />
    ),
  },
});
