// The door in the app's own window. The only file that knows of Tauri.

import { exit, onBackButtonPress } from '@tauri-apps/api/app';
import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import type { Push, Reply, Request } from './door';
import { type Answer, type Host, isApiError, Refused } from './host';

const isAndroid = /android/i.test(navigator.userAgent);

/** Only Android has a back key, and there the shell hands it over once somebody listens. */
function android(): Pick<Host, 'ownBack' | 'leave'> {
  return {
    ownBack: (press) => {
      onBackButtonPress(press).catch((thrown: unknown) => console.error('back key', thrown));
    },
    leave: () => void exit(0),
  };
}

export function tauriHost(): Host {
  return {
    async send<R extends Request>(request: R): Promise<Answer<R['type']>> {
      try {
        return (await invoke<Reply>('call', { request })) as Answer<R['type']>;
      } catch (thrown) {
        throw isApiError(thrown) ? new Refused(thrown) : thrown;
      }
    },
    listen(hear) {
      // The shell carries the bytes of the api as they are.
      const stop = listen<Push | string>('push', ({ payload }) =>
        hear(typeof payload === 'string' ? (JSON.parse(payload) as Push) : payload),
      );
      return () => void stop.then((unlisten) => unlisten());
    },
    ...(isAndroid ? android() : {}),
  };
}
