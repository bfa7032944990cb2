import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { READS } from '../../evaluate/context.ts';
import { matches } from '../../evaluate/expression.ts';
import { hasKeyword } from '../../evaluate/keywords.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Characteristics, Root } from '../../state/root.ts';
import { isWhose } from '../../evaluate/whose.ts';

/** Whether the player could cast a sorcery now: their main phase, the stack empty. CR 307.1 */
export function isSorceryTime(root: Root, player: PlayerId): boolean {
  const { active, step } = root.turn;
  derive(root).reads |= READS.turn;
  return active === player && (step === 'precombat main' || step === 'postcombat main') && root.stack.length === 0;
}

/** Whether the card's type, flash, or an effect lets the player cast it now. CR 304.1, 307.1, 702.8, 601.3 */
export function isItsTime(root: Root, card: ObjectId, seen: Characteristics, player: PlayerId): boolean {
  if (isTooEarly(root, card, player)) return false;
  if (seen.types.includes('instant') || hasKeyword(seen, 'flash') || isSorceryTime(root, player)) return true;
  return rulesOf(root, 'asThoughFlash').some(
    ({ rule, ctx }) => isWhose(ctx, rule.who, player) && matches(ctx, rule.what, card),
  );
}

/** Whether the player may cast the card only when they could cast a sorcery, and this is not such a time: nothing permits otherwise. CR 101.2, 307.5 */
export function isTooEarly(root: Root, card: ObjectId, player: PlayerId): boolean {
  const slowed = rulesOf(root, 'castsAsSorceries').some(
    ({ rule, ctx }) => isWhose(ctx, rule.who, player) && matches(ctx, rule.what, card),
  );
  return slowed && !isSorceryTime(root, player);
}
