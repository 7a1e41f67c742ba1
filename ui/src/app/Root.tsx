// The page as a whole: the screen in sight, and above every screen the notices.

import { Component, type ComponentChildren, createPortal, type VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../kit/controls';
import { Late } from '../kit/late';
import { topSheet } from '../kit/Sheet';
import { Home } from '../screens/Home';
import { isCut } from '../state/client';
import { screen } from '../state/nav';
import { dismiss, notices } from '../state/notices';
import type { Screen } from '../state/stack';
import { loadMessages, say } from '../words/words';
import { Dropping } from './Dropping';

export function Root() {
  return (
    <ErrorBoundary>
      <InSight />
      <Above />
    </ErrorBoundary>
  );
}

const table = new Late(() => import('../table/TableScreen'));
const pages = new Late(() => import('./pages'));
const statistics = new Late(async () => {
  const [found] = await Promise.all([
    import('../screens/statistics/pages'),
    loadMessages('statistics', 'life'),
  ]);
  return found;
});

const real = new Late(async () => {
  const [found] = await Promise.all([import('../screens/real/pages'), loadMessages('real')]);
  return found;
});

/** Loads all screens but Home, one after the other: between them the page answers. */
export async function fetchScreens(): Promise<void> {
  for (const part of [table, pages, statistics, real]) await part.fetch();
}

/** The screen that was asked for; the one before it stays until its code is loaded. */
function InSight() {
  const last = useRef<VNode | null>(null);
  last.current = drawn(screen.value) ?? last.current;
  return last.current;
}

function drawn(now: Screen): VNode | undefined {
  if (now.screen === 'home') return <Home />;
  if (now.screen === 'table') {
    return table.value && <table.value.TableScreen key={now.table} id={now.table} at={now.at} />;
  }
  switch (now.screen) {
    case 'statistics':
      return statistics.value && <statistics.value.Statistics />;
    case 'best':
      return (
        statistics.value && <statistics.value.Best key={JSON.stringify(now.kind)} kind={now.kind} />
      );
    case 'person':
      return statistics.value && <statistics.value.Person key={now.person} person={now.person} />;
    case 'plays':
      return statistics.value && <statistics.value.Plays filter={now.filter} title={now.title} />;
  }
  if (now.screen === 'real') {
    return real.value && <real.value.RealPlay key={now.table} table={now.table} />;
  }
  if (now.screen === 'take-plays') return real.value && <real.value.TakePlays />;
  const them = pages.value;
  if (!them) return undefined;
  switch (now.screen) {
    case 'new':
      return <them.NewGame key={now.game} game={now.game} />;
    case 'day':
      return <them.Day />;
    case 'puzzles':
      return <them.Puzzles />;
    case 'import':
      return <them.Import />;
    case 'games':
      return <them.Games />;
    case 'settings':
      return <them.Settings />;
    case 'backup':
      return <them.Backup />;
    case 'people':
      return <them.People />;
    case 'profile':
      return <them.Profile key={now.person} person={now.person} />;
    case 'rules':
      return <them.Rules game={now.game} />;
    case 'lessons':
      return <them.Lessons key={now.game} game={now.game} />;
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
