// Hunters and Gatherers is flint on flint, a skin drum and a bone flute.

import type { Palette } from '../../kit/sound';

export const sounds: Palette = {
  lift: [{ wave: 'noise', pitch: 1500, to: 2100, lasts: 0.06, gain: 0.3, ring: 6 }],
  turn: [{ wave: 'noise', pitch: 2900, lasts: 0.035, gain: 0.35, ring: 14 }],
  place: [
    { wave: 'noise', pitch: 2300, lasts: 0.03, gain: 0.5, ring: 9 },
    { wave: 'sine', pitch: 140, to: 62, lasts: 0.22, gain: 0.7 },
  ],
  refuse: [
    { wave: 'sine', pitch: 98, to: 70, lasts: 0.12, gain: 0.6 },
    { wave: 'sine', pitch: 92, to: 65, at: 0.12, lasts: 0.16, gain: 0.6 },
  ],
  points: [
    { wave: 'sine', pitch: 587, to: 592, lasts: 0.28, gain: 0.24 },
    { wave: 'sine', pitch: 784, to: 790, at: 0.13, lasts: 0.42, gain: 0.24 },
    { wave: 'noise', pitch: 1570, at: 0.13, lasts: 0.3, gain: 0.05, ring: 8 },
  ],
  curtain: [
    { wave: 'noise', pitch: 380, to: 140, lasts: 0.45, gain: 0.5, ring: 1 },
    { wave: 'sine', pitch: 75, to: 55, at: 0.26, lasts: 0.26, gain: 0.6 },
  ],
  win: [
    { wave: 'sine', pitch: 110, to: 66, lasts: 0.3, gain: 0.6 },
    { wave: 'sine', pitch: 440, at: 0.1, lasts: 0.5, gain: 0.2 },
    { wave: 'sine', pitch: 587, at: 0.3, lasts: 0.5, gain: 0.22 },
    { wave: 'sine', pitch: 110, to: 66, at: 0.5, lasts: 0.3, gain: 0.6 },
    { wave: 'sine', pitch: 659, at: 0.5, lasts: 0.6, gain: 0.22 },
    { wave: 'sine', pitch: 880, to: 890, at: 0.8, lasts: 1.3, gain: 0.24 },
    { wave: 'sine', pitch: 120, to: 60, at: 1, lasts: 0.4, gain: 0.6 },
  ],
};
