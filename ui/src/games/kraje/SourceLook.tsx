// How points look in bars by where they came from: the own conditions as village roofs, the shared one
// as the woods of all, losses as torn paper. Each is told apart by its pattern alone.

import { patterned } from '../../kit/Pattern';

export const SourceLook = patterned('kr', {
  own: {
    ground: 'var(--kr-g-village)',
    drawn: (
      <>
        <path d="M1 8l4-4 4 4zM9 16l4-4 4 4zM-7 16l4-4 4 4z" fill="var(--kr-roof)" />
        <path d="M2.5 8h5v3h-5zM10.5 0h5v3h-5z" fill="var(--kr-wall)" />
      </>
    ),
  },
  shared: {
    ground: 'var(--kr-g-forest)',
    drawn: (
      <>
        <circle cx="4" cy="5" r="3" fill="var(--kr-leaf)" />
        <circle cx="12" cy="12" r="3" fill="var(--kr-leaf)" />
      </>
    ),
  },
  penalty: {
    ground: 'var(--kr-snow)',
    drawn: (
      <path d="M-2 10L10 -2M-2 18L18 -2M6 18L18 6" stroke="var(--kr-mushroom)" stroke-width="2.5" />
    ),
  },
});
