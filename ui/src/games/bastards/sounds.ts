// Space Bastards is a cheap synthesiser on a rusty bridge.

import type { Palette } from '../../kit/sound';

export const sounds: Palette = {
  lift: [{ wave: 'square', pitch: 330, to: 660, lasts: 0.08, gain: 0.08 }],
  turn: [{ wave: 'square', pitch: 1046, lasts: 0.03, gain: 0.07 }],
  place: [
    { wave: 'square', pitch: 220, to: 110, lasts: 0.09, gain: 0.12 },
    { wave: 'noise', pitch: 1200, to: 500, lasts: 0.07, gain: 0.3, ring: 2 },
  ],
  refuse: [
    { wave: 'sawtooth', pitch: 160, to: 120, lasts: 0.12, gain: 0.12 },
    { wave: 'sawtooth', pitch: 120, to: 85, at: 0.12, lasts: 0.18, gain: 0.12 },
  ],
  points: [
    { wave: 'square', pitch: 988, lasts: 0.09, gain: 0.09 },
    { wave: 'square', pitch: 1319, at: 0.08, lasts: 0.35, gain: 0.09 },
  ],
  curtain: [
    { wave: 'sawtooth', pitch: 900, to: 60, lasts: 0.4, gain: 0.08 },
    { wave: 'noise', pitch: 400, to: 120, at: 0.2, lasts: 0.3, gain: 0.4, ring: 1 },
  ],
  win: [
    { wave: 'square', pitch: 523, lasts: 0.12, gain: 0.09 },
    { wave: 'square', pitch: 659, at: 0.12, lasts: 0.12, gain: 0.09 },
    { wave: 'square', pitch: 784, at: 0.24, lasts: 0.12, gain: 0.09 },
    { wave: 'square', pitch: 1046, at: 0.36, lasts: 0.3, gain: 0.1 },
    { wave: 'square', pitch: 784, at: 0.66, lasts: 0.14, gain: 0.09 },
    { wave: 'square', pitch: 1046, at: 0.8, lasts: 1, gain: 0.1 },
    { wave: 'triangle', pitch: 131, at: 0.36, lasts: 1.4, gain: 0.3 },
  ],
};
