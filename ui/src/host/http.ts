// The door over loopback HTTP: `lab serve` carries the same bytes for browser tests.

import type { Push, Reply, Request } from './door';
import { type Answer, type Host, isApiError, Refused } from './host';

export function httpHost(base = ''): Host {
  return {
    async send<R extends Request>(request: R): Promise<Answer<R['type']>> {
      const response = await fetch(`${base}/call`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      const body: unknown = await response.json();
      if (!response.ok) {
        if (isApiError(body)) throw new Refused(body);
        throw new Error(`status ${response.status}`);
      }
      return body as Reply as Answer<R['type']>;
    },
    listen(hear) {
      const source = new EventSource(`${base}/push`);
      source.onmessage = (message) => hear(JSON.parse(message.data) as Push);
      return () => source.close();
    },
  };
}
