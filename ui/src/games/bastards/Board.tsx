// The board: the star map on its surface, the ghost with its buttons, what happened played out over
// it, and the joint reveal of the plans.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../../kit/geometry';
import { useGhostKeys } from '../../kit/ghost/keys';
import { Pointed } from '../../kit/Pointed';
import { Surface } from '../../kit/Surface';
import { askWhat } from '../../state/nav';
import { msg, say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { Patterns } from './art/creature';
import { AboveMap, GhostLayer, Targets, takenOf } from './Ghost';
import { CELL } from './geometry';
import { LoadGrips } from './Loading';
import { inner, MAP } from './map';
import { dockedAt, tokensOn } from './options';
import { fieldSize, Paths, Reaches, Ships, Sky } from './Paths';
import { Leaving, Names, Planets } from './Planets';
import { Playback, toldPlanet } from './Playback';
import { planetNoun } from './places';
import { AIM_PX, offerOf, type Play, playOf, type Table, viewOf } from './play';
import { pointedAt } from './pointed';
import { Reveal, useReveal } from './Reveal';
import { sightOf } from './sight';
import { thingAt } from './things';
import type { NodeId, PlanetId } from './types';

/** How near a tap must be to a path field, in pixels. */
const NODE_PX = 26;
/** Fields nearer to each other than this are not told apart by a finger. */
const APART_PX = 24;
/** How large a cell is drawn when the map comes closer for that. */
const FINGER_PX = 28;

/** The star map's place on the screen. */
export function Board({ table }: BoardProps<'bastards'>): JSX.Element {
  const play = playOf(table);
  const view = viewOf(table);
  const reveal = useReveal(table);
  useGhostKeys(play.ghost);
  useWork(table, play);
  useTold(table, play);
  useSight(table, play);
  return (
    <div class="sb sb-board" data-testid="bastards-board" data-focus={play.focus.value ?? ''}>
      <Patterns />
      <Surface
        viewport={table.viewport}
        bounds={MAP}
        cell={CELL}
        label={say('bastards-board-label', { round: view.round })}
        onTap={(at, hit) => tapped(table, play, at, hit)}
        onHold={(at, hit) => askWhat(thingAt(table, at, hit))}
        taken={() => takenOf(table, play)}
        overlay={
          <>
            <AboveMap play={play} />
            <LoadGrips table={table} play={play} />
          </>
        }
        isClear
      >
        <Sky />
        <Paths map={play.map} size={fieldSize(table)} />
        <Planets table={table} play={play} />
        <Names table={table} play={play} />
        <Reaches table={table} play={play} />
        <Leaving table={table} play={play} />
        <Ships table={table} play={play} />
        <Targets play={play} />
        <GhostLayer table={table} play={play} />
        <Pointed viewport={table.viewport} boxes={pointedAt(table, play).map(inner)} />
      </Surface>
      {!reveal && <Playback table={table} play={play} />}
      {reveal && <Reveal table={table} reveal={reveal} />}
    </div>
  );
}

/** Brings the planet under the fingers that they aim at, and gives the map back afterwards. */
function useWork(table: Table, play: Play): void {
  const planet = play.aimed.value;
  useEffect(() => {
    if (planet !== null) play.comeClose(planet);
    else play.goBack();
  }, [planet, table.viewport.size.value.width > 0]);
}

/** Comes closer to the planet on which something is told to have happened, as long as it is told. */
function useTold(table: Table, play: Play): void {
  const planet = toldPlanet(table);
  useEffect(() => {
    if (planet === null || play.aimed.peek() !== null) return;
    play.glance(planet);
    return () => table.viewport.restoreView();
  }, [planet]);
}

/** Brings what a new decision is about into sight. */
function useSight(table: Table, play: Play): void {
  const { at, actor } = table.state.value;
  const isMeasured = table.viewport.size.value.width > 0;
  // What is told to have happened is looked at first.
  const isFree = toldPlanet(table) === null;
  const before = useRef(actor);
  useEffect(() => {
    if (!isFree) return;
    const isSame = before.current === actor;
    before.current = actor;
    if (!isMeasured || play.inHand.peek()) return;
    // Who loads one creature after another stays where they lie.
    if (isSame && play.staysClose()) return;
    // What comes now is no longer about the planet that was looked at from close by.
    const isElsewhere = !isSame || viewOf(table).stage.type === 'plan';
    if (isElsewhere && play.focus.peek() !== null) return play.leave();
    const box = sightOf(play);
    if (box) play.goOn(box);
  }, [at, actor, isMeasured, isFree]);
}

/** A tap on the map. */
function tapped(table: Table, play: Play, at: Point, hit: string | null): boolean {
  if (table.lit.value) {
    table.light(0, null);
    return true;
  }
  if (tappedNode(table, play, at)) return true;
  if (hit?.startsWith('ship-')) {
    const seat = Number(hit.slice('ship-'.length));
    play.askShip(play.shipAsked.peek() === seat ? null : seat);
    return true;
  }
  const under = play.map.under(at);
  if (!under) {
    if (play.shipAsked.peek() !== null) {
      play.askShip(null);
      return true;
    }
    return false;
  }
  return tappedPlanet(table, play, under.planet, under.cell, at);
}

/** Whether a finger on one field could as well mean another. */
function isCrowded(play: Play, node: NodeId, nodes: readonly NodeId[], scale: number): boolean {
  const { x, y } = play.map.node(node);
  return nodes.some((other) => {
    const it = play.map.node(other);
    return other !== node && Math.hypot(it.x - x, it.y - y) * scale < APART_PX;
  });
}

/** A tap on a path field the ship can go to. */
function tappedNode(table: Table, play: Play, at: Point): boolean {
  const offer = offerOf(table);
  if (!offer) return false;
  const nodes = [...offer.put, ...offer.reach.map((it) => it.node)];
  // Where a planet lies so near that both are meant, the finger is on the planet.
  const isOnPlanet = (play.map.under(at, 0)?.cell ?? null) !== null;
  const scale = table.viewport.camera.value.scale || 1;
  const far = isOnPlanet ? 18 : Math.max(22, NODE_PX / scale);
  const node = play.map.nodeNear(at, nodes, far);
  if (node === null) return false;
  if (isCrowded(play, node, nodes, scale)) {
    // Two fields under one fingertip: nearer first, so that the next tap means one of them.
    table.viewport.zoomTemporarily(play.map.node(node), FINGER_PX);
    return true;
  }
  return play.flyTo(node);
}

function tappedPlanet(
  table: Table,
  play: Play,
  planet: PlanetId,
  cell: number | null,
  at: Point,
): boolean {
  const hand = play.inHand.peek();
  const options = play.options.peek().filter((option) => option.planet === planet);
  const name = options.find((option) => option.actions[0].type === 'name');
  if (name) {
    const ghost = play.shade.peek();
    if (ghost?.type !== 'planet' || ghost.planet !== planet) play.take(name);
    return true;
  }
  if (hand && hand.before.length === 0 && hand.planet !== planet) {
    table.hint(
      msg('bastards-not-this-planet', { planet: planetNoun(table.catalogue, hand.planet) }),
    );
    play.work(hand.planet);
    return true;
  }
  const isSmall = table.viewport.cellSize() < AIM_PX;
  play.focus.value = planet;
  if (isSmall) {
    play.work(planet);
    return true;
  }
  if (hand && hand.planet === planet) {
    if (cell !== null) play.ghost.aim(at);
    return true;
  }
  return cell !== null && tappedToken(table, play, planet, cell);
}

/** A tap on a token: the move it is part of, if there is one; of several the next. */
function tappedToken(table: Table, play: Play, planet: PlanetId, cell: number): boolean {
  const view = viewOf(table);
  const token = tokensOn(view, planet).find((it) => it.cells.includes(cell));
  const options = play.options.peek().filter((option) => {
    if (option.planet !== planet) return false;
    const { ghost } = option;
    if (ghost.type === 'cells' || ghost.type === 'pair') {
      return token !== undefined && ghost.anchors.includes(token.cell);
    }
    return option.fits !== undefined && token === undefined;
  });
  if (options.length === 0) {
    const ship = view.seats[table.seat.peek()]?.ship ?? null;
    const isLoading = (offerOf(table)?.reach.length ?? 0) > 0 && dockedAt(table, ship) === planet;
    if (token && isLoading)
      void table.explain({ game: 'bastards', type: 'load', cell: token.cell });
    else if (play.options.peek().length > 0) table.hint(msg('bastards-nothing-there'));
    return true;
  }
  const ghost = table.draft.peek()?.ghost;
  const at = options.findIndex((option) => option.ghost === ghost);
  if (at >= 0 && options.length === 1) return true;
  const option = options[(at + 1) % options.length];
  if (!option) return false;
  if (option.actions[0].type === 'load') play.choose(option);
  else play.take(option);
  return true;
}
