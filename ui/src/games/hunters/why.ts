// What speaks for a decision, in words.

import type { HuntersTopic } from '../../host/gen/bots';
import { personNoun } from '../../words/person';
import { type Message, msg, say } from '../../words/words';
import type { Table } from './play';

export function sayWhy(topic: HuntersTopic, table: Table): Message {
  switch (topic.type) {
    case 'area':
      return msg('hunters-why-area', {
        ...topic,
        worth: say('hunters-why-worth', { n: topic.points }),
        stand: standOf(topic.own, topic.most),
      });
    case 'theirs':
      return msg('hunters-why-theirs', {
        ...topic,
        worth: say('hunters-why-worth', { n: topic.points }),
        who: personNoun(table.seats.value, topic.seat),
      });
    case 'pawns':
    case 'huts':
    case 'bonus':
      return msg(`hunters-why-${topic.type}`, { ...topic });
  }
}

function standOf(own: number, most: number): string {
  if (most === 0) return 'alone';
  if (own === most) return 'shared';
  return own > most ? 'ahead' : 'behind';
}
