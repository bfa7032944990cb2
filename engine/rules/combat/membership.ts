import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Combat, Root } from '../../state/root.ts';

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

/** Nothing attacks a player who has left. CR 800.4e */
export function withoutPlayer(combat: Combat, player: PlayerId): Combat {
  return {
    ...combat,
    attacks: combat.attacks.map((attack) =>
      attack.defender?.kind === 'player' && attack.defender.player === player ? { ...attack, defender: null } : attack,
    ),
  };
}

export function isAttacking(root: Root, id: ObjectId): boolean {
  return root.combat?.attacks.some((attack) => attack.attacker === id) ?? false;
}

export function isBlocking(root: Root, id: ObjectId): boolean {
  return root.combat?.attacks.some((attack) => attack.blockers.includes(id)) ?? false;
}
