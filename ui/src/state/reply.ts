// What a page shows of what it asked for.

import { useEffect, useState } from 'preact/hooks';
import type { Answer, Request } from '../host/protocol';
import { attempt, host } from './client';

/**
 * The reply to a request; what was there stays in sight while another is on its way, and one that comes
 * too late is not shown. It is asked again when `turn` changes.
 */
export function useReply<R extends Request>(
  request: R,
  turn?: number,
): Answer<R['type']> | undefined {
  const [reply, setReply] = useState<Answer<R['type']> | undefined>();
  const key = JSON.stringify(request);
  useEffect(() => {
    let isWanted = true;
    void attempt(() => host().send(request)).then((found) => {
      if (isWanted && found) setReply(found);
    });
    return () => {
      isWanted = false;
    };
  }, [key, turn]);
  return reply;
}
