// The curtain between two players of one device: opaque, with the next seat's colour, mark and name.
// The game behind it is not in the page at all, so that neither a screen reader nor a slow frame
// tells of it, and the button takes no press in its first 300 ms: a double tap must not pass it.
// While a bot has to act before it is known whom the device is for, there is no button. On a device
// that lies in the middle of the table all of it faces the one it is for, along their own edge.

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../host/protocol';
import { ArmedButton, Button, IconButton } from '../kit/controls';
import { markColour, markOf, SHAPES } from '../kit/marks';
import type { Edge } from '../kit/orientation';
import { say } from '../words/words';
import { EdgeOf } from './Edges';
import type { LiveTable } from './live';
import { botOnTurn } from './next';
import { Thinking } from './Thinking';

/** Whatever still moves over this element is where it was going. */
const ended = (element: Element): void => {
  for (const it of element.getAnimations?.() ?? []) it.finish();
};

export function Curtain({
  table,
  next,
  edge = null,
  onPause,
}: {
  table: LiveTable;
  next: Seat;
  /** The edge it speaks to; without one the device is held in a hand. */
  edge?: Edge | null;
  onPause: () => void;
}) {
  const state = table.state.value;
  const seat = state.seats[next];
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = state.next === 'wait';
  useEffect(() => heading.current?.focus(), [isWaiting]);
  if (!seat) return null;
  // Whom a bot's step will call is not known yet, so no person's colour may stand here.
  const shown = isWaiting ? botOnTurn(state) : seat;
  const mark = shown && markOf(shown.mark, shown.seat);
  const colour = mark && !isWaiting ? markColour(mark) : 'var(--seat-slate)';
  const content = (
    <>
      <div class="curtain-corner">
        <IconButton icon="pause" label={say('pause')} onPress={onPause} testId="pause" />
      </div>
      {mark && (
        <svg class="curtain-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d={SHAPES[mark]} fill-rule="evenodd" />
        </svg>
      )}
      <p class="curtain-lead">{say(isWaiting ? 'curtain-lead-bot' : 'curtain-lead')}</p>
      <h1 class="curtain-name" ref={heading} tabIndex={-1}>
        {shown?.name ?? say('bot')}
      </h1>
      {isWaiting ? (
        <>
          <p class="curtain-note curtain-wait" role="status" data-testid="curtain-wait">
            {say('curtain-wait')}
          </p>
          <Thinking table={table} />
        </>
      ) : (
        <>
          <p class="curtain-note">{say('curtain-note')}</p>
          <ArmedButton onPress={() => table.take(next)} testId="curtain-take">
            {say('curtain-take')}
          </ArmedButton>
          {state.canUndo && (
            <Button
              look="quiet"
              icon="undo"
              isDisabled={!table.isReady.value}
              onPress={() => table.undo()}
              testId="curtain-undo"
            >
              {say('curtain-undo')}
            </Button>
          )}
        </>
      )}
    </>
  );
  return (
    <main
      class={edge ? 'curtain curtain-flat' : 'curtain'}
      style={{ '--seat': colour }}
      data-testid="curtain"
      onPointerDownCapture={({ currentTarget }) => ended(currentTarget)}
    >
      {edge ? (
        <EdgeOf edge={edge} isOwn>
          {content}
        </EdgeOf>
      ) : (
        content
      )}
    </main>
  );
}
