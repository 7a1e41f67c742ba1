// What stands, swims and lies on the tiles, each drawn in a box of 32 × 32 around (16, 16), seen
// from the side and strong in outline, so that it is still known by its shape at a finger's nail.

import type { JSX } from 'preact';

export type Thing =
  | 'deer'
  | 'aurochs'
  | 'mammoth'
  | 'tiger'
  | 'fish'
  | 'menhir'
  | 'mushrooms'
  | 'hunting_trap'
  | 'pit_trap'
  | 'wild_fire'
  | 'shaman'
  | 'raft'
  | 'logboat';

const ink = 'var(--hg-ink)';
const line = {
  fill: 'none',
  stroke: ink,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const body = { stroke: ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' } as const;

const shapes: Record<Thing, () => JSX.Element> = {
  deer: () => (
    <>
      <path
        {...line}
        stroke-width="1.5"
        d="M21.6 7.2C21 4.6 19 3.2 16.6 3.4M21 5.2 20.2 1.6M23.8 6.6C24.4 3.8 26.4 2.6 28.6 3M24.6 4.6 25.4 1.2"
      />
      <path
        {...body}
        fill="var(--hg-deer)"
        d="M5.6 15.4C7.6 13 15.6 13.6 18 13l1.8-4.8C20.6 6 24.4 6 26.2 8l1.4 1.6c-.2 1.8-2.8 1.8-4 1.6L21.6 17c-.2 1.8-1 2.2-1.2 3l.2 8.4h-2L17.8 21H10.6l-.8 7.4h-2L7.2 20C5.4 19 4.6 17 5.6 15.4Z"
      />
      <path fill="var(--hg-cream)" d="M5.3 15.6c-.9 1.5-.3 3 .9 3.9.5-1.3.3-2.7-.9-3.9Z" />
      <circle cx="23.8" cy="8.5" r=".8" fill={ink} />
    </>
  ),
  aurochs: () => (
    <>
      <path
        {...body}
        fill="var(--hg-aurochs)"
        d="M3.4 14.600C5 10.4 11.8 10.8 14.8 9c3.2-1.8 6.8-1 8.8 1.2 2.8.6 5 3.2 5 6.2 0 2-2 3-4.2 2.4-.8 1.4-2 2.2-2.6 2.400l-.4 7.200h-3.200L17.6 22.400h-6.800l-.8 6h-3.200l-.2-7C3.8 20.2 2.4 17.2 3.4 14.600Z"
      />
      <path
        fill="none"
        stroke="var(--hg-cream)"
        stroke-width="2.2"
        stroke-linecap="round"
        d="M24.8 10.600c-.4-3.6 1.8-5.2 4.4-4.400M21.8 9.600c-1.8-2.8-.8-5.2 1.6-6"
      />
      <circle cx="25.4" cy="13.6" r=".9" fill="var(--hg-cream)" />
    </>
  ),
  mammoth: () => (
    <>
      <path
        {...body}
        fill="var(--hg-mammoth)"
        d="M2.8 22.400C1.8 14 6 8.6 12 8.200c1.8-3.8 8-5 11-1.6 4 .8 6 5 5.8 9.2 0 4.6-.8 8.6-2.4 11.8-.8 1.4-2.6.6-2.2-.8.8-3 .8-5.4 0-7.200l-1.4.8-.4 8h-4.400l-.6-6.800h-5l-.6 6.800H7.200L6.4 22l-.8 2.800Z"
      />
      <path
        {...line}
        stroke-width=".9"
        d="M7 15c.6 1.8.4 3.6-.4 5M11 13.600c.8 1.8.8 3.6.2 5.400M15 13.400c.8 1.6.8 3.2.4 4.8"
      />
      <path
        fill="none"
        stroke="var(--hg-cream)"
        stroke-width="2"
        stroke-linecap="round"
        d="M24 19.400c.6 4.6 5.4 4.8 6.2-.6"
      />
      <circle cx="24.8" cy="12.4" r=".9" fill={ink} />
    </>
  ),
  tiger: () => (
    <>
      <path {...line} stroke-width="2.4" d="M6.4 15.400C1.8 15 1.4 10 4.4 8" />
      <path
        {...body}
        fill="var(--hg-tiger)"
        d="M5.4 14.400C8.6 12 17 12.6 19.8 12c1-3 4-4.2 6.8-3l1.6-1.2.6 2.800c1.8 1.6 1.4 5-.6 6-1.6 1.4-4.2 1.4-5.4.8l.2 9h-2.800L19 19.600l-7 .2-.8 6.600H8.200L7.2 19.400C5 18.4 4.4 16 5.4 14.400Z"
      />
      <path
        {...line}
        stroke-width="1.4"
        d="M9.6 13.200l.8 3M13 12.800l.6 3.400M16.4 12.600l.4 3.2"
      />
      <path
        fill="none"
        stroke="var(--hg-cream)"
        stroke-width="1.5"
        stroke-linecap="round"
        d="M26.8 16.400v3.400M24.4 16.800v3"
      />
      <circle cx="26" cy="11.8" r=".9" fill={ink} />
    </>
  ),
  fish: () => (
    <>
      <path
        stroke="var(--hg-water-deep)"
        stroke-width="1.2"
        stroke-linejoin="round"
        fill="var(--hg-fish)"
        d="M3.6 16C8 8.4 17.4 8.6 21.6 14.400L28.6 9.8 27 16l1.6 6.2-7-4.600C17.4 23.4 8 23.6 3.6 16Z"
      />
      <path
        fill="none"
        stroke="var(--hg-water-deep)"
        stroke-width="1"
        stroke-linecap="round"
        d="M12 12c1.4 2.6 1.4 5.4 0 8M16 12.400c1.2 2.4 1.2 4.8 0 7.2"
      />
      <circle cx="8.2" cy="14.8" r="1.1" fill="var(--hg-water-deep)" />
    </>
  ),
  menhir: () => (
    <>
      <ellipse cx="16" cy="28" rx="9" ry="2.6" fill="var(--hg-shade)" />
      <path
        {...body}
        fill="var(--hg-stone)"
        d="M9.4 28C8.4 19 9.6 6.8 14 3.600c2.4-1.8 5.8.2 6.8 3.400C22.8 13 23.4 21 22.6 28Z"
      />
      <path
        fill="var(--hg-stone-light)"
        d="M11 27C10.4 19 11.4 8.6 14.6 5.400c-.6 6-1.2 14-1 21.600Z"
      />
      <path
        {...line}
        stroke-width="1.2"
        d="M15.6 10.400c1.6-.8 3.2-.4 3.6 1s-1.2 2.4-2.4 1.600M15.4 18.400c2-.8 3.6-.4 4.8.6"
      />
    </>
  ),
  mushrooms: () => (
    <>
      <path
        {...body}
        fill="var(--hg-cream)"
        d="M12.4 15h4.400l.8 12.400h-6ZM21.8 19.800h3l.8 8h-4.400Z"
      />
      <path
        {...body}
        fill="var(--hg-mushroom)"
        d="M4.6 16.400C5 9.4 9.4 5.6 14.6 5.600s9.6 3.8 10 10.800C18 18.6 11.2 18.6 4.6 16.400ZM17.6 21c.4-3.6 2.8-5.6 5.6-5.600S28.6 17.4 29 21c-3.8 1.2-7.6 1.2-11.4 0Z"
      />
      <path
        fill="var(--hg-cream)"
        d="M9.8 11.600a1.8 1.6 0 1 1 .1 0ZM16.6 9.600a1.7 1.5 0 1 1 .1 0ZM19.8 14.400a1.5 1.3 0 1 1 .1 0ZM23.4 19.200a1.3 1.1 0 1 1 .1 0Z"
      />
    </>
  ),
  hunting_trap: () => (
    <>
      <ellipse cx="16" cy="24" rx="12" ry="4.6" fill="var(--hg-shade)" />
      <path fill="var(--hg-ink)" opacity=".72" d="M5 25 10 8 13.6 6h4.800L22 8 27 25 21 27H11Z" />
      <path
        {...line}
        stroke="var(--hg-wood)"
        stroke-width="2.4"
        d="M5 25 10 8M27 25 22 8M11 27 13.6 6M21 27 18.4 6"
      />
      <path
        {...line}
        stroke="var(--hg-cream)"
        stroke-width="1.7"
        d="M7.6 16.600c5.6 2.4 11.2 2.4 16.8 0M6.2 21.600c6.6 2.8 13 2.8 19.6 0M9.4 11c4.4 1.8 8.8 1.8 13.2 0"
      />
      <path fill="var(--hg-stone)" {...body} d="m10 8-2-4.600L12.4 5ZM22 8l2-4.600L19.6 5Z" />
    </>
  ),
  pit_trap: () => (
    <>
      <ellipse
        cx="16"
        cy="19"
        rx="13.6"
        ry="8.6"
        fill="var(--hg-wood)"
        stroke={ink}
        stroke-width="1.1"
      />
      <ellipse cx="16" cy="20" rx="11.4" ry="6.6" fill="var(--hg-ink)" />
      <path
        fill="var(--hg-cream)"
        d="m8.6 22 1.6-8 1.8 8.800ZM13.6 24.400l1.6-9.6 1.8 9.800ZM19 24.200l1.6-9 1.8 8ZM23.4 21.600l1.2-6 1 4.400Z"
      />
      <path
        {...line}
        stroke="var(--hg-leaf)"
        stroke-width="2.2"
        d="M4 13.6 11.6 9M28 13l-8.4-4.200M14 7.600l5.6.2"
      />
    </>
  ),
  wild_fire: () => (
    <>
      <path {...line} stroke="var(--hg-wood)" stroke-width="3" d="m6.4 28 19.2-4M25.6 28 6.4 24" />
      <path
        {...body}
        fill="var(--hg-tiger)"
        d="M16 27c-6.6 0-9.6-4.2-8.6-9 .8-3.8 3.8-5 4.2-9.6 3 1.4 3.8 4 3.6 6 2-2 2.8-6.6 1.4-11.4 6 3.4 9 9.6 8.6 15.2-.2 5-3.6 8.8-9.2 8.800Z"
      />
      <path
        fill="var(--hg-flame)"
        d="M16.2 26.400c-3.6 0-5.4-2.4-4.8-5.2.4-2 2-3 2.4-5.2 1.8.8 2.6 2.4 2.4 3.6 1.2-.8 2-2.4 1.8-4.4 2.6 2 3.6 4.6 3.2 7-.4 2.6-2.2 4.2-5 4.200Z"
      />
    </>
  ),
  shaman: () => (
    <>
      <path
        {...line}
        stroke-width="1.7"
        d="M12.6 8C9.4 7.4 7.6 5 7.8 1.800M9.6 6.2 5.4 6M19.4 8c3.2-.6 5-3 4.8-6.200M22.4 6.200l4.2-.2"
      />
      <path
        {...body}
        fill="var(--hg-shaman)"
        d="M16 6.400c3.6 0 5.6 2.6 5.4 5.8 0 2-.8 3.6-2 4.6 4.6 1.4 7 5.4 7.6 11.600H5c.6-6.2 3-10.2 7.6-11.6-1.2-1-2-2.6-2-4.6-.2-3.2 1.8-5.8 5.4-5.800Z"
      />
      <path fill="var(--hg-cream)" {...body} d="M12.2 10.800h7.600l-1 4.2-2.8 2.4-2.8-2.400Z" />
      <path
        {...line}
        stroke-width="1.2"
        d="M13.8 12.800h1.200M17 12.800h1.200M15 15.200h2M9 22c4.6 2.4 9.4 2.4 14 0"
      />
      <circle cx="16" cy="21.4" r="1.9" fill="var(--hg-flame)" stroke={ink} stroke-width=".8" />
    </>
  ),
  raft: () => (
    <>
      <path
        {...body}
        fill="var(--hg-wood)"
        d="M4 12.6 26.6 8l1.6 3.600L5.4 16.400ZM3.6 17 27.8 12l1 3.8-24 5ZM4.6 21.600l24-5 .4 3.8-22.8 4.800Z"
      />
      <path
        {...line}
        stroke="var(--hg-cream)"
        stroke-width="1.8"
        d="m9.6 11 2.4 13.600M22 8.600l2.6 13"
      />
    </>
  ),
  logboat: () => (
    <>
      <path {...line} stroke="var(--hg-wood)" stroke-width="1.8" d="M20.6 3.6 12 21" />
      <path fill="var(--hg-wood)" {...body} d="m20 2.4 3.4 1.8-2.8 4.4-2.4-1.200Z" />
      <path
        {...body}
        fill="var(--hg-wood)"
        d="M2 15.600c4 2.6 23.6 2.6 28 0-1.4 6-5.4 8.6-14 8.600S3.4 21.6 2 15.600Z"
      />
      <path fill="var(--hg-ink)" d="M4.6 16.700c5 1.7 17.8 1.7 22.8 0-4.4 2.7-18.4 2.7-22.8 0Z" />
    </>
  ),
};

/** A thing with its middle at (x, y), `size` units high and wide. */
export function ThingArt({
  thing,
  x,
  y,
  size,
}: {
  thing: Thing;
  x: number;
  y: number;
  size: number;
}): JSX.Element {
  const scale = size / 32;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {shapes[thing]()}
    </g>
  );
}
