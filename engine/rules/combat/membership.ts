import { derive } from '../../characteristics/derive.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import type { Attack, Combat, Root } from '../../state/root.ts';
import type { CardType } from '../../vocabulary/basics.ts';

/** Takes an object out of combat: as attacker, blocker and as what is attacked. CR 506.4 */
export function withoutObject(combat: Combat, id: ObjectId): Combat {
  return kept(combat, {
    fights: (other) => other !== id,
    attacked: ({ defender }) => defender?.kind !== 'object' || defender.id !== id,
  });
}

/** Without what has left the battlefield, fights and is no creature any more, or is attacked and no planeswalker any more. CR 506.4, 506.4c-d */
export function stillInCombat(root: Root, combat: Combat): Combat {
  const is = (id: ObjectId, type: CardType): boolean =>
    find(root, id)?.zone === 'battlefield' && (derive(root).characteristics(id)?.types.includes(type) ?? false);
  const fights = (id: ObjectId): boolean => is(id, 'creature');
  const attacked = ({ defender }: Attack): boolean => defender?.kind !== 'object' || is(defender.id, 'planeswalker');
  if (
    combat.attacks.every((attack) => [attack.attacker, ...attack.blockers].every(fights) && attacked(attack)) &&
    combat.gone.every(({ blockers }) => blockers.every(fights))
  )
    return combat;
  return kept(combat, { fights, attacked });
}

/** Nothing attacks a player who has left. CR 800.4e */
export function withoutPlayer(combat: Combat, player: PlayerId): Combat {
  const attacked = ({ defender }: Attack): boolean => defender?.kind !== 'player' || defender.player !== player;
  return kept(combat, { fights: () => true, attacked });
}

interface Staying {
  readonly fights: (id: ObjectId) => boolean;
  /** Whether what it attacks is still attacked. */
  readonly attacked: (attack: Attack) => boolean;
}

/**
 * An attacker stays blocked when its blockers are gone, and goes on attacking when nothing is attacked any more; what blocked one that is
 * gone blocks on. CR 506.4c, 509.1g-h
 */
function kept(combat: Combat, { fights, attacked }: Staying): Combat {
  const gone = combat.attacks.filter(({ attacker }) => !fights(attacker));
  return {
    ...combat,
    gone: [...combat.gone, ...gone].map((attack) => ({ ...attack, blockers: attack.blockers.filter(fights) })),
    attacks: combat.attacks
      .filter(({ attacker }) => fights(attacker))
      .map((attack) => ({
        ...attack,
        defender: attacked(attack) ? attack.defender : null,
        blockers: attack.blockers.filter(fights),
      })),
  };
}
