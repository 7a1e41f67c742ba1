// The app comes up: the door opens, and what it says at first is kept where it belongs.

import { signal } from '@preact/signals';
import type { Host } from '../host/host';
import { litBy } from '../kit/awake';
import { shakeBy } from '../kit/haptics';
import { localeFor, msg, speak } from '../words/words';
import { listenAtDoor, onReturn, openDoor } from './client';
import { cards, GOING_ON, heard, refreshRows, running } from './games';
import { tell } from './notices';
import { people } from './people';
import { settings } from './settings';
import { followTroubles, keepTroubles } from './trouble';

export const version = signal('');

/** Opens the door: settings, games, words. */
export async function start(found: Host): Promise<void> {
  openDoor(found);
  shakeBy(found.shake);
  litBy(found.keepLit);
  const [hello, games, known] = await Promise.all([
    found.send({ type: 'hello' }),
    found.send(GOING_ON).catch(() => null),
    found.send({ type: 'people' }).catch(() => null),
  ]);
  version.value = hello.app.version;
  cards.value = hello.games;
  settings.value = hello.settings;
  heard.value = games?.games ?? [];
  running.value = games?.total ?? 0;
  people.value = known?.people ?? [];
  await speak(localeFor(hello.settings.language, navigator.languages));
  onReturn(() => void refreshRows());
  listenAtDoor();
  if (found.isRedrawn) tell(msg('redrawn'));
  keepTroubles(hello.trouble);
  followTroubles();
}
