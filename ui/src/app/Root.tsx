// The page as a whole: the screen in sight, and above every screen the notices.

import { Component, type ComponentChildren, createPortal } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button, IconButton } from '../kit/controls';
import { topSheet } from '../kit/Sheet';
import { Backup } from '../screens/backup/Backup';
import { Day } from '../screens/Day';
import { Games } from '../screens/games/Games';
import { Home } from '../screens/Home';
import { Import } from '../screens/Import';
import { Lessons } from '../screens/Lessons';
import { NewGame } from '../screens/NewGame';
import { PeoplePages } from '../screens/people/Lazy';
import { Rules } from '../screens/Rules';
import { Settings } from '../screens/Settings';
import { StatisticsPages } from '../screens/statistics/Lazy';
import { isCut } from '../state/client';
import { screen } from '../state/nav';
import { dismiss, notices } from '../state/notices';
import { TableScreen } from '../table/TableScreen';
import { say } from '../words/words';
import { Dropping } from './Dropping';

export function Root() {
  return (
    <ErrorBoundary>
      <InSight />
      <Above />
    </ErrorBoundary>
  );
}

function InSight() {
  const now = screen.value;
  switch (now.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewGame key={now.game} game={now.game} />;
    case 'day':
      return <Day />;
    case 'import':
      return <Import />;
    case 'games':
      return <Games />;
    case 'settings':
      return <Settings />;
    case 'backup':
      return <Backup />;
    case 'statistics':
    case 'person':
    case 'plays':
      return <StatisticsPages screen={now} />;
    case 'people':
    case 'profile':
      return <PeoplePages screen={now} />;
    case 'rules':
      return <Rules game={now.game} />;
    case 'lessons':
      return <Lessons key={now.game} game={now.game} />;
    case 'table':
      return <TableScreen key={now.table} id={now.table} at={now.at} />;
  }
}

/** What lies above every screen, and so on the top sheet where there is one. */
function Above() {
  return createPortal(
    <>
      <DisconnectedPage />
      <Notices />
      <Dropping />
    </>,
    topSheet.value ?? document.body,
  );
}

/** Says above every screen that nobody answers, for as long as it lasts. */
function DisconnectedPage() {
  return (
    <div role="status">
      {isCut.value && (
        <p class="cut" data-testid="cut">
          {say('cut')}
        </p>
      )}
    </div>
  );
}

function Notices() {
  return (
    <div class="notices" aria-live="polite" data-testid="notices">
      {notices.value.map((notice) => (
        <div key={notice.id} class={`notice notice-${notice.kind}`}>
          <p>{typeof notice.text === 'string' ? notice.text : say(notice.text)}</p>
          {notice.action && (
            <Button
              look="quiet"
              onPress={() => {
                dismiss(notice.id);
                notice.action?.act();
              }}
              testId="notice-action"
            >
              {say(notice.action.label)}
            </Button>
          )}
          <IconButton icon="cross" label={say('close')} onPress={() => dismiss(notice.id)} />
        </div>
      ))}
    </div>
  );
}

/** Catches what breaks while drawing: the game is safe on disk, the page can be drawn anew. */
class ErrorBoundary extends Component<{ children: ComponentChildren }, { thrown: unknown }> {
  override state = { thrown: undefined as unknown };

  override componentDidCatch(thrown: unknown) {
    console.error(thrown);
    this.setState({ thrown });
  }

  override render() {
    if (this.state.thrown === undefined) return this.props.children;
    return <ErrorPage message={String(this.state.thrown)} />;
  }
}

export function ErrorPage({ message }: { message: string }) {
  useEffect(() => document.querySelector<HTMLElement>('.fallen h1')?.focus(), []);
  return (
    <main class="fallen">
      <h1 tabIndex={-1}>{say('fallen')}</h1>
      <p>{say('fallen-text')}</p>
      <Button look="main" onPress={() => location.reload()}>
        {say('fallen-reload')}
      </Button>
      <p class="note">
        <code>{message}</code>
      </p>
    </main>
  );
}
