// Worked examples beside the clauses about placing, scoring and the course of a round, drawn with
// cards of the pack that is read about.

import type { JSX } from 'preact';
import { Sought } from '../../kit/Sought';
import { points as written } from '../../words/numbers';
import { say, words } from '../../words/words';
import { CardArt, CardBack, CardPicture } from './art/card';
import { PlatePicture } from './Condition';
import { UNIT } from './geometry';
import { type Laid, laid, sizeOf } from './laid';
import { faces } from './realm';
import { exampleOf } from './rule-example';
import type { Catalogue, Condition } from './types';

/** Two cards as they would lie. */
export function LaidPicture({ pack, example }: { pack: Catalogue; example: Laid }): JSX.Element {
  const faceOf = faces(pack, words.value.locale);
  const { x, y, width, height } = sizeOf(example);
  return (
    <svg
      class="kr-laid-picture"
      viewBox={`${x - 8} ${y - 8} ${width + 16} ${height + 16}`}
      aria-hidden="true"
    >
      {example.placed.map((placement) => (
        <g
          key={placement.card}
          transform={`translate(${placement.x * UNIT} ${placement.y * UNIT})`}
        >
          <CardArt face={faceOf(placement)} />
        </g>
      ))}
    </svg>
  );
}

/** Where a card may lie, and where not. */
export function Placing({ pack }: { pack: Catalogue }): JSX.Element {
  return (
    <ul class="kr kr-worked">
      {laid(pack).map((example) => (
        <li key={example.key} data-right={example.isRight}>
          <LaidPicture pack={pack} example={example} />
          <span>
            <b aria-hidden="true">{example.isRight ? '✔' : '✖'}</b>{' '}
            <Sought text={say(`kraje-laid-${example.key}`)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the example of a condition brings. */
const worth = (condition: Condition): number =>
  'pts' in condition.params ? (exampleOf(condition)?.count ?? 0) * condition.params.pts : 0;

/** An own condition, the shared one and the price, as the examples of both bring them. */
export function Adding({ pack }: { pack: Catalogue }): JSX.Element | null {
  const [own, shared] = pack.conditions.filter((it) => worth(it) > 0);
  if (!own || !shared) return null;
  const rows = [
    { key: 'own', condition: own, points: worth(own) },
    { key: 'shared', condition: shared, points: worth(shared) },
    { key: 'price', condition: own, points: -pack.conditionPenalty },
  ];
  const total = rows.reduce((sum, { points }) => sum + points, 0);
  return (
    <dl class="kr kr-ranks">
      {rows.map(({ key, condition, points }) => (
        <div key={key}>
          <dt>
            {key !== 'price' && <PlatePicture condition={condition} />}{' '}
            <Sought
              text={say(`kraje-adding-${key}`, { name: condition.name[words.value.locale] })}
            />
          </dt>
          <dd>{written(points)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{say('kraje-adding-total')}</b>
        </dt>
        <dd>
          <b>{written(total)}</b>
        </dd>
      </div>
    </dl>
  );
}

/** A half of a round: chosen in secret, laid open together, the other card passed on. */
export function Round({ pack }: { pack: Catalogue }): JSX.Element {
  const faceOf = faces(pack, words.value.locale);
  const faced = pack.cards
    .slice(0, 2)
    .map(({ id }) => (
      <CardPicture key={id} face={faceOf({ card: id, side: 'plain', rotation: 0, x: 0, y: 0 })} />
    ));
  const backs = [<CardBack key="a" />, <CardBack key="b" />];
  const steps = [
    { key: 'choose', cards: backs, between: null },
    { key: 'reveal', cards: faced, between: null },
    { key: 'pass', cards: backs, between: '⇄' },
  ];
  return (
    <ol class="kr kr-worked">
      {steps.map(({ key, cards, between }) => (
        <li key={key}>
          <span class="kr-worked-cards" aria-hidden="true">
            {cards[0]}
            {between}
            {cards[1]}
          </span>
          <span>
            <Sought text={say(`kraje-half-${key}`)} />
          </span>
        </li>
      ))}
    </ol>
  );
}
