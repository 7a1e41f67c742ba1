// What stands above a board of a ghost: its buttons, the way to places out of sight, and why not.

import type { ComponentChildren, JSX } from 'preact';
import { GhostButtons, type GhostButtonsProps } from './GhostButtons';
import type { Proposal } from './ghost';
import { NoteWords } from './NoteWords';
import { OffScreenTargets } from './OffScreenTargets';

interface GhostOverlayProps<P, D extends Proposal>
  extends Omit<GhostButtonsProps<P, D>, 'children'> {
  /** Further buttons of its row, class `round-button`. */
  readonly buttons?: ComponentChildren;
  /** What stands over the ghost besides. */
  readonly children?: ComponentChildren;
}

export function GhostOverlay<P, D extends Proposal>(p: GhostOverlayProps<P, D>): JSX.Element {
  const { buttons, children, ...row } = p;
  return (
    <>
      <GhostButtons {...row}>{buttons}</GhostButtons>
      {children}
      <OffScreenTargets ghost={p.ghost} />
      <NoteWords ghost={p.ghost} />
    </>
  );
}
