// How points look in bars by where they came from: dominated planets, treaties hand in hand, coins.
// Each is told apart by its pattern alone.

import { patterned } from '../../kit/Pattern';

export const SourceLook = patterned('sb', {
  dominance: {
    ground: 'var(--sb-plum)',
    drawn: (
      <>
        <circle cx="8" cy="8" r="3.4" fill="var(--sb-white)" />
        <ellipse
          cx="8"
          cy="8"
          rx="7"
          ry="2.2"
          transform="rotate(-25 8 8)"
          fill="none"
          stroke="var(--sb-ink)"
          stroke-width="1.5"
        />
      </>
    ),
  },
  diplomacy: {
    ground: 'var(--sb-teal)',
    drawn: (
      <>
        <circle cx="5.5" cy="8" r="3.6" fill="none" stroke="var(--sb-white)" stroke-width="1.8" />
        <circle cx="10.5" cy="8" r="3.6" fill="none" stroke="var(--sb-white)" stroke-width="1.8" />
      </>
    ),
  },
  coins: {
    ground: 'var(--sb-gold)',
    drawn: (
      <path
        d="M0 3h16M0 8h16M0 13h16"
        stroke="var(--sb-ink)"
        stroke-opacity="0.5"
        stroke-width="2"
      />
    ),
  },
});
