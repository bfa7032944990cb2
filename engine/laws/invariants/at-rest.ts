import { derive } from '../../characteristics/derive.ts';
import { find, isCopy } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import { canBeAttached } from '../../rules/attach.ts';
import { legendGroups, whatIsDue } from '../../rules/turn/state-based.ts';
import type { Invariant } from './invariant.ts';

/** When a player gets priority, no state-based action is due. CR 704.3 */
export const nothingIsDue: Invariant = {
  name: 'no state-based action is due when a player has priority',
  cr: '704.3',
  faults: whenPriority((root) => {
    const due = whatIsDue(root);
    const found = [
      ...due.losers.map(({ player, reason }) => `player ${player} should have lost (${reason})`),
      ...due.moves.map(({ id, to }) => `object ${id} should have gone to ${to}`),
      ...due.detach.map((id) => `object ${id} is attached to what it cannot be attached to`),
      ...due.cease.map((id) => `object ${id} should have ceased to exist`),
      ...due.cancel.map((id) => `object ${id} has both kinds of counters`),
    ];
    return [...found, ...legendGroups(root).map((group) => `legends with one name: ${group.join(', ')}`)];
  }),
};

/** CR 704.5d, 704.5e */
export const madeThingsWhereTheyCanBe: Invariant = {
  name: 'tokens are on the battlefield and copies of spells on the stack when a player has priority',
  cr: '704.5d',
  faults: whenPriority((root) =>
    root.objects.flatMap((object) => {
      if (object === null) return [];
      const place = object.kind === 'token' ? 'battlefield' : isCopy(object) ? 'stack' : null;
      return place === null || object.zone === place ? [] : [`${object.kind} ${object.id} is in ${object.zone}`];
    }),
  ),
};

/** When a player gets priority, every trigger is on the stack. CR 117.5, 603.3 */
export const nothingWaits: Invariant = {
  name: 'no triggered ability waits when a player has priority',
  cr: '603.3',
  faults: whenPriority((root) => root.waiting.map(({ source, address }) => `${address} of object ${source} waits`)),
};

/** Attachments are to what is there, and can be there. CR 303.4c, 301.5c */
export const attachedToWhatIsThere: Invariant = {
  name: 'what is attached is attached to a permanent or player that it can be attached to',
  cr: '303.4c',
  faults: whenPriority((root) =>
    root.battlefield.flatMap((slot) => {
      const object = root.objects[slot];
      const to = object?.attachedTo ?? null;
      if (object === null || object === undefined || to === null || to.kind === 'player') return [];
      return canBeAttached(root, object.id, to.id) ? [] : [`object ${object.id} is attached to ${to.id}`];
    }),
  ),
};

/** A permanent's status knows who controls it: since when is counted from it. CR 302.6 */
export const controlIsNoted: Invariant = {
  name: 'who controls a permanent is noted with the moment since when',
  cr: '302.6',
  faults: (root) =>
    root.battlefield.flatMap((slot) => {
      const seen = derive(root).bySlot[slot];
      const noted = root.status[slot]?.controller;
      return seen?.controller === noted ? [] : [`slot ${slot}: player ${seen?.controller} controls it, noted ${noted}`];
    }),
};

/** Attackers and blockers are creatures of the right players; what left combat is out of it. CR 506.4 */
export const combatOfCreatures: Invariant = {
  name: 'who attacks or blocks, as far as it is still there, is a creature, and attackers are of the active player',
  cr: '506.4',
  faults: whenPriority((root) =>
    (root.combat?.attacks ?? []).flatMap(({ attacker, defender, blocked, blockers }) => [
      ...[attacker, ...blockers].flatMap((id) => (isGoneOrCreature(root, id) ? [] : [`object ${id} is no creature`])),
      ...(isGoneOr(root, attacker, (controller) => controller === root.turn.active)
        ? []
        : [`object ${attacker} attacks for another player`]),
      ...blockers.flatMap((id) =>
        isGoneOr(root, id, (controller) => controller !== root.turn.active) ? [] : [`object ${id} blocks its own side`],
      ),
      ...(blockers.length > 0 && !blocked ? [`object ${attacker} has blockers and is unblocked`] : []),
      ...(defender?.kind === 'player' && root.players[defender.player]?.lost === true
        ? [`object ${attacker} attacks a player who left`]
        : []),
    ]),
  ),
};

function isGoneOrCreature(root: Root, id: number): boolean {
  return find(root, id) === null || derive(root).characteristics(id)?.types.includes('creature') === true;
}

function isGoneOr(root: Root, id: number, test: (controller: number) => boolean): boolean {
  const seen = find(root, id) === null ? null : derive(root).characteristics(id);
  return seen === null || test(seen.controller);
}

/** An effect that holds for as long as something is so has ended when it is not so. CR 611.2b */
export const durationsEnd: Invariant = {
  name: 'an effect whose duration has ended is gone',
  cr: '611.2b',
  faults: whenPriority((root) =>
    root.effects.flatMap(({ duration, source, controller, address }) => {
      if (
        duration !== 'for as long as you control the source' &&
        duration !== 'for as long as the source is on the battlefield'
      )
        return [];
      const there = find(root, source)?.zone === 'battlefield';
      const controlled = derive(root).characteristics(source)?.controller === controller;
      return there && (controlled || duration === 'for as long as the source is on the battlefield')
        ? []
        : [`${address} of object ${source} goes on`];
    }),
  ),
};

/** An effect of a resolved spell or ability on certain objects is gone when all of them are. CR 611.2c */
export const effectsOnWhatIsThere: Invariant = {
  name: 'an effect on objects that are all gone is gone when the next turn begins',
  cr: '611.2c',
  faults: (root) =>
    root.turn.step !== 'untap' || root.progress.kind !== 'step ends'
      ? []
      : root.effects.flatMap(({ affected, address }) =>
          affected.some((id) => find(root, id) !== null) ? [] : [`${address} goes on for ${affected.join(', ')}`],
        ),
};

function whenPriority(faults: Invariant['faults']): Invariant['faults'] {
  return (root, first) => (root.progress.kind === 'priority' ? faults(root, first) : []);
}
