// One picture of how it ended, made on the device, to save or to share.

import { render } from 'preact';
import type { GameResult } from '../../host/protocol';
import { useBusy } from '../../kit/busy';
import { Button } from '../../kit/controls';
import { handOut } from '../../state/files';
import { warn } from '../../state/notices';
import { gameName } from '../../words/names';
import { date, points } from '../../words/numbers';
import { say } from '../../words/words';
import type { LiveTable } from '../live';
import { fileName, paint } from './picture';
import { ranking, verdict } from './ranking';

export function PictureButton({ table, result }: { table: LiveTable; result: GameResult }) {
  const { isBusy, send } = usePictureOut();
  const press = () => void send(pictureName(result), () => picture(table, result));
  return (
    <Button icon="picture" isDisabled={isBusy} onPress={press} testId="story-picture">
      {say('picture')}
    </Button>
  );
}

/** Hands pictures out, one at a time; where that fails it is told and can be tried again. */
export function usePictureOut() {
  const [isBusy, during] = useBusy();
  const send = async (name: string, make: () => Blob | Promise<Blob>): Promise<void> => {
    try {
      await during(Promise.resolve(make()).then((picture) => handOut(name, picture, 'image/png')));
    } catch {
      warn({ id: 'picture-failed' });
    }
  };
  return { isBusy, send };
}

/** What the picture is called as a file: by the day on which the game ended. */
export const pictureName = ({ game, endedAt }: GameResult): string =>
  fileName(game, new Date(endedAt));

/** Draws the finished land where nobody sees it, and makes a picture of it with who won. */
export async function picture(table: LiveTable, result: GameResult): Promise<Blob> {
  const state = table.state.value;
  const { Picture } = table.ui;
  const finale = table.ui.finale?.(table.view.value, state) ?? null;
  const stage = document.createElement('div');
  stage.className = 'snapshot';
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  try {
    render(
      <Picture
        view={table.view.value}
        catalogue={table.catalogue}
        marks={state.seats.map(({ mark }) => mark)}
      />,
      stage,
    );
    return await paint(stage, {
      title: gameName(state.game),
      verdict: say(finale?.title ?? verdict(state, true)),
      date: date(result.endedAt),
      app: say('app-name'),
      course: result.course,
      rows: ranking(state).map(({ seat, place }) => ({
        mark: seat.mark,
        seat: seat.seat,
        name: seat.name,
        place: state.seats.length > 1 ? say('place', { place }) : '',
        total: points(table.sheet.value.seats[seat.seat]?.total ?? 0),
      })),
    });
  } finally {
    render(null, stage);
    stage.remove();
  }
}
