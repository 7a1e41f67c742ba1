// What speaks for a decision, in words.

import type { BastardsTopic } from '../../host/gen/bots';
import { type Message, msg } from '../../words/words';
import { planetNoun } from './places';
import type { Table } from './play';
import { raceName, relationName } from './words';

export function sayWhy(topic: BastardsTopic, table: Table): Message {
  switch (topic.type) {
    case 'planet': {
      const { own, most, from, round, points } = topic;
      const [hadOwn, hadMost] = from;
      return msg('bastards-why-planet', {
        own,
        most,
        round,
        points,
        hadOwn,
        hadMost,
        isNew: own === hadOwn && most === hadMost ? 'no' : 'yes',
        planet: planetNoun(table.catalogue, topic.planet),
        stand: standOf(own, most),
        lacks: most - own + 1,
      });
    }
    case 'card':
      return msg('bastards-why-card', {
        relation: topic.relation,
        total: topic.total,
        planet: topic.planet === null ? '' : planetNoun(table.catalogue, topic.planet),
      });
    case 'spare':
      return msg('bastards-why-spare', {
        relation: relationName(topic.relation),
        waits: topic.waits ? 'yes' : 'no',
      });
    case 'reach':
      return msg('bastards-why-reach', { n: topic.planets });
    case 'at':
      return msg('bastards-why-at', {
        planet: planetNoun(table.catalogue, topic.planet),
        creatures: topic.creatures,
      });
    case 'race':
      return msg('bastards-why-race', { race: raceName(topic.race), n: topic.relations });
    case 'blow':
      return msg('bastards-why-blow', {
        planet: planetNoun(table.catalogue, topic.planet),
        total: topic.victims,
      });
    case 'kept':
      return msg('bastards-why-kept', {
        relation: relationName(topic.relation),
        what: topic.relation,
        total: topic.total,
        waits: topic.waits ? 'yes' : 'no',
      });
    case 'aboard':
      return msg('bastards-why-aboard', { ...topic, total: topic.creatures });
    case 'strike':
    case 'threat':
      return msg(`bastards-why-${topic.type}`, { ...topic, total: topic.victims });
    case 'room':
      return msg('bastards-why-room', {
        planet: planetNoun(table.catalogue, topic.planet),
        races: topic.races,
      });
    case 'enough':
      return msg('bastards-why-enough', { isFlight: topic.isFlight ? 'yes' : 'no' });
    case 'agreed':
      return msg('bastards-why-agreed', { ...topic, asks: topic.asks ? 'yes' : 'no' });
    case 'pairs':
    case 'theirs':
    case 'loadable':
    case 'birth':
    case 'coins':
    case 'fetches':
      return msg(`bastards-why-${topic.type}`, { ...topic });
  }
}

function standOf(own: number, most: number): string {
  if (own > most) return 'ahead';
  if (own === 0) return most === 0 ? 'empty' : 'weaker';
  return own === most ? 'level' : 'behind';
}
