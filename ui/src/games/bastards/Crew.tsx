// The players: coins, cards turned up this round, cards still in hand, the ship's load. All of it is
// open information.

import type { JSX } from 'preact';
import { Mark } from '../../kit/Mark';
import { markColour, markOf } from '../../kit/marks';
import { percent } from '../../words/numbers';
import { say } from '../../words/words';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { OwnerMark, ownerOf } from './Planets';
import { coinsLeft, type Play, type Table, viewOf } from './play';
import { roundsOf } from './Track';
import { type Colour, NEUTRAL, RACES, RELATIONS, type SeatView } from './types';
import { coinsWords, raceName, raceNames, relationName } from './words';

/** One line a player; a tap opens everything. */
export function Crew({ table, play }: { table: Table; play: Play }): JSX.Element {
  const view = viewOf(table);
  return (
    <button
      type="button"
      class="sb-crew"
      data-testid="bastards-crew"
      data-odds={table.tellsOdds.value && view.neutral?.odds !== undefined}
      onClick={() => play.ask({ type: 'crew' })}
    >
      <span class="unseen">{say('bastards-crew')}: </span>
      {/* Seen where the track gives way to what is to be decided. */}
      {view.round > 0 && (
        <span class="sb-crew-round" aria-hidden="true">
          {say('bastards-track-short', { round: view.round, of: roundsOf(table) })}
        </span>
      )}
      {view.seats.map((seat, at) => {
        const sitter = table.seats.value[at];
        const mark = markOf(sitter?.mark ?? '', at);
        return (
          <span
            key={sitter?.seat ?? at}
            class="sb-member in-row"
            style={{ '--seat': markColour(mark) }}
          >
            <Mark mark={mark} size={18} />
            <span class="sb-member-name">{sitter?.name}</span>
            {view.start === at && <span class="sb-start" aria-hidden="true" />}
            <Coins n={coinsLeft(view, table.sheet.value, at)} />
            <span class="sb-member-cards">
              {seat.open.map((card) => (
                <span key={card} data-what={card}>
                  <RelationPicture relation={card} size={20} />
                </span>
              ))}
              {seat.answered && <span class="sb-face-down" />}
            </span>
            <span class="sb-member-hand">
              {RELATIONS.map((card) => (
                <i key={card} data-in={seat.hand.includes(card)} data-what={card}>
                  <RelationPicture relation={card} size={14} />
                </i>
              ))}
            </span>
          </span>
        );
      })}
    </button>
  );
}

/** A number of coins. */
export function Coins({ n }: { n: number }): JSX.Element {
  return (
    <span class="sb-coins" data-what="coins">
      <span aria-hidden="true">{n}</span>
      <span class="unseen">{coinsWords(n)}</span>
    </span>
  );
}

/** Everything open about every player. */
export function CrewDetail({ table }: { table: Table }): JSX.Element {
  const view = viewOf(table);
  const sheet = table.sheet.value;
  return (
    <div class="sb in-stack">
      {view.seats.map((seat, at) => {
        const sitter = table.seats.value[at];
        const mark = markOf(sitter?.mark ?? '', at);
        return (
          <section
            key={sitter?.seat ?? at}
            class="sb-crew-card"
            style={{ '--seat': markColour(mark) }}
            data-testid={`bastards-crew-${at}`}
          >
            <h3>
              <Mark mark={mark} size={20} /> {sitter?.name}
              {view.start === at && <em> {say('bastards-crew-start')}</em>}
            </h3>
            <p class="sb-crew-sums">
              <Coins n={coinsLeft(view, sheet, at)} /> ·{' '}
              {/* As at the top of the screen: what coins are worth is counted. */}
              {say('bastards-points', { n: sheet.seats[at]?.total ?? seat.points })} ·{' '}
              {say('bastards-creatures', { n: seat.living })}
            </p>
            <Cards label={say('bastards-crew-open')} cards={seat.open} />
            <Cards label={say('bastards-crew-hand')} cards={seat.hand} />
            <Cards label={say('bastards-crew-played')} cards={seat.played} />
            <Supply table={table} colour={at as Colour} seat={seat} />
          </section>
        );
      })}
      {view.neutral && (
        <section class="sb-crew-card">
          <h3>
            <OwnerMark table={table} colour={NEUTRAL} size={20} /> {say('bastards-neutral')}
          </h3>
          <p class="sb-crew-sums">{say('bastards-creatures', { n: view.neutral.living })}</p>
          <NeutralCards table={table} />
        </section>
      )}
    </div>
  );
}

/** Which neutral settlers are still to come, and how likely each is the next. */
function NeutralCards({ table }: { table: Table }): JSX.Element | null {
  const { cards = [], odds } = viewOf(table).neutral ?? {};
  if (cards.length === 0 || !odds || !table.tellsOdds.value) return null;
  return (
    <p data-testid="bastards-neutral-odds">
      {say('bastards-neutral-odds', {
        races: cards.map((race) => raceName(race)).join(', '),
        next: percent(odds.next / 100),
        n: cards.length,
      })}
    </p>
  );
}

function Cards(p: { label: string; cards: SeatView['hand'] }): JSX.Element | null {
  if (p.cards.length === 0) return null;
  return (
    <div class="sb-crew-cards">
      <span class="sb-caption">{p.label}</span>
      <ul>
        {p.cards.map((card) => (
          <li key={card} data-what={card}>
            <RelationPicture relation={card} size={24} />
            {relationName(card)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Supply(p: { table: Table; colour: Colour; seat: SeatView }): JSX.Element {
  const owner = ownerOf(p.table, p.colour);
  return (
    <>
      {p.seat.hold.length > 0 && (
        <div class="sb-crew-cards">
          <span class="sb-caption">{say('bastards-crew-hold')}</span>
          <ul>
            {p.seat.hold.map((it) => (
              <li key={it.cell} data-what={it.race}>
                <RacePicture catalogue={p.table.catalogue} race={it.race} owner={owner} size={30} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="sb-crew-cards">
        <span class="sb-caption">{say('bastards-crew-supply')}</span>
        <ul>
          {RACES.map((race, i) => (
            <li
              key={race}
              aria-label={`${raceNames(race)}: ${p.seat.supply[i] ?? 0}`}
              data-what={race}
            >
              <RacePicture catalogue={p.table.catalogue} race={race} owner={owner} size={30} />
              <b>{p.seat.supply[i] ?? 0}×</b>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
