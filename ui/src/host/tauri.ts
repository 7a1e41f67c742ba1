// The door in the app's own window. The only file that knows of Tauri.

import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import type { Push, Reply, Request } from './door';
import { type Answer, type Host, isApiError, Refused } from './host';

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
      const stop = listen<Push>('push', (event) => hear(event.payload));
      return () => void stop.then((unlisten) => unlisten());
    },
  };
}
