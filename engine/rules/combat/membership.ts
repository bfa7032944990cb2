import { derive } from '../../characteristics/derive.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import type { Attack, Combat, Root } from '../../state/root.ts';
import type { CardType } from '../../vocabulary/basics.ts';

/** Takes an object out of combat: as attacker, blocker and as what is attacked. CR 506.4 */
export function withoutObject(combat: Combat, id: ObjectId): Combat {
  return {
    ...combat,
    attacks: combat.attacks
      .filter((attack) => attack.attacker !== id)
      .map((attack) => ({
        ...attack,
        defender: attack.defender?.kind === 'object' && attack.defender.id === id ? null : attack.defender,
        blockers: attack.blockers.filter((blocker) => blocker !== id),
      })),
  };
}

/** Without what has left the battlefield, fights and is no creature any more, or is attacked and no planeswalker any more. CR 506.4, 506.4c-d */
export function stillInCombat(root: Root, combat: Combat): Combat {
  const is = (id: ObjectId, type: CardType): boolean =>
    find(root, id)?.zone === 'battlefield' && (derive(root).characteristics(id)?.types.includes(type) ?? false);
  const fights = (id: ObjectId): boolean => is(id, 'creature');
  const attacked = ({ defender }: Attack): boolean => defender?.kind !== 'object' || is(defender.id, 'planeswalker');
  if (combat.attacks.every((attack) => [attack.attacker, ...attack.blockers].every(fights) && attacked(attack)))
    return combat;
  return {
    ...combat,
    attacks: combat.attacks
      .filter((attack) => fights(attack.attacker))
      .map((attack) => ({
        ...attack,
        defender: attacked(attack) ? attack.defender : null,
        blockers: attack.blockers.filter(fights),
      })),
  };
}

/** Nothing attacks a player who has left. CR 800.4e */
export function withoutPlayer(combat: Combat, player: PlayerId): Combat {
  return {
    ...combat,
    attacks: combat.attacks.map((attack) =>
      attack.defender?.kind === 'player' && attack.defender.player === player ? { ...attack, defender: null } : attack,
    ),
  };
}
