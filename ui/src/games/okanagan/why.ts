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
    case 'goal': {
      const card = goalOf(table.catalogue, topic.goal);
      // Where the next set is not begun it lacks all there is in one.
      const isBegun = topic.sets === 0 || topic.lacks < card.set.length;
      const key = isBegun ? 'okanagan-why-goal' : 'okanagan-why-goal-met';
      return msg(key, { ...topic, set: setWords(card) });
    }
    case 'promise':
      return msg('okanagan-why-promise', {
        ...topic,
        set: setWords(goalOf(table.catalogue, topic.goal)),
      });
    case 'fits': {
      const { places, others, isHidden } = topic;
      return msg('okanagan-why-fits', {
        places,
        others,
        isHidden: isHidden ? 'yes' : 'no',
        isMost: 0 < others && others < places ? 'yes' : 'no',
      });
    }
    case 'noneCloses':
    case 'explorer':
    case 'nuggets':
    case 'kept':
    case 'tokens':
      return msg(`okanagan-why-${topic.type}`, { ...topic });
  }
}
