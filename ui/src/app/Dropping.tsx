// A file that is dragged over the app, whatever is in sight: it can be dropped anywhere.

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../kit/Icon';
import { receive } from '../state/incoming';
import { say } from '../words/words';

export function Dropping() {
  const [isOver, setOver] = useState(false);
  useEffect(() => listenForFiles(setOver), []);
  if (!isOver) return null;
  return (
    <div class="dropping" data-testid="dropping">
      <p role="status">
        <Icon name="box" />
        {say('drop-here')}
      </p>
    </div>
  );
}

function listenForFiles(setOver: (isOver: boolean) => void): () => void {
  /** A picture of the page itself counts as a file, too, when it is dragged. */
  let isOurs = false;
  const hasFile = (event: DragEvent) => !isOurs && event.dataTransfer?.types.includes('Files');
  const over = (event: DragEvent) => {
    if (!event.dataTransfer || !hasFile(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const leave = ({ clientX: x, clientY: y }: DragEvent) => {
    // From one thing of the page to another is not away.
    if (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer || !hasFile(event)) return;
    event.preventDefault();
    void receive([...event.dataTransfer.files]);
  };
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener('dragenter', over, { signal });
  window.addEventListener('dragover', over, { signal });
  window.addEventListener('dragleave', leave, { signal });
  window.addEventListener('drop', drop, { signal });
  // While something is dragged no pointer moves: one that does has let it go elsewhere.
  window.addEventListener('pointermove', () => setOver(false), { signal });
  window.addEventListener(
    'dragstart',
    () => {
      isOurs = true;
    },
    { signal },
  );
  window.addEventListener(
    'dragend',
    () => {
      isOurs = false;
    },
    { signal },
  );
  return () => gone.abort();
}
