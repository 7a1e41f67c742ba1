// What everything in this game is, for whoever asks: tiles, buildings, tokens, cards, actions,
// areas. `tile:T17`, `goal:5`, `action:tribute` are those of the pack, `area:3` one of the table.

import type { JSX } from 'preact';
import type { Point } from '../../kit/geometry';
import { say } from '../../words/words';
import type { CatalogueOf, ThingInfo, Things } from '../game-ui';
import { prospectWords } from './AreaCard';
import { BuildingPicture } from './art/building';
import { spotPoint, UNIT } from './art/geometry';
import { GoalPicture, NuggetArt } from './art/goal';
import { BackPicture, TilePicture } from './art/tile';
import { TokenPicture } from './art/token';
import { ACTIONS, actionTag } from './box';
import { rewardName } from './parts';
import {
  areaAt,
  areaOf,
  cellAt,
  lyingAt,
  ownPlayer,
  personOf,
  type Table,
  tileOf,
  viewOf,
} from './play';
import type { Back, Building, Catalogue, Reward, Turns, View } from './types';
import { BUILDINGS, TERRAINS } from './types';
import { backName, backText, goalWords, tileWords } from './words';

const isBuilding = (name: string): name is Building => BUILDINGS.some((it) => it === name);

const rewardIn = ({ rewards }: Catalogue, name: string): number =>
  rewards.findIndex(({ reward }) => reward === name);

/** How near a building is meant, in board units. */
const NEAR = 16;

function tileTold(pack: Catalogue, id: string): ThingInfo | null {
  const tile = pack.tiles.find((it) => it.tile === id);
  if (!tile) return null;
  return {
    title: say('okanagan-what-tile'),
    says: say('okanagan-what-tile.says'),
    tag: 'OK-PLACE',
    now: [tileWords(tile)],
    more: [
      ...(tile.back ? [`action:${tile.back.action}`] : []),
      ...new Set(tile.segments.flatMap(({ rewards }) => rewards)),
    ],
  };
}

function goalTold(pack: Catalogue, no: number, table: Table | undefined): ThingInfo | null {
  const card = pack.goals.find(({ goal }) => goal === no);
  if (!card) return null;
  const own = table && ownPlayer(table)?.goals?.find(({ goal }) => goal === no);
  return {
    title: say('okanagan-what-goal'),
    says: say('okanagan-what-goal.says'),
    tag: 'OK-VP',
    now: [goalWords(card, own?.covered ?? 0)],
    more: [...new Set(card.set)],
  };
}

function actionTold(pack: Catalogue, action: string, table: Table | undefined): ThingInfo | null {
  const back = backOf(pack, action);
  if (!back) return null;
  const onTop = table && viewOf(table).piles.filter((it) => it.back?.action === action).length;
  return {
    title: backName(back),
    says: backText(back),
    tag: actionTag(back.action),
    ...(onTop !== undefined && { now: [say('okanagan-what-on-top', { n: onTop })] }),
  };
}

/** How many of something everybody has. */
const each = (table: Table, of: (player: View['players'][number]) => number): string[] =>
  viewOf(table).players.map((player, seat) =>
    say('what-has', { name: personOf(table, seat), n: of(player) }),
  );

const backOf = ({ tiles }: Catalogue, action: string): Back | null =>
  tiles.flatMap(({ back }) => back ?? []).find((it) => it.action === action) ?? null;

function rewardTold(pack: Catalogue, at: number, table: Table | undefined): ThingInfo | null {
  const reward = pack.rewards[at]?.reward;
  if (!reward) return null;
  const left = table && viewOf(table).supply[at];
  return {
    title: say('okanagan-what-token', { name: rewardName(reward) }),
    says: say('okanagan-what-token.says'),
    tag: 'OK-REWARDS',
    ...(left !== undefined && { now: [say('okanagan-what-supply', { n: left })] }),
    more: pack.goals.filter(({ set }) => set.includes(reward)).map(({ goal }) => `goal:${goal}`),
  };
}

function areaTold(table: Table, id: number): ThingInfo | null {
  const area = areaOf(table, id);
  if (!area) return null;
  const { terrain } = area;
  return {
    title: say('okanagan-what-area', { terrain }),
    says: say('okanagan-what-area.says'),
    tag: 'OK-CLOSE',
    now: [
      say('okanagan-what-area-open', { n: area.openEdges }),
      ...(area.standings.length === 0 ? [say('okanagan-nobody')] : []),
      ...area.standings.map((standing) =>
        say('okanagan-standing-words', {
          name: personOf(table, standing.seat),
          n: standing.influence,
          gets: prospectWords(standing),
        }),
      ),
    ],
    more: [...rewardsOf(table, area), ...BUILDINGS],
  };
}

const rewardsOf = (table: Table, area: NonNullable<ReturnType<typeof areaOf>>): Reward[] =>
  table.catalogue.rewards
    .filter(({ terrain }) => terrain === area.terrain)
    .filter((_, shape) => (area.icons[shape] ?? 0) > 0)
    .map(({ reward }) => reward);

/** The building or the area under a point of the board. */
export function thingAt(table: Table, point: Point): string | null {
  const cell = cellAt(point);
  const lying = lyingAt(table, cell);
  if (lying?.building) {
    const { spot } = lying.building;
    const at = spotPoint(tileOf(table.catalogue, lying.tile), lying.rotation as Turns, spot);
    const away = Math.hypot(cell.x * UNIT + at.x - point.x, cell.y * UNIT + at.y - point.y);
    if (away < NEAR) return spot.type;
  }
  const area = areaAt(table, point);
  return area ? `area:${area.id}` : null;
}

/** A small picture of it. */
function Art({ name, catalogue }: { name: string; catalogue: CatalogueOf<'okanagan'> }) {
  const [kind = '', which = ''] = name.split(':');
  if (isBuilding(kind)) return <BuildingPicture kind={kind} mark="sun" size={64} />;
  const reward = catalogue.rewards[rewardIn(catalogue, kind)]?.reward;
  if (reward) return <TokenPicture reward={reward} size={56} />;
  if (kind === 'nugget') return <NuggetPicture />;
  // Without one of its own a kind is shown by the first of it.
  const tile = catalogue.tiles.find((it) => kind === 'tile' && (!which || it.tile === which));
  if (tile) return <TilePicture tile={tile} />;
  const goal = catalogue.goals.find(
    (it) => kind === 'goal' && (!which || it.goal === Number(which)),
  );
  if (goal) return <GoalPicture card={goal} />;
  const back = kind === 'action' ? backOf(catalogue, which) : null;
  return back && <BackPicture back={back} />;
}

function NuggetPicture(): JSX.Element {
  return (
    <svg viewBox="-13 -13 26 26" width="56" height="56" aria-hidden="true">
      <NuggetArt />
    </svg>
  );
}

export const things: Things<'okanagan'> = {
  names: ({ tiles, goals, rewards }) => [
    'tile',
    'goal',
    'nugget',
    ...BUILDINGS,
    ...TERRAINS,
    ...ACTIONS.map((action) => `action:${action}`),
    ...rewards.map(({ reward }) => reward),
    ...tiles.map(({ tile }) => `tile:${tile}`),
    ...goals.map(({ goal }) => `goal:${goal}`),
  ],
  tell(name, catalogue, table) {
    const [kind = '', which] = name.split(':');
    if (isBuilding(kind)) {
      const n = catalogue.buildings.find(({ building }) => building === kind)?.influence ?? 0;
      return {
        title: say('okanagan-what-building', { building: kind }),
        says: say('okanagan-what-building.says', { building: kind, n }),
        tag: 'OK-BUILD',
        ...(table && {
          now: [
            say('okanagan-what-to-build'),
            ...each(table, ({ stock }) => stock[BUILDINGS.indexOf(kind)] ?? 0),
          ],
        }),
      };
    }
    const reward = rewardIn(catalogue, kind);
    if (reward >= 0) return rewardTold(catalogue, reward, table);
    if (TERRAINS.some((terrain) => terrain === kind)) {
      return {
        title: say('okanagan-what-area', { terrain: kind }),
        says: say('okanagan-what-area.says'),
        tag: 'OK-CLOSE',
      };
    }
    switch (kind) {
      case 'tile':
        if (which !== undefined) return tileTold(catalogue, which);
        return {
          title: say('okanagan-what-tile'),
          says: say('okanagan-what-tile.says'),
          tag: 'OK-PLACE',
        };
      case 'goal':
        if (which !== undefined) return goalTold(catalogue, Number(which), table);
        return {
          title: say('okanagan-what-goal'),
          says: say('okanagan-what-goal.says'),
          tag: 'OK-VP',
        };
      case 'nugget':
        return {
          title: say('okanagan-what-nugget'),
          says: say('okanagan-what-nugget.says'),
          tag: 'OK-VP',
          ...(table && {
            now: [
              say('okanagan-what-supply', { n: viewOf(table).nuggetsLeft }),
              ...each(table, ({ nuggets }) => nuggets),
            ],
          }),
        };
      case 'action':
        return actionTold(catalogue, which ?? '', table);
      case 'area':
        return table ? areaTold(table, Number(which)) : null;
      default:
        return null;
    }
  },
  Art: (props): JSX.Element => <div class="ok ok-thing">{Art(props)}</div>,
};
