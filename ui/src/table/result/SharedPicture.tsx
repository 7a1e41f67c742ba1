// The picture of a finished game as it is shared: the land, who won and the course of the points, seen
// before it is sent or saved.

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../kit/controls';
import { attempt, host } from '../../state/client';
import { canShareText } from '../../state/files';
import { warn } from '../../state/notices';
import { gameName } from '../../words/names';
import { say } from '../../words/words';
import type { LiveTable } from '../live';
import { picture, pictureName, usePictureOut } from './PictureButton';
import { verdict } from './ranking';

interface Made {
  readonly name: string;
  readonly blob: Blob;
  readonly url: string;
}

export function SharedPicture({ table }: { table: LiveTable }) {
  const [made, setMade] = useState<Made | null>(null);
  const { isBusy, send } = usePictureOut();
  const state = table.state.value;
  const { table: id } = state;
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    const make = async () => {
      const result = await attempt(() => host().send({ type: 'result', table: id }));
      if (!result) return;
      const blob = await picture(table, result);
      if (isGone) return;
      url = URL.createObjectURL(blob);
      setMade({ name: pictureName(result), blob, url });
    };
    void make().catch(() => warn({ id: 'picture-failed' }));
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [id]);
  return (
    <>
      <div class="share-picture" aria-busy={made === null}>
        {made && (
          <img src={made.url} alt={`${gameName(state.game)}: ${say(verdict(state, true))}`} />
        )}
      </div>
      <Button
        look="main"
        icon="picture"
        isDisabled={made === null || isBusy}
        onPress={() => made && void send(made.name, () => made.blob)}
        testId="share-picture"
      >
        {say(canShareText() ? 'share-picture' : 'share-picture.save')}
      </Button>
    </>
  );
}
