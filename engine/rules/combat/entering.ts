import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { objectsOf } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Attack, Choice, Root } from '../../state/root.ts';
import type { Arrival } from '../../state/write.ts';
import { COMBAT_STEPS } from '../../vocabulary/basics.ts';
import type { EntersAttacking } from '../../vocabulary/effect.ts';
import { askObjects } from '../ask.ts';
import { defendersOf, defendingPlayerOf, isDefender } from './defenders.ts';

/**
 * Whom something attacks that is put onto the battlefield attacking under a player's control; null: it is not attacking. No restriction
 * or requirement on declaring attackers bears on it. CR 506.3b-c, 508.4
 */
export function* chooseEnteringAttack(
  g: Game,
  ctx: Context,
  how: EntersAttacking,
  player: PlayerId,
  comer: ObjectId | null,
): Proc<Arrival['attacking']> {
  if (how === 'no' || !isCombat(g.root) || player !== g.root.turn.active) return null;
  if (how === 'as chosen') {
    const asking = { player, purpose: 'as it enters' as const, source: comer ?? ctx.source, cr: '508.4' };
    const [chosen] = yield* askObjects(g, asking, defendersOf(g.root), 1, 1);
    return chosen === undefined ? null : attackingAt(g.root, chosen);
  }
  const [like] = objectsOf(ctx, { kind: 'bound', name: how.name });
  const attack = like === undefined ? null : attackOf(g.root, like);
  const defender = attack?.defender ?? null;
  return defender !== null && isDefender(g.root, defender) ? attackingAt(g.root, defender) : null;
}

function attackingAt(root: Root, defender: Choice): Arrival['attacking'] {
  return { defender, defendingPlayer: defendingPlayerOf(root, defender) };
}

/** Nothing attacks outside of the combat phase; what enters attacking before attackers are declared would. */
function isCombat({ turn }: Root): boolean {
  return COMBAT_STEPS.includes(turn.step);
}

/** The attack of a creature, or the one that it made before it was removed from combat. CR 508.5, 702.49c */
export function attackOf(root: Root, id: ObjectId): Attack | null {
  const { attacks = [], gone = [] } = root.combat ?? {};
  return [...attacks, ...gone].find(({ attacker }) => attacker === id) ?? null;
}

/** The player whom an attacking creature attacks, or attacked. CR 508.5 */
export function defendingPlayerOfAttacker(root: Root, id: ObjectId): PlayerId | null {
  const attack = attackOf(root, id);
  if (attack === null) return null;
  if (attack.defender?.kind !== 'object') return attack.defendingPlayer;
  return derive(root).characteristics(attack.defender.id)?.controller ?? attack.defendingPlayer;
}
