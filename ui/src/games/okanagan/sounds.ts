// Okanagan is drops in a lake, wood on wood and a plucked string.

import type { Palette } from '../../kit/sound';

export const sounds: Palette = {
  lift: [{ wave: 'sine', pitch: 520, to: 780, lasts: 0.08, gain: 0.2 }],
  turn: [{ wave: 'sine', pitch: 900, to: 1250, lasts: 0.05, gain: 0.16 }],
  place: [
    { wave: 'noise', pitch: 620, lasts: 0.05, gain: 0.6, ring: 5 },
    { wave: 'triangle', pitch: 205, to: 180, lasts: 0.12, gain: 0.36 },
  ],
  refuse: [{ wave: 'sine', pitch: 330, to: 150, lasts: 0.22, gain: 0.28 }],
  points: [
    { wave: 'triangle', pitch: 494, lasts: 0.35, gain: 0.2 },
    { wave: 'triangle', pitch: 740, at: 0.09, lasts: 0.35, gain: 0.2 },
    { wave: 'sine', pitch: 1480, to: 1960, at: 0.18, lasts: 0.16, gain: 0.1 },
  ],
  curtain: [
    { wave: 'noise', pitch: 700, to: 2200, lasts: 0.25, gain: 0.16, ring: 0.7 },
    { wave: 'noise', pitch: 2200, to: 320, at: 0.2, lasts: 0.32, gain: 0.2, ring: 0.7 },
  ],
  win: [
    { wave: 'triangle', pitch: 392, lasts: 0.5, gain: 0.2 },
    { wave: 'triangle', pitch: 494, at: 0.12, lasts: 0.5, gain: 0.2 },
    { wave: 'triangle', pitch: 587, at: 0.24, lasts: 0.6, gain: 0.2 },
    { wave: 'triangle', pitch: 784, at: 0.4, lasts: 1.1, gain: 0.22 },
    { wave: 'sine', pitch: 1568, to: 2093, at: 0.75, lasts: 0.2, gain: 0.1 },
    { wave: 'sine', pitch: 1760, to: 2349, at: 0.95, lasts: 0.2, gain: 0.1 },
    { wave: 'triangle', pitch: 196, at: 0.4, lasts: 1.4, gain: 0.16 },
  ],
};
