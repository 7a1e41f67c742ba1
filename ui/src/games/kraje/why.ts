// What speaks for a placement, in words.

import type { KrajeTopic } from '../../host/gen/bots';
import { type Message, msg, say } from '../../words/words';
import type { Table } from './play';
import { conditionName } from './words';

export function sayWhy(topic: KrajeTopic, table: Table, by: number): Message {
  const { points } = topic;
  const more = {
    points: say('kraje-why-points', { n: points }),
    by,
    // Where nothing else would bring any of it, the points are all there is to say.
    isMore: by < points ? 'yes' : 'no',
  };
  return topic.type === 'later'
    ? msg('kraje-why-later', more)
    : msg('kraje-why-condition', {
        ...more,
        name: conditionName(table.catalogue, topic.condition),
      });
}
