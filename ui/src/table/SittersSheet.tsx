// Who leaves, who comes: a bot or somebody else plays on for a seat, and its person comes back.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Level, Person, Seat, SeatPlan, SeatState } from '../host/protocol';
import { Button } from '../kit/controls';
import { Face } from '../kit/Face';
import { nameKey } from '../kit/fold';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { measuredOf } from '../parts/measured';
import { free, named, type Place } from '../parts/places';
import { SitterChoice } from '../parts/SitterChoice';
import { cardOfEngine } from '../state/games';
import { lower } from '../state/nav';
import { tell, tellWithUndo } from '../state/notices';
import { people, refreshPeople } from '../state/people';
import { msg, say } from '../words/words';
import type { LiveTable } from './live';
import { agreementsTold, substituted, whoLeft } from './told';

/** Whether people may come and go: the day's game is the same for everybody, as a lesson is. */
export function canSubstitute(table: LiveTable): boolean {
  const { day, lesson, exercise, next } = table.state.value;
  return day === undefined && !lesson && !exercise && next !== 'over';
}

export function SittersSheet({ table }: { table: LiveTable }) {
  const { agreements } = table.state.value;
  const seats = table.seats.value;
  const [changing, setChanging] = useState<Seat>();
  useEffect(() => void refreshPeople(), []);
  const told = agreementsTold(table.state.value).flatMap(({ lines }) => lines);
  const sit = async (seat: SeatState, plan?: SeatPlan) => {
    const now = plan ?? whoLeft(agreements, seat.seat);
    const what = { type: 'substitute', seat: seat.seat } as const;
    if (!now || !(await table.agree(plan ? { ...what, plan } : what))) return;
    lower('sitters');
    lower('pause');
    const text = substituted(seat, now);
    const { length } = table.state.value.agreements;
    const isLast = () => {
      const { agreements, next } = table.state.value;
      return agreements.length === length && next !== 'over';
    };
    if (whoLeft(table.state.value.agreements, seat.seat))
      tellWithUndo(text, () => void table.agree(what), isLast);
    else tell(text);
  };
  return (
    <div class="share">
      <p>{say('sitters-note')}</p>
      {seats.map((seat) => {
        const left = whoLeft(agreements, seat.seat);
        const isBot = seat.sitter.type === 'bot';
        return (
          <section key={seat.seat} class="fork-seat" data-testid={`sitter-${seat.seat}`}>
            <h3 class="sitter-name">
              <Mark mark={markOf(seat.mark, seat.seat)} size={22} />
              {seat.sitter.type === 'bot' && <Face level={seat.sitter.level} size={26} />}
              {seat.name}
            </h3>
            {left && <p class="note">{told.findLast((it) => it.seat === seat.seat)?.text}</p>}
            {isBot && left?.sitter.type === 'person' && (
              <Button
                look="main"
                icon="undo"
                onPress={() => void sit(seat)}
                testId={`sitter-back-${seat.seat}`}
              >
                {say('sitters-back', { name: left.name })}
              </Button>
            )}
            {changing === seat.seat ? (
              <Change table={table} seat={seat} onSit={(plan) => void sit(seat, plan)} />
            ) : (
              <Button
                icon="person"
                onPress={() => setChanging(seat.seat)}
                testId={`sitter-change-${seat.seat}`}
              >
                {say('sitters-change')}
              </Button>
            )}
          </section>
        );
      })}
      {seats.length > 1 && <End table={table} />}
    </div>
  );
}

/** Goes on with a game that people ended early. */
export async function playOn(table: LiveTable): Promise<void> {
  if (await table.agree({ type: 'end', isOver: false })) lower('final');
}

/** Ends the game as it stands, once it was asked. */
function End({ table }: { table: LiveTable }) {
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.scrollIntoView({ block: 'end' }), [isAsked]);
  const end = async () => {
    if (!(await table.agree({ type: 'end', isOver: true }))) return;
    lower('sitters');
    lower('pause');
    tellWithUndo(msg('agreed-end'), () => void playOn(table));
  };
  if (!isAsked)
    return (
      <Button icon="flag" look="quiet" onPress={() => setAsked(true)} testId="end-early">
        {say('end-early')}
      </Button>
    );
  return (
    <div ref={question} class="share">
      <p role="status">{say('end-note')}</p>
      <Button look="main" icon="flag" onPress={() => void end()} testId="end-now">
        {say('end-now')}
      </Button>
    </div>
  );
}

interface ChangeProps {
  readonly table: LiveTable;
  readonly seat: SeatState;
  readonly onSit: (plan: SeatPlan) => void;
}

/** Who plays on for a seat. */
function Change({ table, seat, onSit }: ChangeProps) {
  const seats = table.seats.value;
  const isPerson = seat.sitter.type === 'person';
  // Somebody has to be there for whom the bots play.
  const isLast = isPerson && table.nPeople.value === 1;
  const card = cardOfEngine(table.state.value.game);
  const [sitter, setSitter] = useState<Place['sitter']>(isPerson && !isLast ? 'regular' : 'person');
  const [name, setName] = useState('');
  const places = seats.map(({ name, mark, profile }): Place => {
    const place = { name, mark: markOf(mark), sitter: 'person' } as const;
    return profile === undefined ? place : { ...place, profile };
  });
  const fits = free(places, people.value).filter((it) =>
    nameKey(it.name).startsWith(nameKey(name)),
  );
  const sit = (level: Level) => {
    const isOwn = isPerson || whoLeft(table.state.value.agreements, seat.seat) !== undefined;
    const called = isOwn ? seat.name : say(`level-${level}`);
    onSit({ name: called, mark: seat.mark, sitter: { type: 'bot', level } });
  };
  const sitPerson = (person?: Person) =>
    onSit({
      name: person?.name ?? name.trim(),
      mark: seat.mark,
      sitter: { type: 'person' },
      ...(person ? { profile: person.profile, help: person.help } : {}),
    });
  return (
    <>
      {!isLast && (
        <SitterChoice
          seat={seat.seat}
          sitter={sitter}
          levels={card?.levels ?? []}
          measured={measuredOf(card, seats.length)}
          onChoose={setSitter}
        />
      )}
      {sitter === 'person' ? (
        <>
          <ul class="setup-people" aria-label={say('setup-people', { n: seat.seat + 1 })}>
            {fits.map((person) => (
              <li key={person.profile}>
                <button
                  type="button"
                  class="person-chip"
                  onClick={() => sitPerson(person)}
                  data-testid={`sitter-pick-${seat.seat}`}
                >
                  <Mark mark={markOf(person.mark)} size={20} />
                  {person.name}
                </button>
              </li>
            ))}
          </ul>
          <input
            class="name-input"
            type="text"
            value={name}
            aria-label={say('sitters-name')}
            placeholder={say('sitters-name')}
            maxLength={20}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setName(event.currentTarget.value)}
            data-testid={`sitter-name-${seat.seat}`}
          />
          <Button
            look="main"
            icon="check"
            isDisabled={nameKey(name) === ''}
            onPress={() => sitPerson(named(name, places, seat.seat, people.value))}
            testId={`sitter-sit-${seat.seat}`}
          >
            {say('sitters-sit')}
          </Button>
        </>
      ) : (
        <Button
          look="main"
          icon="check"
          onPress={() => sit(sitter)}
          testId={`sitter-sit-${seat.seat}`}
        >
          {say('sitters-bot')}
        </Button>
      )}
    </>
  );
}
