// The card that is about to be placed: its ghost on the realm, the dots of all places open to it,
// its buttons, and the mark of a place that is not open.

import type { JSX } from 'preact';
import { GhostArt, Places, PlayedArt, Tried } from '../../kit/ghost/GhostArt';
import { GhostTotal, RoundButton } from '../../kit/ghost/GhostButtons';
import { GhostOverlay } from '../../kit/ghost/GhostOverlay';
import { signed } from '../../words/numbers';
import { msg } from '../../words/words';
import { gainOf } from '../game-ui';
import { CardArt } from './art/card';
import { boxOf, type Play, type Table } from './play';
import { type FaceOf, realmBox } from './realm';
import type { Placement, SeatView } from './types';

/** What of the ghost is drawn on the realm. */
export function GhostLayer(p: { play: Play; realm: SeatView; faceOf: FaceOf }): JSX.Element {
  const { play, realm, faceOf } = p;
  const draw = (at: Placement) => <CardArt face={faceOf(at)} />;
  return (
    <>
      {play.card.value !== null && <Places ghost={play.ghost} testId="kraje-spot" />}
      <Tried ghost={play.ghost} draw={draw} />
      <PlayedArt ghost={play.ghost} draw={draw} />
      <GhostArt ghost={play.ghost} frame={4} around={realmBox(realm.fields, 0)} draw={draw} />
    </>
  );
}

/** From this width on the ghost carries buttons to turn and flip. */
const ROOMY = 480;

/** What of it stands above the realm. */
export function AboveRealm({ table, play }: { table: Table; play: Play }): JSX.Element {
  const { ghost } = play;
  // On a phone the hand's own buttons are a thumb away, and the land must stay in sight.
  const hasRoom = table.viewport.size.value.width >= ROOMY;
  const flip = (
    <RoundButton
      icon="flip"
      label={msg('kraje-flip')}
      testId="kraje-flip"
      onPress={() => play.flip()}
    />
  );
  return (
    <GhostOverlay
      ghost={ghost}
      turn={hasRoom ? msg('kraje-turn-right') : undefined}
      buttons={hasRoom && flip}
    >
      <Total table={table} play={play} />
    </GhostOverlay>
  );
}

/** What the ghost would change in all. */
function Total({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const at = play.ghost.at.value;
  const preview = table.preview.value;
  if (at === null || preview === null) return null;
  const delta = gainOf(preview, table.seat.value);
  return (
    <GhostTotal ghost={play.ghost} box={boxOf(at)} delta={delta}>
      {signed(delta)}
    </GhostTotal>
  );
}
