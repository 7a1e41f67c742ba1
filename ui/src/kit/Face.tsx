// The faces of the computer players, one a level: told apart by outline (a tuft, a cap, glasses, a
// crest, a bun, a beard), so that they need no colour and hold at the size of a letter.

import type { Level } from '../host/protocol';
import { Icon } from './Icon';

interface Drawing {
  /** Filled with the level's colour, under the lines. */
  readonly tint: string;
  readonly colour: string;
  /** Drawn over it, in ink. */
  readonly lines: string;
  /** Filled in ink. */
  readonly dots: string;
}

const HEAD = 'M6 17.5C6 11 10.5 7.5 16 7.5S26 11 26 17.5 21.5 28.5 16 28.5 6 24 6 17.5z';
const EYES =
  'M12 15.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM20 15.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z';

const DRAWINGS: Readonly<Partial<Record<Level, Drawing>>> = {
  // Wide eyes and a tuft.
  newcomer: {
    colour: 'var(--gold)',
    tint: 'M11 10.6C12.6 7.4 13.6 4.4 12.4 1.6c3.4.8 4.8 2.6 5 4.8.8-1.4 2.2-2 3.8-1.8-1.4 1.8-1.2 3.8 0 6-3.2-1.6-6.8-1.6-10.2 0z',
    lines:
      'M12 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM20 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16 22.4a1.5 1.8 0 1 0 0 3.6 1.5 1.8 0 0 0 0-3.6z',
    dots: 'M12.6 16.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM20.6 16.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  },
  // A cap and a broad smile.
  guest: {
    colour: 'var(--seat-moss)',
    tint: 'M6 13.5C6.4 6.6 10.6 3.5 16 3.5s9.6 3.1 10 10c1.8 0 3.6.4 5 1.5-3 .5-5 .3-7.5-.3-5-1.2-10-1.2-15 0-.9.2-1.7 0-2.5-1.2z',
    lines: 'M10.5 21.5c1.2 2.8 3.2 4 5.5 4s4.3-1.2 5.5-4z',
    dots: EYES,
  },
  // Glasses and a parting.
  regular: {
    colour: 'var(--village)',
    tint: 'M5.6 15C5 8 9.6 4 15.5 4 22 4 26.6 8 26.4 15c-1.6-2.6-3.4-4.2-5.8-5-4 2.8-9.6 2.6-12.4 2-1.2.8-2 1.8-2.6 3z',
    lines:
      'M11.4 14.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM20.6 14.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM14.7 17c.8-.6 1.8-.6 2.6 0M12 24.4c2.6 1.2 5.4 1.2 8 0',
    dots: 'M11.4 16.4a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2zM20.6 16.4a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z',
  },
  // A crest, drawn brows and half a smile.
  rival: {
    colour: 'var(--seat-madder)',
    tint: 'M5.8 15.5L4 7.5l5 2L9.6 3l4.6 4L16 1l2 6 4.4-4 .8 6.5 5-2-2 8c-2-3-5.6-4.6-10.2-4.6S7.8 12.5 5.8 15.5z',
    lines: 'M9 14.2l5 2M23 14.2l-5 2M12 24.6c3 .8 6.4-.2 8.4-2.8',
    dots: 'M12.2 16.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM19.8 16.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  },
  // A bun and lids that have seen it all.
  expert: {
    colour: 'var(--seat-plum)',
    tint: 'M16 .8a3.6 3.6 0 0 1 2.6 6.1C23.6 7.8 27 11.2 27 17c0 3-.6 5.6-1.6 7.6.2-5-1.8-10-6.4-12.6-3.6 3.4-8 4.4-11.6 5.4-.8 2.4-.8 4.8-.8 7.2C5.6 22.6 5 20 5 17c0-5.8 3.4-9.2 8.4-10.1A3.6 3.6 0 0 1 16 .8z',
    lines: 'M9.6 18c1.4-1 3-1 4.4 0M18 18c1.4-1 3-1 4.4 0M13.4 24.2c1.8.8 3.4.8 5.2 0',
    dots: 'M10.8 17.6h2.4a1.2 1.6 0 0 1-2.4 0zM19.2 17.6h2.4a1.2 1.6 0 0 1-2.4 0z',
  },
  // Bushy brows and a long beard.
  master: {
    colour: 'var(--mountain)',
    tint: 'M5.8 17c1.6 3.4 3.6 4.6 6 4.2 1.6-.2 3-1 4.2-1s2.6.8 4.2 1c2.4.4 4.4-.8 6-4.2.6 6.4-2.6 10.6-5.4 12.4-1.4.8-3 1.4-4.8 2.2-1.8-.8-3.4-1.4-4.8-2.2C8.4 27.6 5.2 23.4 5.8 17z',
    lines:
      'M8.6 13.8c1.6-1.6 3.6-1.8 5.4-.6M18 13.2c1.8-1.2 3.8-1 5.4.6M10 17c1 .9 2.6.9 3.6 0M18.4 17c1 .9 2.6.9 3.6 0M14.2 24c1.2.6 2.4.6 3.6 0',
    dots: '',
  },
};

/** A level's face beside its name, which is in words; the frozen yardsticks have none of their own. */
export function Face({ level, size = 32 }: { level: Level; size?: number }) {
  const face = DRAWINGS[level];
  if (!face) return <Icon name="bot" size={Math.min(size, 24)} />;
  return (
    <svg class="face" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path class="face-head" d={HEAD} />
      <path class="face-tint" d={face.tint} style={{ fill: face.colour }} />
      <path class="face-lines" d={face.lines} />
      <path class="face-dots" d={face.dots} />
    </svg>
  );
}
