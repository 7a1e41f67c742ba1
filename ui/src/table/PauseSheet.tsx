// What the back key brings up at a table. Leaving keeps the game as it stands; giving it up can be
// taken back.

import { Button } from '../kit/controls';
import { canShake } from '../kit/haptics';
import { markOf } from '../kit/marks';
import { CountNotes } from '../parts/counts';
import { HandicapChoice } from '../parts/HandicapChoice';
import { beginLesson } from '../parts/learn';
import { GuestHelp, PersonHelp } from '../parts/PersonHelp';
import { SettingChips } from '../parts/SettingsList';
import { TableModeChoice } from '../parts/TableModeChoice';
import { host } from '../state/client';
import { abandon } from '../state/games';
import { guestPreferencesOf, setGuestPreferences } from '../state/guest-preferences';
import { lessonOf, refreshLessons } from '../state/lessons';
import { askWhat, close, goHome, isOverRules, lower, open, raise, turnTo } from '../state/nav';
import { people } from '../state/people';
import {
  edgesFor,
  edgesOfPeople,
  edgesOfSeats,
  isTablet,
  keepEdges,
  setTableMode,
  tableModeOf,
} from '../state/table-mode';
import { say } from '../words/words';
import type { LiveTable } from './live';
import { canSubstitute } from './SittersSheet';

export function PauseSheet({ table }: { table: LiveTable }) {
  const { trust, lesson, exercise } = table.state.value;
  const replay = () => {
    lower('pause');
    table.past.lookAt(0);
  };
  return (
    <div class="pause">
      <Button look="main" icon="play" onPress={() => lower('pause')} testId="pause-resume">
        {say('pause-resume')}
      </Button>
      {exercise ? (
        // It is no game that waits: whoever leaves it is where it was opened.
        <Button icon="back" onPress={close} testId="pause-leave">
          {say('leave')}
        </Button>
      ) : (
        <Button icon="home" onPress={goHome} testId="pause-home">
          {say('pause-home')}
        </Button>
      )}
      {lesson && (
        <Button icon="turn" onPress={() => void again(table)} testId="pause-lesson-again">
          {say(lesson.isSmall ? 'lesson-again.small' : 'lesson-again')}
        </Button>
      )}
      <Button icon="book" onPress={() => raise('rules')}>
        {say('rules')}
      </Button>
      {isOverRules.value && (
        <Button icon="back" onPress={close} testId="pause-rules-back">
          {say('lesson-back')}
        </Button>
      )}
      {table.isOpen.value && (
        <Button icon="since" onPress={replay} testId="pause-replay">
          {say('replay-open')}
        </Button>
      )}
      {canSubstitute(table) && (
        <Button icon="person" onPress={() => raise('sitters')} testId="pause-sitters">
          {say('sitters')}
        </Button>
      )}
      <Button icon="gear" onPress={() => raise('settings')}>
        {say('settings')}
      </Button>
      <SettingChips name="sound" />
      {isTablet.value && table.nPeople.value > 1 && <TableModeOf table={table} />}
      <Wishes table={table} />
      <details class="setup-wishes" data-testid="pause-more">
        <summary>{say('pause-more')}</summary>
        <More table={table} />
      </details>
      {exercise ? (
        <p class="note">{say(exercise.day === undefined ? 'exercise-note' : 'puzzle-note')}</p>
      ) : lesson ? (
        <p class="note">{say(lesson.isSmall ? 'lesson-note.small' : 'lesson-note')}</p>
      ) : (
        <>
          <CountNotes facts={table.state.value} />
          {trust && <p class="note">{say('trust.now')}</p>}
        </>
      )}
    </div>
  );
}

/** What is needed now and then: help, a head start, and the way to the bin. */
function More({ table }: { table: LiveTable }) {
  const { table: id, seedHash, next, lesson, exercise } = table.state.value;
  const isHere = table.isOpen.value && !table.past.place.value;
  return (
    <div class="pause">
      {next === 'act' && isHere && !exercise && (
        <Button
          icon="light"
          isDisabled={table.isAdvising.value}
          onPress={() => {
            lower('pause');
            table.askAdvice();
          }}
          testId="pause-hint"
        >
          {say('hint')}
        </Button>
      )}
      {next === 'act' && isHere && (
        <Button
          icon="list"
          onPress={() => {
            lower('pause');
            raise('choices');
          }}
          testId="open-choices"
        >
          {say('choices')}
        </Button>
      )}
      {table.isOpen.value && (
        <Button icon="question" onPress={() => askWhat()} testId="pause-what">
          {say('what')}
        </Button>
      )}
      {!exercise && !lesson && (
        <Button
          icon="star"
          onPress={() => open({ screen: 'lessons', game: table.ui.id })}
          testId="pause-lessons"
        >
          {say('lessons')}
        </Button>
      )}
      {canShake() && <SettingChips name="haptics" />}
      {!exercise && !lesson && (
        <>
          <Ahead table={table} />
          <Button
            icon="bin"
            look="quiet"
            testId="pause-abandon"
            onPress={() => {
              goHome();
              void host()
                .send({ type: 'close', table: id })
                .catch(() => undefined)
                .then(() => abandon(id));
            }}
          >
            {say('pause-abandon')}
          </Button>
          <p class="note">
            {say('seed-hash')} <code>{seedHash.slice(0, 12)}</code>
          </p>
        </>
      )}
    </div>
  );
}

/** What whoever is before the board wants. */
function Wishes({ table }: { table: LiveTable }) {
  const seat = table.seats.value[table.seat.value];
  if (seat?.sitter.type !== 'person') return null;
  const { table: id } = table.state.value;
  const person = people.value.find((it) => it.profile === seat.profile);
  const wanted = { help: table.help.value, ...guestPreferencesOf(id, seat.seat) };
  return (
    <details class="setup-wishes" data-testid="pause-wishes">
      <summary>
        {say('setup-wishes')}: {person?.name ?? seat.name}
      </summary>
      {person ? (
        <PersonHelp person={person} />
      ) : (
        <GuestHelp wish={wanted} onWish={(change) => setGuestPreferences(id, seat.seat, change)} />
      )}
    </details>
  );
}

/** Begins the lesson at the table anew. */
async function again(table: LiveTable): Promise<void> {
  const { lesson } = table.state.value;
  await refreshLessons();
  const known = lesson && lessonOf(table.ui.id, lesson.id);
  if (!known) return;
  const begun = await beginLesson(table.ui.id, known, true);
  if (begun !== undefined) turnTo({ screen: 'table', table: begun });
}

/** Who is ahead by how much. The day's game and one that is over stay as they are. */
function Ahead({ table }: { table: LiveTable }) {
  const { day, next } = table.state.value;
  const seats = table.seats.value;
  if (seats.length < 2 || day !== undefined || next === 'over') return null;
  return (
    <HandicapChoice
      seats={seats.map(({ name, mark, seat, handicap }) => ({
        name,
        mark: markOf(mark, seat),
        points: handicap ?? 0,
      }))}
      note={say('handicap-kept')}
      onChoose={(seat, points) => void table.agree({ type: 'setHandicap', seat, points })}
    />
  );
}

/** Whether the device lies in the middle of this table, and who sits where. */
function TableModeOf({ table }: { table: LiveTable }) {
  const { table: id } = table.state.value;
  const seats = table.seats.value;
  const mode = tableModeOf(id);
  const people = seats.filter(({ sitter }) => sitter.type === 'person');
  const edges = mode ? edgesOfPeople(seats, mode.edges) : edgesFor(people.length);
  const set = (isOn: boolean, ofPeople: typeof edges) =>
    setTableMode(id, { isOn, edges: edgesOfSeats(seats, ofPeople) });
  return (
    <TableModeChoice
      people={people.map(({ name, mark, seat }) => ({ name, mark: markOf(mark, seat) }))}
      isOn={mode?.isOn ?? false}
      edges={edges}
      onSwitch={(isOn) => set(isOn, edges)}
      onMove={(next) => {
        keepEdges(next);
        set(true, next);
      }}
    />
  );
}
