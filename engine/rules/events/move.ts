import { abilityAt, nodeAt } from '../../cards/records.ts';
import { contextOf, replacementsOf, rulesOf } from '../../characteristics/abilities.ts';
import { elsewhere } from '../../characteristics/work.ts';
import { matches, matchesInPlace } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { MoveCause } from '../../state/events.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, inGame, isCopy, the } from '../../state/read.ts';
import type { Address, GameObject, Origin, Root } from '../../state/root.ts';
import { arrival, type Arrival, ceaseObject, moveObject, setRegenerating, setReturning } from '../../state/write.ts';
import type { Zone } from '../../vocabulary/basics.ts';
import type { CastTerms } from '../../vocabulary/permission.ts';
import { asker, askForObjects } from '../ask.ts';
import { happen } from '../happen.ts';
import { objectHasKeyword } from '../object-has-keyword.ts';
import { type AddedCounters, type Entering, howItEnters } from './enter.ts';
import { noteEntered } from './entered.ts';
import { snapshot } from './last-known.ts';
import { affectedPlayer, chooseReplacement } from './replacement.ts';
import { save, type Saved } from './saved.ts';
import { inOrderOfTimestamps } from './timestamps.ts';

/** An object that is to change zones. */
export interface Move {
  readonly id: ObjectId;
  readonly to: Zone;
  readonly cause: MoveCause;
  readonly position: 'top' | 'bottom';
  /** Under whose control it enters; null: its owner's. */
  readonly under: PlayerId | null;
  readonly tapped: boolean;
  readonly origin: Origin | null;
  /** What it enters attached to, an Aura for instance. */
  readonly attachedTo: Arrival['attachedTo'];
  /** Whether it may be regenerated, where it is destroyed. CR 701.19c */
  readonly canRegenerate: boolean;
  readonly attacking: Arrival['attacking'];
  /** With what it enters by the effect that moves it. CR 122.6 */
  readonly counters: readonly AddedCounters[];
  /** What begins with it, at the same time. CR 611.2e */
  readonly begins: ((became: ObjectId) => void) | null;
  /** Whether its owner's library is shuffled as it goes there. CR 701.24a */
  readonly shuffled: boolean;
  /** What was paid so that it goes elsewhere as it resolves; null: nothing. */
  readonly asItResolves: 'buyback' | null;
}

export function moveOf(id: ObjectId, to: Zone, cause: MoveCause, details: Partial<Move> = {}): Move {
  const usual = {
    position: 'top',
    under: null,
    tapped: false,
    origin: null,
    attachedTo: null,
    canRegenerate: true,
    attacking: null,
    counters: [],
    begins: null,
    shuffled: false,
    asItResolves: null,
  } as const;
  return { id, to, cause, ...usual, ...details };
}

/**
 * Moves objects at once, each as the replacement effects have it. Answers per move the new object, or null where the
 * object was gone or ceased to exist. CR 400.7, 614
 */
export function* moveAll(g: Game, moves: readonly Move[]): Proc<readonly (ObjectId | null)[]> {
  const leaving: Arriving[] = [];
  const comers: Arriving[] = [];
  const shuffling = new Set<PlayerId>();
  const devoured: ObjectId[] = [];
  const saved: Saved = { regenerated: [], spared: [] };
  const asks = [...moves];
  for (const asked of asks) {
    const instead = asked.cause === 'destroyed' ? yield* notDestroyed(g, asked, saved) : null;
    if (instead !== null) {
      if (isDestroyedToo(g, asks, instead)) asks.push(moveOf(instead, 'graveyard', 'destroyed'));
      continue;
    }
    const move = yield* replaced(g, asked);
    const object = find(g.root, move.id);
    if (object === null || !mayMove(g, move)) continue;
    if (move.shuffled) shuffling.add(object.owner);
    if (move.shuffled && object.zone === 'library') continue;
    const arriving = yield* arrivalOf(g, move, devoured);
    if (arriving !== null) (arriving.move.to === 'battlefield' ? comers : leaving).push(arriving);
  }
  leaving.push(...(yield* sacrificed(g, devoured)));
  const planned = [...leaving, ...(yield* inOrderOfTimestamps(g, comers))];
  const became = new Map<ObjectId, ObjectId | null>();
  happen(g, () => {
    const lasts = planned.map(({ move }) => (remembersLast(g, move.id) ? snapshot(g.root, move.id) : null));
    for (const [index, { move, how }] of planned.entries())
      became.set(move.id, perform(g, move, how, lasts[index] ?? null));
    save(g, saved);
    for (const { move } of planned) {
      const id = became.get(move.id) ?? null;
      if (id !== null) move.begins?.(id);
    }
    for (const { move, entered } of planned) noteEntered(g, became.get(move.id) ?? null, entered);
  });
  for (const player of shuffling) yield* g.acts.shuffle(g, player);
  if (g.root.returning.length > 0) yield* returnExiled(g);
  return moves.map(({ id }) => became.get(id) ?? null);
}

export function* moveOne(g: Game, move: Move): Proc<ObjectId | null> {
  return (yield* moveAll(g, [move]))[0] ?? null;
}

/** Nothing enters or goes on the stack under a player who has left. A token that left the battlefield stays away. CR 800.4b, 111.8 */
function mayMove(g: Game, { id, to, under }: Move): boolean {
  const object = the(g.root, id);
  if (object.kind === 'token' && object.zone !== 'battlefield') return false;
  if (to !== 'battlefield' && to !== 'stack') return true;
  return inGame(g.root, under ?? object.owner);
}

/** What was on the battlefield or the stack is asked about when it has gone. */
function remembersLast(g: Game, id: ObjectId): boolean {
  const { zone } = the(g.root, id);
  return zone === 'battlefield' || zone === 'stack' || zone === 'graveyard' || zone === 'exile';
}

function perform(g: Game, move: Move, how: Arrival, last: ReturnType<typeof snapshot> | null): ObjectId | null {
  const object = the(g.root, move.id);
  if (object.kind === 'ability' || (isCopy(object) && move.to !== 'battlefield')) {
    ceaseObject(g, move.id, move.cause, last);
    return null;
  }
  return moveObject(g, move.id, move.to, how, move.cause, last);
}

/** A move with how it ends. */
interface Arriving extends Entering {
  readonly move: Move;
}

/** null: it stays where it is. An Aura that can enchant nothing goes from the stack to the graveyard. CR 303.4g */
function* arrivalOf(g: Game, move: Move, devoured: ObjectId[]): Proc<Arriving | null> {
  const object = the(g.root, move.id);
  const how = arrival(move.under ?? object.owner, {
    position: move.position,
    tapped: move.tapped,
    origin: move.origin,
    attachedTo: move.attachedTo,
    attacking: move.attacking,
  });
  if (move.to !== 'battlefield') return { move, how, entered: [], exiled: false };
  if (cantEnter(g.root, move.id)) return null;
  const copyOf = object.kind === 'card' ? null : object.copyOf;
  const entering = yield* howItEnters(g, move.id, { ...how, copyOf }, move.counters, devoured);
  if (entering?.exiled) return goingTo(move, object, 'exile');
  if (entering !== null) return { move, ...entering };
  return object.zone === 'stack' ? goingTo(move, object, 'graveyard') : null;
}

/** At the time of the entering. CR 614.13 */
function* sacrificed(g: Game, ids: readonly ObjectId[]): Proc<readonly Arriving[]> {
  const going: Arriving[] = [];
  for (const id of ids) {
    const arriving = yield* arrivalOf(g, yield* replaced(g, moveOf(id, 'graveyard', 'sacrificed')), []);
    if (arriving !== null) going.push(arriving);
  }
  return going;
}

/** What enters with it does not keep it from entering. CR 614.17 */
function cantEnter(root: Root, id: ObjectId): boolean {
  return rulesOf(root, 'cantEnter').some(({ rule, ctx }) => matchesInPlace(ctx, rule.what, id));
}

function goingTo(move: Move, { owner }: GameObject, to: 'exile' | 'graveyard'): Arriving {
  return { move: { ...move, to }, how: arrival(owner), entered: [], exiled: false };
}

/** Abilities and copies of spells go nowhere when they leave the stack: they cease to exist. CR 608.2n, 704.5e */
function isCardOrToken({ kind }: GameObject): boolean {
  return kind === 'card' || kind === 'token';
}

/**
 * What happens instead of its destruction: the object itself where a shield that it has is used up, a permanent that is destroyed in its
 * place, or null. It is noted as `saved`. Its controller chooses among several. What would be destroyed comes before where it would go.
 * CR 616.1, 701.19a, 702.89a
 */
function* notDestroyed(g: Game, { id, canRegenerate }: Move, saved: Saved): Proc<ObjectId | null> {
  const armor = replacementsOf(g.root, 'destroyed').filter((has) =>
    matches(contextOf(g.root, has), has.replaces.what, id),
  );
  const at = canRegenerate ? g.root.regenerating.indexOf(id) : -1;
  const options = [...new Set(armor.map(({ source }) => source)), ...(at < 0 ? [] : [id])];
  if (options.length === 0) return null;
  const asking = { player: asker(g, affectedPlayer(g.root, id)), purpose: 'replacement' as const, source: null };
  const [chosen = null] = yield* askForObjects(g, { ...asking, cr: '616.1' }, options, 1, 1);
  if (chosen === id) setRegenerating(g, g.root.regenerating.toSpliced(at, 1));
  if (chosen !== null) (chosen === id ? saved.regenerated : saved.spared).push(id);
  return chosen;
}

/** Once, though several things destroy it at that time; not what is indestructible. CR 702.12b */
function isDestroyedToo(g: Game, moves: readonly Move[], id: ObjectId): boolean {
  return !objectHasKeyword(g.root, id, 'indestructible') && !moves.some((move) => move.id === id);
}

/** Where it goes instead. Each effect applies once; with several the affected object's controller or owner chooses. CR 614.5, 616.1 */
function* replaced(g: Game, asked: Move): Proc<Move> {
  const used: string[] = [];
  let move = asked;
  for (;;) {
    const object = find(g.root, move.id);
    if (object === null || !isCardOrToken(object)) return move;
    const applicable = [
      ...otherReplacements(g.root, move, object),
      ...ownReplacements(move, object),
      ...ofItself(g.root, move, object),
    ].filter((one) => !used.includes(`${one.source}/${one.address}`));
    const chosen = yield* chooseReplacement(g, applicable, affectedPlayer(g.root, object.id));
    if (chosen === null) return move;
    used.push(`${chosen.source}/${chosen.address}`);
    const shuffled = chosen.instead === 'library, shuffled';
    move = { ...move, to: shuffled ? 'library' : chosen.instead, shuffled };
  }
}

interface Elsewhere {
  readonly source: ObjectId;
  readonly address: Address;
  readonly instead: Zone | 'library, shuffled';
}

function otherReplacements(root: Root, move: Move, object: GameObject): readonly Elsewhere[] {
  return replacementsOf(root, 'moves')
    .filter((has) => {
      const { what, from, to, instead } = has.replaces;
      if (to === 'anywhere' ? instead === move.to : to !== move.to) return false;
      if (from !== 'anywhere' && from !== object.zone) return false;
      return matches(contextOf(root, has), what, move.id);
    })
    .map(({ source, address, replaces }) => ({ source, address, instead: replaces.instead }));
}

/** What a card that is not on the battlefield says of its own going, from wherever it would go. CR 113.6, 400.6 */
function ofItself(root: Root, move: Move, { id, zone }: GameObject): readonly Elsewhere[] {
  if (zone === 'battlefield') return [];
  return (elsewhere(root, id)?.abilities ?? []).flatMap((address) => {
    const ability = abilityAt(address);
    if (ability.kind !== 'replacement' || ability.replaces.kind !== 'moves') return [];
    const { what, from, to, instead } = ability.replaces;
    return what.kind === 'isSource' && from === 'anywhere' && to === move.to ? [{ source: id, address, instead }] : [];
  });
}

/** What the spell's own costs and the permission by which it was cast do with it. CR 702.27a, 702.34a, 614.1a */
function ownReplacements(move: Move, { id, spell }: GameObject): readonly Elsewhere[] {
  if (spell === null) return [];
  const own: Elsewhere[] = [];
  if (move.asItResolves === 'buyback' && move.to === 'graveyard')
    own.push({ source: id, address: 'buyback', instead: 'hand' });
  if (spell.permission !== null && move.to !== 'exile') {
    const { leaving } = nodeAt<{ readonly terms: CastTerms }>(spell.permission.address).terms;
    if (leaving === 'always exile' || (leaving === 'exile for graveyard' && move.to === 'graveyard'))
      own.push({ ...spell.permission, instead: 'exile' });
  }
  return own;
}

/** What was exiled until something left the battlefield returns as soon as it has left. CR 610.3 */
export function* returnExiled(g: Game): Proc<void> {
  const due = g.root.returning.filter(({ source }) => find(g.root, source)?.zone !== 'battlefield');
  if (due.length === 0) return;
  setReturning(
    g,
    g.root.returning.filter((one) => !due.includes(one)),
  );
  yield* moveAll(
    g,
    due.flatMap(({ object, to }) => (find(g.root, object) === null ? [] : [moveOf(object, to, 'effect')])),
  );
}
