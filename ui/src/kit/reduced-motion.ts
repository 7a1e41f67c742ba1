// Whether things move: the player's setting, or else the device's wish.

import { signal } from '@preact/signals';
import { mediaQuery } from './media-query';

const isCalmDevice = mediaQuery('(prefers-reduced-motion: reduce)');
const isCalmSetting = signal(false);

/** Whether animation is to be left out. */
export function isCalm(): boolean {
  return isCalmDevice.value || isCalmSetting.value;
}

/** Follows the setting. */
export function setCalm(value: boolean): void {
  isCalmSetting.value = value;
}
