// A little shake under the finger, where the device can.

let isOn = true;

/** What is felt: how long the device shakes, and rests, in milliseconds by turns. */
const SHAKES = {
  turn: [6],
  place: [14],
  refuse: [18, 40, 18],
  win: [30, 60, 30, 60, 60],
} as const satisfies Record<string, readonly number[]>;

type Shake = keyof typeof SHAKES;

/** Whether there is anything to switch off. */
export const canShake = typeof navigator !== 'undefined' && 'vibrate' in navigator;

export function setHaptics(wanted: boolean): void {
  isOn = wanted;
}

export function shake(what: Shake): void {
  if (isOn && canShake) navigator.vibrate([...SHAKES[what]]);
}
