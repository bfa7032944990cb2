import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { matches } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { apnap, find, inGame, statusOf, the } from '../../state/read.ts';
import type { Characteristics, GameObject, Root } from '../../state/root.ts';
import { attachObject, ceaseObject, changeStatus, removeCounters } from '../../state/write.ts';
import { asker, askForObjects } from '../ask.ts';
import { canBeAttached } from '../attach.ts';
import { type Move, moveAll, moveOf } from '../events/move.ts';
import { happen } from '../happen.ts';
import { isIndestructible } from '../resolution/objects.ts';
import { leaveGame } from './leave.ts';
import { goOn, sparedLosers, withoutTaken } from './spared.ts';

/** What state-based actions are due, all of which happen at once. CR 704.3 */
interface Due {
  readonly losers: readonly { readonly player: number; readonly reason: string }[];
  readonly moves: readonly Move[];
  readonly detach: readonly ObjectId[];
  readonly cease: readonly ObjectId[];
  /** Permanents with both kinds of counters. CR 704.5q */
  readonly cancel: readonly ObjectId[];
}

/** Performs state-based actions until none is due. Answers whether any was. CR 704.3 */
export function* performStateBasedActions(g: Game): Proc<boolean> {
  let any = false;
  for (;;) {
    const legends = yield* legendRule(g);
    const due = whatIsDue(g.root, legends);
    forgetDeathtouch(g);
    if (isNothing(due)) return any;
    any = true;
    yield* performAll(g, due);
    if (g.root.progress.kind === 'over') return true;
  }
}

function isNothing(due: Due): boolean {
  return due.losers.length + due.moves.length + due.detach.length + due.cease.length + due.cancel.length === 0;
}

/** What is due in this root apart from the legend rule, in which a player chooses. CR 704.5 */
export function whatIsDue(root: Root, legends: readonly ObjectId[] = []): Due {
  const moves: Move[] = [];
  const detach: ObjectId[] = [];
  const cancel: ObjectId[] = [];
  const doomed = [...legends, ...olderWorlds(root)];
  for (const slot of root.battlefield) {
    const object = root.objects[slot] as GameObject;
    const seen = derive(root).characteristics(object.id) as Characteristics;
    const move = dueMove(root, object, seen, doomed);
    if (move !== null) moves.push(move);
    else if (isWronglyAttached(root, object, seen)) detach.push(object.id);
    if ((object.counters['+1/+1'] ?? 0) > 0 && (object.counters['-1/-1'] ?? 0) > 0) cancel.push(object.id);
  }
  return { losers: losersIn(root), moves, detach, cease: strayTokens(root), cancel };
}

/** CR 704.5a-c */
function losersIn(root: Root): Due['losers'] {
  return root.players.flatMap((state, player) => {
    if (state.lost) return [];
    if (state.life <= 0) return [{ player, reason: '704.5a' }];
    if (state.drewFromEmpty) return [{ player, reason: '704.5b' }];
    if ((state.counters.poison ?? 0) >= 10) return [{ player, reason: '704.5c' }];
    return state.losing ? [{ player, reason: '104.3e' }] : [];
  });
}

/** Why a permanent goes away, or null; `doomed` are those that the legend rule and the world rule name. CR 704.5f-m */
function dueMove(root: Root, object: GameObject, seen: Characteristics, doomed: readonly ObjectId[]): Move | null {
  const status = statusOf(root, object.id);
  if (seen.types.includes('creature')) {
    const toughness = seen.toughness ?? 0;
    if (toughness <= 0) return moveOf(object.id, 'graveyard', 'state-based');
    const lethal = status !== null && (status.damage >= toughness || status.deathtouched);
    if (lethal && !isIndestructible(root, object.id)) return moveOf(object.id, 'graveyard', 'destroyed');
  }
  if (seen.types.includes('planeswalker') && (object.counters.loyalty ?? 0) === 0)
    return moveOf(object.id, 'graveyard', 'state-based');
  if (doomed.includes(object.id)) return moveOf(object.id, 'graveyard', 'state-based');
  if (seen.subtypes.includes('Aura') && !isRightlyAttached(root, object))
    return moveOf(object.id, 'graveyard', 'state-based');
  return null;
}

/** Of world permanents all but the one that has been one for the shortest time, or all where several have been for that long. CR 704.5k */
function olderWorlds(root: Root): readonly ObjectId[] {
  const worlds = derive(root).bySlot.flatMap((seen) => (seen?.supertypes.includes('world') === true ? [seen.id] : []));
  if (worlds.length < 2) return [];
  const since = worlds.map((id) => worldSince(root, id));
  const newest = Math.max(...since);
  const isTie = since.filter((moment) => moment === newest).length > 1;
  return worlds.filter((_, index) => isTie || since[index] !== newest);
}

function worldSince(root: Root, id: ObjectId): number {
  const copying = root.effects.filter(({ copy, affected }) => copy !== null && affected.includes(id));
  return Math.max(statusOf(root, id)?.entered ?? 0, ...copying.map(({ timestamp }) => timestamp));
}

function isRightlyAttached(root: Root, object: GameObject): boolean {
  if (object.attachedTo === null) return false;
  if (object.attachedTo.kind === 'player') return inGame(root, object.attachedTo.player);
  return canBeAttached(root, object.id, object.attachedTo.id);
}

/** Equipment on what it cannot equip, and what is attached without being able to be. CR 704.5n, 704.5p */
function isWronglyAttached(root: Root, object: GameObject, seen: Characteristics): boolean {
  return object.attachedTo !== null && !seen.subtypes.includes('Aura') && !isRightlyAttached(root, object);
}

/** Tokens and copies that are not where they can be; tokens that a board began with stand among its cards. CR 704.5d-e */
function strayTokens(root: Root): readonly ObjectId[] {
  const stray: ObjectId[] = [];
  for (const object of root.objects) {
    if (object === null || object.kind === 'card') continue;
    if (object.zone !== (object.kind === 'token' ? 'battlefield' : 'stack')) stray.push(object.id);
  }
  return stray;
}

/** Of legendary permanents with one name that a player controls, all but one go. CR 704.5j */
function* legendRule(g: Game): Proc<readonly ObjectId[]> {
  const doomed: ObjectId[] = [];
  for (const group of legendGroups(g.root)) {
    const player = (derive(g.root).characteristics(group[0] as ObjectId) as Characteristics).controller;
    const asking = {
      player: asker(g, player),
      purpose: 'legend rule' as const,
      source: null,
      cr: '704.5j',
    };
    const [kept] = yield* askForObjects(g, asking, group, 1, 1);
    doomed.push(...group.filter((id) => id !== kept));
  }
  return doomed;
}

/** Of each player the legendary permanents that share a name, where the legend rule holds. CR 704.5j */
export function legendGroups(root: Root): readonly (readonly ObjectId[])[] {
  const exempt = rulesOf(root, 'legendRuleOff');
  const groups = new Map<string, ObjectId[]>();
  for (const player of apnap(root)) {
    for (const seen of derive(root).bySlot) {
      if (seen === null || seen.controller !== player || !seen.supertypes.includes('legendary')) continue;
      if (exempt.some(({ rule, ctx }) => matches(ctx, rule.what, seen.id))) continue;
      const key = `${player}/${seen.name}`;
      groups.set(key, [...(groups.get(key) ?? []), seen.id]);
    }
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** What was dealt damage by a source with deathtouch is looked at in one check only. CR 704.5h */
function forgetDeathtouch(g: Game): void {
  for (const slot of g.root.battlefield) {
    if (g.root.status[slot]?.deathtouched === true)
      changeStatus(g, (g.root.objects[slot] as GameObject).id, { deathtouched: false });
  }
}

function* performAll(g: Game, due: Due): Proc<void> {
  const spared = yield* sparedLosers(g, due.losers);
  yield* moveAll(g, spared.length === 0 ? due.moves : yield* withoutTaken(g, due.moves, spared));
  happen(g, () => {
    for (const id of due.detach) if (find(g.root, id) !== null) attachObject(g, id, null);
    for (const id of due.cancel) if (find(g.root, id) !== null) cancelCounters(g, id);
    for (const id of due.cease) if (find(g.root, id) !== null) ceaseObject(g, id, 'ceased', null);
  });
  for (const one of spared) yield* goOn(g, one);
  const losers = due.losers.filter(({ player }) => !spared.some((one) => one.player === player));
  if (losers.length > 0) yield* leaveGame(g, losers);
}

/** CR 704.5q */
function cancelCounters(g: Game, id: ObjectId): void {
  const { counters } = the(g.root, id);
  const both = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
  removeCounters(g, { kind: 'object', id }, '+1/+1', both);
  removeCounters(g, { kind: 'object', id }, '-1/-1', both);
}
