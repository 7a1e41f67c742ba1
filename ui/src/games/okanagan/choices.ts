// The way through the legal actions without aiming, and the position in spoken sentences.

import { type Message, msg, say } from '../../words/words';
import type { ActionOf, Choice } from '../game-ui';
import { areaWords } from './AreaCard';
import { goalOf } from './Goals';
import { bonusDraft } from './Offered';
import { countedWords, rewardNoun } from './parts';
import {
  areaOf,
  buildDraft,
  discardAction,
  leaveDraft,
  nameOf,
  offerOf,
  openSpots,
  ownPlayer,
  packOf,
  panelDraft,
  personOf,
  placeDraft,
  spotName,
  spotWords,
  type Table,
  takeAction,
  tileOf,
  viewOf,
} from './play';
import type { Offer, Turns } from './types';
import { backName, backText, buildingWords, goalWords, tileWords } from './words';

type Entry = Choice<'okanagan'>;

/** The legal actions; of a tile each way to lay it. */
export function choices(table: Table): readonly Entry[] {
  const offer = offerOf(table);
  if (!offer) return [];
  return [
    ...goals(table, offer),
    ...places(offer),
    ...openSpots(offer).map((spot): Entry => {
      const draft = buildDraft(table, spot);
      return { key: JSON.stringify(spot), label: spotWords(table, spot), draft };
    }),
    ...areas(table, offer),
    ...offer.next.map((seat) =>
      entry(
        `next-${seat}`,
        { game: 'okanagan', type: 'next', seat },
        msg('okanagan-says-next', { name: personOf(table, seat) }),
      ),
    ),
    ...offer.bonus.map((pile): Entry => {
      const back = viewOf(table).piles[pile]?.back;
      const draft = bonusDraft(table, pile);
      return {
        key: `bonus-${pile}`,
        label: draft.says,
        ...(back ? { detail: msg('okanagan-plain', { text: backText(back) }) } : {}),
        draft,
      };
    }),
    ...offer.take.map((reward) =>
      entry(
        `take-${reward}`,
        takeAction(reward),
        msg('okanagan-says-take', { name: rewardNoun(reward) }),
      ),
    ),
    ...offer.give.map((reward) =>
      entry(
        `give-${reward}`,
        { game: 'okanagan', type: 'give', reward },
        msg('okanagan-says-give', { name: rewardNoun(reward) }),
      ),
    ),
    ...offer.takeFrom.map(
      ({ seat, rewards }): Entry => ({
        key: `from-${seat}`,
        label: msg('okanagan-choice-from', { name: personOf(table, seat) }),
        more: () =>
          rewards.map((reward) =>
            entry(
              `from-${seat}-${reward}`,
              { game: 'okanagan', type: 'takeFrom', seat, reward },
              msg('okanagan-says-takeFrom', { name: rewardNoun(reward) }),
            ),
          ),
      }),
    ),
    ...draws(table, offer),
    ...offer.plain.flatMap((action): readonly Entry[] => {
      const { type } = action;
      if (type === 'silo') return [];
      const says = msg(`okanagan-says-${type}`);
      if (type === 'noBonus' || type === 'stop')
        return [{ key: type, label: says, draft: leaveDraft(offer, type) }];
      return [entry(type, { game: 'okanagan', ...action }, says)];
    }),
  ];
}

function entry(key: string, action: ActionOf<'okanagan'>, says: Message): Entry {
  return { key, label: says, draft: panelDraft(key, action, says) };
}

function goals(table: Table, offer: Offer): readonly Entry[] {
  const own = ownPlayer(table)?.goals ?? [];
  return offer.discard.map((goal) => {
    const covered = own.find((it) => it.goal === goal)?.covered ?? 0;
    const what = goalWords(goalOf(packOf(table), goal), covered);
    const says = msg('okanagan-says-discard-goal', { what });
    const draft = panelDraft(`goal-${goal}`, discardAction(goal), says);
    return { key: `goal-${goal}`, label: says, draft: { ...draft, givesUp: true } };
  });
}

function places(offer: Offer): readonly Entry[] {
  return offer.place.flatMap(({ at, rotations }) =>
    rotations.map(
      (turns): Entry => ({
        key: `place-${at.x}-${at.y}-${turns}`,
        label: msg('okanagan-choice-turned', { turns }),
        detail: msg('okanagan-choice-place', { spot: spotName(at) }),
        draft: placeDraft({ at, turns: turns as Turns }),
      }),
    ),
  );
}

function areas(table: Table, offer: Offer): readonly Entry[] {
  const pending = viewOf(table).evaluation?.pending ?? [];
  return offer.evaluate.flatMap((segment) => {
    const area = areaOf(table, pending.find((it) => it.segment === segment)?.area ?? -1);
    if (!area) return [];
    return [
      {
        ...entry(
          `area-${area.id}`,
          { game: 'okanagan', type: 'evaluate', segment },
          msg('okanagan-says-evaluate', { terrain: area.terrain }),
        ),
        detail: areaWords(table, area),
      },
    ];
  });
}

function draws(table: Table, offer: Offer): readonly Entry[] {
  const view = viewOf(table);
  const pack = packOf(table);
  return [
    ...offer.drawOpen.map((place): Entry => {
      const tile = view.open[place];
      return {
        ...entry(
          `open-${place}`,
          { game: 'okanagan', type: 'drawOpen', place },
          msg('okanagan-says-draw-open', { n: place + 1 }),
        ),
        ...(tile ? { detail: msg('okanagan-plain', { text: tileWords(tileOf(pack, tile)) }) } : {}),
      };
    }),
    ...offer.drawPile.map((pile): Entry => {
      const back = view.piles[pile]?.back;
      return {
        ...entry(
          `pile-${pile}`,
          { game: 'okanagan', type: 'drawPile', pile },
          msg('okanagan-says-draw-pile', { n: pile + 1 }),
        ),
        ...(back ? { detail: msg('okanagan-plain', { text: backName(back) }) } : {}),
      };
    }),
  ];
}

/** Areas with so few open edges are worth telling. */
const NEARLY = 2;

/** The position in spoken sentences: round, own tile, what is on offer, open areas, players. */
export function summary(table: Table): readonly Message[] {
  const view = viewOf(table);
  const pack = packOf(table);
  const said: Message[] = [msg('okanagan-sum-round', { round: view.round, n: view.board.length })];
  if (view.ends === view.round) said.push(msg('okanagan-sum-ends'));
  const own = ownPlayer(table);
  if (own?.held?.tile) {
    said.push(msg('okanagan-sum-held', { what: tileWords(tileOf(pack, own.held.tile)) }));
  }
  view.open.forEach((tile, i) => {
    if (tile)
      said.push(
        msg('okanagan-plain', {
          text: `${say('okanagan-open-tile', { n: i + 1, what: tileWords(tileOf(pack, tile)) })}.`,
        }),
      );
  });
  view.piles.forEach(({ size, back }, i) => {
    if (back)
      said.push(
        msg('okanagan-plain', {
          text: `${say('okanagan-pile', { n: i + 1, size, name: backName(back) })}.`,
        }),
      );
  });
  for (const area of view.areas) {
    const isNearlyClosed = area.openEdges > 0 && area.openEdges <= NEARLY;
    if (isNearlyClosed && area.standings.length > 0) said.push(areaWords(table, area));
  }
  view.players.forEach((player, seat) => {
    const tokens = pack.rewards.flatMap(({ reward }, i) => {
      const n = player.tokens[i] ?? 0;
      return n > 0 ? [countedWords(reward, n)] : [];
    });
    said.push(
      msg('okanagan-sum-player', {
        name: nameOf(table, seat),
        tokens: tokens.length > 0 ? tokens.join(', ') : say('okanagan-nothing'),
        nuggets: player.nuggets,
        stock: buildingWords(player.stock),
      }),
    );
  });
  for (const { goal, covered } of own?.goals ?? []) {
    said.push(msg('okanagan-sum-goal', { what: goalWords(goalOf(pack, goal), covered) }));
  }
  return said;
}
