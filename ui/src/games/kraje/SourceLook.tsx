// How points look in bars by where they came from: the own conditions as village roofs, the shared one
// as the woods of all, losses as torn paper. Each is told apart by its pattern alone.

import type { JSX } from 'preact';

const LOOKS: Readonly<Record<string, JSX.Element>> = {
  own: (
    <>
      <rect width="16" height="16" fill="var(--kr-g-village)" />
      <path d="M1 8l4-4 4 4zM9 16l4-4 4 4zM-7 16l4-4 4 4z" fill="var(--kr-roof)" />
      <path d="M2.5 8h5v3h-5zM10.5 0h5v3h-5z" fill="var(--kr-wall)" />
    </>
  ),
  shared: (
    <>
      <rect width="16" height="16" fill="var(--kr-g-forest)" />
      <circle cx="4" cy="5" r="3" fill="var(--kr-leaf)" />
      <circle cx="12" cy="12" r="3" fill="var(--kr-leaf)" />
    </>
  ),
  penalty: (
    <>
      <rect width="16" height="16" fill="var(--kr-snow)" />
      <path d="M-2 10L10 -2M-2 18L18 -2M6 18L18 6" stroke="var(--kr-mushroom)" stroke-width="2.5" />
    </>
  ),
};

export function SourceLook({ kind }: { kind: string }): JSX.Element {
  return <g class="kr">{LOOKS[kind]}</g>;
}
