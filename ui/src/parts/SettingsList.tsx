// The settings, on a page or on a sheet over a table. Each takes effect at once.

import type { Settings } from '../host/protocol';
import { canStayAwake } from '../kit/awake';
import { Chips } from '../kit/controls';
import { canShake } from '../kit/haptics';
import { canFill, fillScreen, isFull } from '../state/desktop';
import { change, settings } from '../state/settings';
import { version } from '../state/start';
import { say } from '../words/words';
import { KeysHelp } from './KeysHelp';

/** Every setting with its values; each has words `set-<setting>` and `set-<setting>.<value>`. */
export const SETTINGS = {
  language: ['auto', 'cs', 'en'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  textSize: ['normal', 'large', 'huge'],
  confirm: ['always', 'irreversible', 'off'],
  turnEnd: ['asked', 'timed', 'atOnce'],
  tempo: ['slow', 'normal', 'quick', 'atOnce'],
  messages: ['timed', 'kept'],
  motion: ['auto', 'less'],
  sound: ['off', 'quiet', 'normal', 'loud'],
  haptics: ['on', 'off'],
  awake: ['on', 'off'],
  closer: ['on', 'off'],
  hand: ['right', 'left'],
  idle: ['on', 'off'],
  portion: ['five', 'ten', 'twenty', 'all'],
  dayOpponent: ['auto', 'newcomer', 'guest', 'regular', 'rival', 'expert', 'master'],
} as const satisfies { [K in keyof Settings]: readonly Settings[K][] };

/** The choices of one setting. */
export function SettingChips({ name }: { name: keyof Settings }) {
  const choices: readonly string[] = SETTINGS[name];
  return (
    <Chips<string>
      label={say(`set-${name}`)}
      value={settings.value[name]}
      choices={choices.map((value) => ({ value, label: say(`set-${name}.${value}`) }))}
      onChoose={(value) => void change({ [name]: value })}
    />
  );
}

/** Whether the app fills the screen: a matter of this window, kept with its size. */
function FullScreenChips() {
  return (
    <Chips<string>
      label={say('set-full')}
      value={isFull.value ? 'on' : 'off'}
      choices={['off', 'on'].map((value) => ({ value, label: say(`set-full.${value}`) }))}
      onChoose={(value) => void fillScreen(value === 'on')}
    />
  );
}

/** Whether a setting does anything on this device. */
function isOfUse(name: keyof Settings): boolean {
  if (name === 'haptics') return canShake();
  return name !== 'awake' || canStayAwake();
}

export function SettingsList() {
  return (
    <div class="settings">
      {(Object.keys(SETTINGS) as (keyof Settings)[]).filter(isOfUse).map((key) => (
        <SettingChips key={key} name={key} />
      ))}
      {canFill() && <FullScreenChips />}
      <KeysHelp />
      <p class="note">
        {say('app-name')} {version.value}
      </p>
    </div>
  );
}
