// Parts of the pages of statistics.

import type { ComponentChildren } from 'preact';
import type { CountedOf, Player, RealSum } from '../../host/protocol';
import { Face } from '../../kit/Face';
import { Icon, type IconName } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { open } from '../../state/nav';
import { LEVELS, playerName } from '../../words/names';
import { duration, number } from '../../words/numbers';
import { say } from '../../words/words';

export function Card(props: {
  title: string;
  note?: string | undefined;
  isWide?: boolean;
  children: ComponentChildren;
}) {
  return (
    <section class="stat-card" data-wide={props.isWide ?? false}>
      <h2>{props.title}</h2>
      {props.children}
      {props.note !== undefined && <p class="note">{props.note}</p>}
    </section>
  );
}

/** A number with what it counts; with somewhere to go, a button. */
export function Figure(props: {
  value: string;
  label: string;
  detail?: string | undefined;
  onPress?: (() => void) | undefined;
  testId?: string;
}) {
  const content = (
    <>
      <b class="figure-value" data-long={props.value.length > 7}>
        {props.value}
      </b>
      <span class="figure-label">{props.label}</span>
      {props.detail !== undefined && <span class="quiet">{props.detail}</span>}
    </>
  );
  if (!props.onPress) {
    return (
      <div class="figure" data-testid={props.testId}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="figure figure-button"
      onClick={props.onPress}
      data-testid={props.testId}
    >
      {content}
      <Icon name="next" size={18} />
    </button>
  );
}

/** How much of it was played at real tables, and how long that took as far as somebody knows. */
export function RealFigure({ of, counted }: { of: RealSum; counted: CountedOf }) {
  const { games, timed, lastedMs } = of;
  const title = say('stat-real-title');
  const known = timed < games ? 'stat-real-some' : 'stat-real-all';
  return (
    <Figure
      value={number(games)}
      label={say('stat-real', { count: games })}
      detail={timed === 0 ? undefined : say(known, { time: duration(lastedMs), count: timed })}
      onPress={() => openCounted({ ...counted, variant: ['real'] }, title)}
      testId="figure-real"
    />
  );
}

/** Who: a mark or a bot, and the name. */
export function Who({ player, seat = 0 }: { player: Player; seat?: number }) {
  return (
    <span class="who">
      {player.level === undefined ? (
        <Mark mark={markOf(player.mark, seat)} size={18} />
      ) : (
        <BotFace level={player.level} />
      )}
      <span class="who-name">{playerName(player)}</span>
    </span>
  );
}

/** A bot's face; a plain one for a level that this version of the app does not know. */
function BotFace({ level }: { level: string }) {
  const known = LEVELS.find((it) => it === level);
  return known ? <Face level={known} size={24} /> : <Icon name="bot" size={18} />;
}

/** Opens a game: one that is over shows how it ended, or its replay after so many steps. */
export function openGame(table: string, at?: number): void {
  open({ screen: 'table', table, ...(at === undefined ? {} : { at }) });
}

/** Opens the finished games that count and are these. */
export function openCounted(counted: CountedOf, title: string): void {
  open({ screen: 'plays', filter: { counted }, title });
}

interface Fact {
  readonly key: string;
  readonly title: string;
  readonly value: string;
  readonly detail?: string;
  /** What a press does, where it is not to open the games. */
  readonly icon?: IconName;
  /** The same, as it is spoken. */
  readonly does?: string;
  readonly onPress?: () => void;
}

/** Numbers one below the other, each with its name; with somewhere to go, a button. */
export function Facts({ facts, testId }: { facts: readonly Fact[]; testId?: string }) {
  return (
    <ul class="moments" data-testid={testId}>
      {facts.map(({ key, title, value, detail, icon = 'next', does, onPress }) => {
        const content = (
          <>
            <span class="moment-title">{title}</span>
            <b>{value}</b>
            {detail !== undefined && <span class="moment-game">{detail}</span>}
          </>
        );
        return (
          <li key={key}>
            {onPress ? (
              <button type="button" class="moment" onClick={onPress}>
                {content}
                {does !== undefined && <span class="unseen">{does}</span>}
                <Icon name={icon} size={18} />
              </button>
            ) : (
              <div class="moment">{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The number as it is read. */
  readonly text: string;
  readonly detail?: string;
  readonly onPress: () => void;
}

/** Lying bars as buttons: each with its name above it and its number, which grow with all texts. */
export function BarRows({ rows, most }: { rows: readonly BarRow[]; most?: number }) {
  const longest = Math.max(1, most ?? 0, ...rows.map(({ value }) => value));
  return (
    <ul class="bar-rows">
      {rows.map(({ key, label, value, text, detail, onPress }) => (
        <li key={key}>
          <button type="button" class="bar-row" onClick={onPress}>
            <span class="bar-name">{label}</span>
            <b>{text}</b>
            <span class="lying" aria-hidden="true">
              <i style={{ width: `${(100 * value) / longest}%` }} />
            </span>
            {detail !== undefined && <span class="bar-detail">{detail}</span>}
            <Icon name="next" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The table beside a picture: the same numbers, for eyes and fingers. */
export function Numbers(props: {
  /** What it is called where it is more than that. */
  title?: string;
  head: readonly string[];
  rows: readonly {
    readonly key: string;
    readonly cells: readonly ComponentChildren[];
    readonly onPress?: (() => void) | undefined;
  }[];
  isOpen?: boolean;
}) {
  return (
    <details class="numbers" open={props.isOpen ?? false}>
      <summary>{props.title ?? say('stat-table')}</summary>
      <table>
        <thead>
          <tr>
            {props.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => {
            const [first, ...rest] = row.cells;
            return (
              <tr key={row.key}>
                <th scope="row">
                  {row.onPress ? (
                    <button type="button" class="numbers-link" onClick={row.onPress}>
                      {first}
                    </button>
                  ) : (
                    first
                  )}
                </th>
                {rest.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
