// What is to be decided now, with pictures to tap: goals to throw away, a building and its place, the
// order of areas and players, an action and what it asks, the heap to be shared out. Whose decision
// it is stands above it, since it may be another player's than the one whose turn it is.

import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { msg, say } from '../../words/words';
import type { ActionOf } from '../game-ui';
import { AreaHead } from './AreaCard';
import { BackPicture } from './art/tile';
import { TokenPicture } from './art/token';
import { BuildPicker } from './BuildPicker';
import { GoalPick } from './Goals';
import { sum } from './Holdings';
import { bonusDraft } from './Offered';
import { AreaIcons, Counted, ownColour, PictureButton, rewardName, Who } from './parts';
import {
  areaOf,
  leaveDraft,
  offerOf,
  ownPlayer,
  type Play,
  packOf,
  panelDraft,
  personOf,
  playedKey,
  type Table,
  takeAction,
  viewOf,
} from './play';

import type { Area, Offer, Reward, Standing } from './types';
import { backName, backText } from './words';

type Props = { table: Table; play: Play };

/** The panel of the decision that is due; empty while a tile is to be placed or drawn. */
export function Decide(p: Props): JSX.Element {
  return (
    <div class="ok-deciding">
      <Decision {...p} />
    </div>
  );
}

function Decision({ table, play }: Props): JSX.Element | null {
  const view = viewOf(table);
  const offer = offerOf(table);
  const { stage } = view;
  if (!offer) return view.evaluation && stage.type !== 'over' ? <Evaluation table={table} /> : null;
  switch (stage.type) {
    case 'keepGoals':
    case 'changeGoals':
      return <GoalPick table={table} play={play} />;
    case 'place':
      return <Misfit table={table} offer={offer} />;
    case 'build':
      return <BuildPicker table={table} play={play} />;
    case 'chooseArea':
      return <ChooseArea table={table} play={play} />;
    case 'orderTied':
      return <OrderTied table={table} play={play} offer={offer} />;
    case 'bonus':
      return <Bonus table={table} play={play} offer={offer} />;
    case 'gain':
    case 'tradeTake':
      return (
        <Tokens table={table} play={play} rewards={offer.take} act={takeAction} from="supply" />
      );
    case 'heap':
      return (
        <>
          <Evaluation table={table} />
          <Tokens table={table} play={play} rewards={offer.take} act={takeAction} from="heap" />
        </>
      );
    case 'tribute':
    case 'swapGive':
    case 'tradeGive':
      return (
        <>
          <Tokens table={table} play={play} rewards={offer.give} act={giveAction} from="own" />
          <Stop table={table} offer={offer} />
        </>
      );
    case 'swapTake':
      return <TakeFrom table={table} play={play} offer={offer} given={stage.given} />;
    case 'redraw':
    case 'draw':
    case 'dealGoal':
    case 'dealTile':
    case 'drawTile':
    case 'openTile':
    case 'showBack':
    case 'start':
    case 'over':
      return null;
  }
}

const giveAction = (reward: Reward): ActionOf<'okanagan'> => ({
  game: 'okanagan',
  type: 'give',
  reward,
});

function Frame(p: { testId: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="ok-decide" data-testid={`okanagan-decide-${p.testId}`}>
      {p.children}
    </div>
  );
}

const chosen = (play: Play, key: string): boolean => {
  const ghost = play.shade.value;
  return ghost?.type === 'panel' && ghost.key === key;
};

/** How a button stands out: chosen, or, beside what would have been better, what was chosen. */
const marks = (table: Table, play: Play, key: string) => ({
  'aria-pressed': chosen(play, key),
  'data-played': playedKey(table) === key,
});

/** The held tile fits nowhere. */
function Misfit({ table, offer }: { table: Table; offer: Offer }): JSX.Element | null {
  if (!offer.plain.some(({ type }) => type === 'misfit')) return null;
  return (
    <Frame testId="misfit">
      <p class="ok-note">{say('okanagan-misfit-note')}</p>
      <Button
        look="main"
        testId="okanagan-misfit"
        onPress={() =>
          table.choose(
            panelDraft('misfit', { game: 'okanagan', type: 'misfit' }, msg('okanagan-says-misfit')),
          )
        }
      >
        {say('okanagan-misfit')}
      </Button>
    </Frame>
  );
}

/** Which of several closed areas comes next. */
function ChooseArea({ table, play }: Props): JSX.Element {
  const pending = viewOf(table).evaluation?.pending ?? [];
  return (
    <Frame testId="area">
      <div class="ok-areas">
        {pending.map(({ segment, area: id }) => {
          const area = areaOf(table, id);
          if (!area) return null;
          return (
            <button
              key={segment}
              type="button"
              class="ok-area-choice pick"
              data-testid={`okanagan-evaluate-${segment}`}
              {...marks(table, play, `area-${id}`)}
              onClick={() =>
                table.choose(
                  panelDraft(
                    `area-${id}`,
                    { game: 'okanagan', type: 'evaluate', segment },
                    msg('okanagan-says-evaluate', { terrain: area.terrain }),
                  ),
                )
              }
            >
              <AreaHead area={area} />
              <AreaIcons area={area} size={22} />
              <span class="ok-ranks in-wrap">
                {area.standings.map(({ seat, influence }) => (
                  <span key={seat} class="ok-rank" style={ownColour(table, seat)}>
                    <Who table={table} seat={seat} /> {influence}
                  </span>
                ))}
              </span>
            </button>
          );
        })}
      </div>
    </Frame>
  );
}

/** The area being evaluated: who comes in which order, who acts, what is left in the heap. */
export function Evaluation({ table }: { table: Table }): JSX.Element | null {
  const { evaluation } = viewOf(table);
  const area = evaluation?.area == null ? undefined : areaOf(table, evaluation.area);
  if (!evaluation || !area) return null;
  const isRanked = evaluation.tied.length === 0;
  const ranked = isRanked ? evaluation.order : area.standings.map((s) => s.seat);
  // Whoever acted may come first in the order afterwards: it is the influence that tells the weakest.
  const least = Math.min(...area.standings.map(({ influence }) => influence));
  const [lowest, another] = area.standings.filter(({ influence }) => influence === least);
  const acts = evaluation.actor ?? (another ? undefined : lowest?.seat);
  const weakest = isRanked && ranked.length > 1 ? acts : undefined;
  const isHeapLaid = evaluation.picker !== null;
  // Who takes from the heap has it below, as buttons.
  const isTaking = isHeapLaid && offerOf(table) !== null;
  return (
    <div class="ok-evaluation" data-testid="okanagan-evaluation">
      <AreaHead area={area} />
      {isHeapLaid && !isTaking && <Heap table={table} />}
      {!isHeapLaid && <AreaIcons area={area} size={22} />}
      <ol class="ok-ranks in-wrap" aria-label={say('okanagan-order')}>
        {ranked.map((seat) => {
          const standing = area.standings.find((it) => it.seat === seat);
          const picks = evaluation.picker?.seat === seat ? evaluation.picker.picks : null;
          return (
            <li
              key={seat}
              class="ok-rank"
              style={ownColour(table, seat)}
              data-now={picks !== null || evaluation.actor === seat}
            >
              <Who table={table} seat={seat} />{' '}
              <span class="ok-influence">{standing?.influence ?? 0}</span>
              {picks !== null && <em>{say('okanagan-picks', { n: picks })}</em>}
              {picks === null && seat === weakest && <em>{say('okanagan-weakest')}</em>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What is left of the heap. */
function Heap({ table }: { table: Table }): JSX.Element {
  const heap = viewOf(table).evaluation?.heap ?? [];
  return (
    <span class="ok-icons in-row">
      {packOf(table).rewards.map(({ reward }, i) => {
        const n = heap[i] ?? 0;
        return n === 0 ? null : <Counted key={reward} reward={reward} n={n} size={22} />;
      })}
    </span>
  );
}

/** Who of the tied comes next. */
function OrderTied({ table, play, offer }: Props & { offer: Offer }): JSX.Element {
  const { evaluation } = viewOf(table);
  const area = evaluation?.area == null ? undefined : areaOf(table, evaluation.area);
  const done = evaluation?.order ?? [];
  return (
    <Frame testId="tied">
      <Evaluation table={table} />
      <p class="ok-note">{say('okanagan-tied-note')}</p>
      {done.length > 0 && (
        <p class="ok-ranks in-wrap">
          {done.map((seat, i) => (
            <span key={seat} class="ok-rank" style={ownColour(table, seat)}>
              {i + 1}. <Who table={table} seat={seat} />
            </span>
          ))}
        </p>
      )}
      <div class="ok-row in-wrap">
        {offer.next.map((seat) => {
          const standing = area?.standings.find((it) => it.seat === seat);
          return (
            <button
              key={seat}
              type="button"
              class="ok-seat-choice pick"
              style={ownColour(table, seat)}
              data-testid={`okanagan-next-${seat}`}
              {...marks(table, play, `next-${seat}`)}
              onClick={() =>
                table.choose(
                  panelDraft(
                    `next-${seat}`,
                    { game: 'okanagan', type: 'next', seat },
                    msg('okanagan-says-next', { name: personOf(table, seat) }),
                  ),
                )
              }
            >
              <Who table={table} seat={seat} />
              {area && standing && (
                <small>{firstWords(table, area, done, offer.next, standing)}</small>
              )}
            </button>
          );
        })}
      </div>
    </Frame>
  );
}

/** How much a player takes who comes next after these: of the heap as much as they leave. */
export function takesNext(area: Area, before: readonly Seat[], { influence }: Standing): number {
  const taken = area.standings.filter(({ seat }) => before.includes(seat));
  const left = sum(area.heap) - sum(taken.map((it) => it.influence));
  return Math.min(influence, Math.max(0, left));
}

/** What it means to put a player first of the tied; of two the other one is last, and acts if weakest. */
function firstWords(
  table: Table,
  area: Area,
  before: readonly Seat[],
  tied: readonly Seat[],
  standing: Standing,
): string {
  const { seat, action } = standing;
  const takes = say('okanagan-takes', { n: takesNext(area, before, standing) });
  const others = tied.filter((other) => other !== seat);
  const [other] = others;
  if (action === 'no' || other === undefined || others.length > 1) return takes;
  return `${takes}; ${say('okanagan-acts', { name: personOf(table, other) })}`;
}

/** The weakest player's action, or the choice of who is alone. */
function Bonus({ table, play, offer }: Props & { offer: Offer }): JSX.Element {
  const isAlone = offer.plain.some(({ type }) => type === 'rewards');
  const plain = offer.plain.find(({ type }) => type === 'rewards' || type === 'noBonus');
  const { evaluation } = viewOf(table);
  const area = evaluation?.area == null ? undefined : areaOf(table, evaluation.area);
  const own = area?.standings.find(({ seat }) => seat === table.seat.value);
  return (
    <Frame testId="bonus">
      <Evaluation table={table} />
      <div class="ok-actions">
        {offer.bonus.map((pile) => {
          const back = viewOf(table).piles[pile]?.back;
          if (!back) return null;
          return (
            <button
              key={pile}
              type="button"
              class="ok-action in-row pick"
              data-testid={`okanagan-bonus-${pile}`}
              data-what={`action:${back.action}`}
              {...marks(table, play, `bonus-${pile}`)}
              onClick={() => table.choose(bonusDraft(table, pile))}
            >
              <span class="ok-action-picture">
                <BackPicture back={back} />
              </span>
              <span>
                <b>{backName(back)}</b>
                <small>{backText(back)}</small>
              </span>
            </button>
          );
        })}
        {plain && (
          <button
            type="button"
            class="ok-action in-row ok-action-plain pick"
            data-testid={`okanagan-${plain.type}`}
            {...marks(table, play, plain.type)}
            onClick={() =>
              table.choose(
                plain.type === 'noBonus'
                  ? leaveDraft(offer, 'noBonus', true)
                  : panelDraft(
                      plain.type,
                      { game: 'okanagan', ...plain },
                      msg('okanagan-says-rewards'),
                    ),
              )
            }
          >
            <span>
              <b>{say(isAlone ? 'okanagan-take-rewards' : 'okanagan-no-bonus')}</b>
              <small>
                {isAlone
                  ? say('okanagan-take-rewards-text', { n: own?.takesMost ?? 0 })
                  : say('okanagan-no-bonus-text')}
              </small>
            </span>
          </button>
        )}
      </div>
    </Frame>
  );
}

/** How many of a type lie where it is taken from. */
function countOf(table: Table, from: 'supply' | 'heap' | 'own', reward: Reward): number {
  const view = viewOf(table);
  const i = packOf(table).rewards.findIndex((it) => it.reward === reward);
  const counts =
    from === 'heap'
      ? view.evaluation?.heap
      : from === 'supply'
        ? view.supply
        : ownPlayer(table)?.tokens;
  return counts?.[i] ?? 0;
}

/** Tokens to tap, each with how many there are. */
function Tokens(
  p: Props & {
    rewards: readonly Reward[];
    act: (reward: Reward) => ActionOf<'okanagan'>;
    from: 'supply' | 'heap' | 'own';
  },
): JSX.Element {
  const { table, play, rewards, act, from } = p;
  return (
    <Frame testId={from}>
      <p class="ok-note">{say(`okanagan-from-${from}`)}</p>
      <div class="ok-row in-wrap">
        {rewards.map((reward) => (
          <TokenButton
            key={reward}
            table={table}
            play={play}
            reward={reward}
            n={countOf(table, from, reward)}
            action={act(reward)}
          />
        ))}
      </div>
    </Frame>
  );
}

function TokenButton(
  p: Props & { reward: Reward; n: number; action: ActionOf<'okanagan'>; id?: string },
): JSX.Element {
  const { table, play, reward, n, action } = p;
  const key = `token-${p.id ?? ''}${reward}`;
  const name = rewardName(reward);
  return (
    <PictureButton
      class="ok-token-button"
      label={say('okanagan-token-button', { name, n })}
      testId={`okanagan-${key}`}
      what={reward}
      isChosen={chosen(play, key)}
      isPlayed={playedKey(table) === key}
      onPress={() =>
        table.choose(panelDraft(key, action, msg(`okanagan-says-${action.type}`, { name })))
      }
    >
      <TokenPicture reward={reward} size={44} />
      <span class="ok-count" aria-hidden="true">
        {n}
      </span>
    </PictureButton>
  );
}

/** No further swap. */
function Stop({ table, offer }: { table: Table; offer: Offer }): JSX.Element | null {
  if (!offer.plain.some(({ type }) => type === 'stop')) return null;
  return (
    <div class="ok-decide">
      <Button testId="okanagan-stop" onPress={() => table.choose(leaveDraft(offer, 'stop', true))}>
        {say('okanagan-stop')}
      </Button>
    </div>
  );
}

/** Another player's token for the given one. */
function TakeFrom({
  table,
  play,
  offer,
  given,
}: Props & { offer: Offer; given: Reward }): JSX.Element {
  const { rewards } = packOf(table);
  return (
    <Frame testId="others">
      <p class="ok-note ok-given in-row">
        {say('okanagan-given')} <TokenPicture reward={given} size={28} /> {rewardName(given)}
      </p>
      {offer.takeFrom.map(({ seat, rewards: types }) => (
        <div key={seat} class="ok-from" style={ownColour(table, seat)}>
          <Who table={table} seat={seat} />
          <div class="ok-row in-wrap">
            {types.map((reward) => (
              <TokenButton
                key={reward}
                table={table}
                play={play}
                reward={reward}
                id={`${seat}-`}
                n={
                  viewOf(table).players[seat]?.tokens[
                    rewards.findIndex((it) => it.reward === reward)
                  ] ?? 0
                }
                action={{ game: 'okanagan', type: 'takeFrom', seat, reward }}
              />
            ))}
          </div>
        </div>
      ))}
    </Frame>
  );
}
