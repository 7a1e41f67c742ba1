// The page of settings, and what else is settled once: people and backups.

import { Button } from '../kit/controls';
import { SettingsList } from '../parts/SettingsList';
import { open } from '../state/nav';
import { say } from '../words/words';
import { Page } from './Page';

export function Settings() {
  return (
    <Page title={say('settings')}>
      <div class="settings-people">
        <Button icon="person" onPress={() => open({ screen: 'people' })} testId="open-people">
          {say('people-open')}
        </Button>
      </div>
      <SettingsList />
      <div class="settings-more">
        <Button icon="box" onPress={() => open({ screen: 'backup' })} testId="open-backup">
          {say('backup')}
        </Button>
      </div>
    </Page>
  );
}
