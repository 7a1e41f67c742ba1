// The settings, on a page or on a sheet over a table. Each takes effect at once.

import type { Settings } from '../host/door';
import { Chips } from '../kit/controls';
import { change, settings } from '../state/settings';
import { version } from '../state/start';
import { say } from '../words/words';

/** Every setting with its values; each has words `set-<setting>` and `set-<setting>.<value>`. */
export const SETTINGS = {
  language: ['auto', 'cs', 'en'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  textSize: ['normal', 'large', 'huge'],
  confirm: ['always', 'irreversible', 'off'],
  turnEnd: ['asked', 'timed', 'atOnce'],
  motion: ['auto', 'less'],
  hand: ['right', 'left'],
} as const satisfies { [K in keyof Settings]: readonly Settings[K][] };

export function SettingsList() {
  const values = settings.value;
  return (
    <div class="settings">
      {Object.entries(SETTINGS).map(([key, choices]) => (
        <Chips<string>
          key={key}
          label={say(`set-${key}`)}
          value={values[key as keyof Settings]}
          choices={choices.map((value) => ({ value, label: say(`set-${key}.${value}`) }))}
          onChoose={(value) => void change({ [key]: value })}
        />
      ))}
      <p class="note">
        {say('app-name')} {version.value}
      </p>
    </div>
  );
}
