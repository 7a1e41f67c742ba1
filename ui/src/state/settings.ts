// The settings in force, and how they take effect on the page as a whole.

import { effect, signal } from '@preact/signals';
import type { Settings, SettingsChange } from '../host/protocol';
import { setKept } from '../kit/clock';
import { setHaptics } from '../kit/haptics';
import { setCalm } from '../kit/reduced-motion';
import { listenForTouch, setVolume } from '../kit/sound';
import { setCloser } from '../kit/viewport';
import { localeFor, speak } from '../words/words';
import { attempt, host } from './client';

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  confirm: 'irreversible',
  turnEnd: 'timed',
  tempo: 'normal',
  messages: 'timed',
  motion: 'auto',
  sound: 'normal',
  haptics: 'on',
  awake: 'on',
  closer: 'on',
  hand: 'right',
  textSize: 'normal',
  idle: 'on',
  portion: 'ten',
  dayOpponent: 'auto',
};

/** How loud each choice is. */
const VOLUMES: Readonly<Record<Settings['sound'], number>> = {
  off: 0,
  quiet: 0.25,
  normal: 0.6,
  loud: 1,
};

export const settings = signal<Settings>(DEFAULTS);

/** Changes settings; the screen follows at once, before the disk has them. */
export async function change(wanted: SettingsChange): Promise<void> {
  const before = settings.value;
  settings.value = { ...before, ...wanted };
  const reply = await attempt(() => host().send({ type: 'settings', change: wanted }));
  if (reply) return;
  // Only what was asked for here goes back: others may have been changed since.
  const own = Object.keys(wanted).map((key) => [key, before[key as keyof Settings]]);
  settings.value = { ...settings.value, ...Object.fromEntries(own) };
}

/** The settings take effect on the page as a whole. */
export function followSettings(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const isDark = signal(dark.matches);
  const isContrast = signal(contrast.matches);
  dark.addEventListener('change', (event) => {
    isDark.value = event.matches;
  });
  contrast.addEventListener('change', (event) => {
    isContrast.value = event.matches;
  });
  effect(() => {
    const { theme, hand, motion, messages } = settings.value;
    const device = isContrast.value ? 'contrast' : isDark.value ? 'dark' : 'light';
    root.dataset.theme = theme === 'auto' ? device : theme;
    root.dataset.hand = hand;
    root.dataset.motion = motion;
    root.dataset.messages = messages;
    setCalm(motion === 'less');
    setKept(messages === 'kept');
  });
  effect(() => {
    const { sound, haptics, closer } = settings.value;
    setVolume(VOLUMES[sound]);
    setHaptics(haptics === 'on');
    setCloser(closer === 'on');
  });
  listenForTouch();
  effect(() => {
    void speak(localeFor(settings.value.language, navigator.languages));
  });
}
