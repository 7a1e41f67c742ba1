// What speaks for a decision, in words.

import type { OkanaganTopic } from '../../host/gen/bots';
import { type Message, msg } from '../../words/words';
import { goalOf } from './Goals';
import type { Table } from './play';
import { setWords } from './words';

export function sayWhy(topic: OkanaganTopic, table: Table): Message {
  switch (topic.type) {
    case 'area':
    case 'closes':
      return msg(`okanagan-why-${topic.type}`, {
        ...topic,
        stand: topic.most === 0 ? 'alone' : 'beside',
      });
    case 'goal':
    case 'promise':
      return msg(`okanagan-why-${topic.type}`, {
        ...topic,
        set: setWords(goalOf(table.catalogue, topic.goal)),
      });
    case 'fits':
      return msg('okanagan-why-fits', {
        places: topic.places,
        isHidden: topic.isHidden ? 'yes' : 'no',
      });
    case 'explorer':
    case 'nuggets':
    case 'kept':
    case 'tokens':
      return msg(`okanagan-why-${topic.type}`, { ...topic });
  }
}
