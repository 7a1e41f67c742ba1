// Goal cards: the own ones with what each is worth now, and the choice of those to be thrown away.

import type { JSX } from 'preact';
import { Icon } from '../../kit/Icon';
import { say } from '../../words/words';
import { GoalPicture } from './art/goal';
import { PictureButton } from './parts';
import { laidOut, ownPlayer, type Play, packOf, type Table, viewOf } from './play';
import type { Catalogue, GoalCard } from './types';
import { goalWords } from './words';

/** A goal card of the pack. */
export function goalOf(pack: Catalogue, goal: number): GoalCard {
  const card = pack.goals.find((it) => it.goal === goal);
  if (!card) throw new Error(`goal ${goal} is not in pack ${pack.pack.id}`);
  return card;
}

/** The cards in hand; a tap picks one to be thrown away. */
export function GoalPick({ table, play }: { table: Table; play: Play }): JSX.Element {
  const own = ownPlayer(table);
  const pack = packOf(table);
  const due = own?.toDiscard ?? 0;
  const going = play.going.value;
  return (
    <div class="ok-decide" data-testid="okanagan-decide-goals">
      <p class="ok-note">{say('okanagan-goals-note', { n: due, picked: going.length })}</p>
      <div class="ok-goals-large in-wrap">
        {(own?.goals ?? []).map(({ goal, points, covered }) => {
          const card = goalOf(pack, goal);
          const isOut = going.includes(goal);
          return (
            <PictureButton
              key={goal}
              class="ok-goal-button"
              label={goalWords(card, covered)}
              testId={`okanagan-goal-${goal}`}
              what={`goal:${goal}`}
              isChosen={isOut}
              onPress={() => play.pick(goal)}
            >
              <GoalPicture card={card} />
              <span class="ok-goal-now">{say('okanagan-points-now', { n: points })}</span>
              {isOut && (
                <span class="ok-goal-out" aria-hidden="true">
                  <Icon name="bin" size={30} />
                </span>
              )}
            </PictureButton>
          );
        })}
      </div>
    </div>
  );
}

/** The own cards, small, each with its points now. */
export function GoalRow({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const own = viewOf(table).players[laidOut(table)];
  const lit = table.lit.value?.line.source;
  const pack = packOf(table);
  if (!own?.goals || own.goals.length === 0) return null;
  return (
    <div class="ok-goals" role="group" aria-label={say('okanagan-goals')}>
      {own.goals.map(({ goal, points, covered }) => (
        <PictureButton
          key={goal}
          class="ok-goal-small"
          label={goalWords(goalOf(pack, goal), covered)}
          testId={`okanagan-own-goal-${goal}`}
          what={`goal:${goal}`}
          isChosen={lit?.type === 'goal' && lit.goal === goal}
          onPress={() => play.ask({ type: 'goal', goal })}
        >
          <GoalPicture card={goalOf(pack, goal)} />
          <span class="ok-goal-points" data-some={points > 0} aria-hidden="true">
            {points}
          </span>
        </PictureButton>
      ))}
    </div>
  );
}
