// Podivné kraje is cards on a wooden table and a small music box.

import type { Palette } from '../../kit/sound';

export const sounds: Palette = {
  lift: [{ wave: 'noise', pitch: 2600, to: 4200, lasts: 0.07, gain: 0.16, ring: 1.2 }],
  turn: [{ wave: 'noise', pitch: 3400, to: 2400, lasts: 0.05, gain: 0.12, ring: 2 }],
  place: [
    { wave: 'noise', pitch: 900, to: 300, lasts: 0.06, gain: 0.5, ring: 1 },
    { wave: 'sine', pitch: 170, to: 110, lasts: 0.11, gain: 0.5 },
  ],
  refuse: [
    { wave: 'triangle', pitch: 233, to: 196, lasts: 0.1, gain: 0.22 },
    { wave: 'triangle', pitch: 185, to: 165, at: 0.09, lasts: 0.14, gain: 0.22 },
  ],
  points: [
    { wave: 'sine', pitch: 880, lasts: 0.5, gain: 0.22 },
    { wave: 'sine', pitch: 1319, at: 0.08, lasts: 0.5, gain: 0.2 },
    { wave: 'sine', pitch: 3516, lasts: 0.12, gain: 0.05 },
  ],
  curtain: [
    { wave: 'noise', pitch: 1800, to: 280, lasts: 0.42, gain: 0.22, ring: 0.8 },
    { wave: 'sine', pitch: 131, to: 98, at: 0.3, lasts: 0.2, gain: 0.3 },
  ],
  win: [
    { wave: 'sine', pitch: 659, lasts: 0.7, gain: 0.2 },
    { wave: 'sine', pitch: 880, at: 0.14, lasts: 0.7, gain: 0.2 },
    { wave: 'sine', pitch: 1109, at: 0.28, lasts: 0.8, gain: 0.2 },
    { wave: 'sine', pitch: 1319, at: 0.42, lasts: 1.1, gain: 0.22 },
    { wave: 'sine', pitch: 1760, at: 0.7, lasts: 1.4, gain: 0.18 },
    { wave: 'triangle', pitch: 220, at: 0.7, lasts: 1.4, gain: 0.12 },
  ],
};
