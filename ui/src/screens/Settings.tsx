// The settings. Each takes effect at once.

import type { Settings as Values } from '../host/door';
import { Button, Chips } from '../kit/controls';
import { change, settings, version } from '../state/app';
import { open } from '../state/nav';
import { say } from '../words/words';
import { Page } from './Page';

/** Every setting with its values; each has words `set-<setting>` and `set-<setting>.<value>`. */
export const SETTINGS = {
  language: ['auto', 'cs', 'en'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  textSize: ['normal', 'large', 'huge'],
  confirm: ['always', 'irreversible', 'off'],
  motion: ['auto', 'less'],
  hand: ['right', 'left'],
} as const satisfies { [K in keyof Values]: readonly Values[K][] };

export function Settings() {
  return (
    <Page title={say('settings')}>
      <div class="settings-people">
        <Button icon="person" onPress={() => open({ screen: 'people' })} testId="open-people">
          {say('people-open')}
        </Button>
      </div>
      <SettingsPage />
      <div class="settings-more">
        <Button icon="box" onPress={() => open({ screen: 'backup' })} testId="open-backup">
          {say('backup')}
        </Button>
      </div>
    </Page>
  );
}

/** The settings themselves, on a page or on a sheet over a table. */
export function SettingsPage() {
  const values = settings.value;
  return (
    <div class="settings">
      {Object.entries(SETTINGS).map(([key, choices]) => (
        <Chips<string>
          key={key}
          label={say(`set-${key}`)}
          value={values[key as keyof Values]}
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
