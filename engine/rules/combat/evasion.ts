import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { matches } from '../../evaluate/expression.ts';
import { hasKeyword } from '../../evaluate/keywords.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Characteristics, Root } from '../../state/root.ts';
import type { SimpleKeyword } from '../../vocabulary/basics.ts';
import { isProtectedFrom } from '../protection.ts';
import { controlsOne } from './defenders.ts';

/** Whether a creature can block an attacker, as far as the two of them go. Evasion abilities add up. CR 509.1b */
export function canBlockIt(
  root: Root,
  blocker: Characteristics & { readonly id: ObjectId },
  attacker: ObjectId,
): boolean {
  const seen = derive(root).characteristics(attacker);
  if (seen === null || EVASIONS.some((evades) => evades(seen, blocker))) return false;
  if (isProtectedFrom(root, attacker, blocker.id)) return false;
  return !isRestricted(root, blocker, attacker);
}

/** Whether the attacker evades the blocker by a keyword. */
type Evades = (attacker: Characteristics, blocker: Characteristics) => boolean;

const has =
  (keyword: SimpleKeyword) =>
  (seen: Characteristics): boolean =>
    hasKeyword(seen, keyword);
const [flies, reaches, shadowed, rides] = [has('flying'), has('reach'), has('shadow'), has('horsemanship')];
const [frightens, intimidates, skulks] = [has('fear'), has('intimidate'), has('skulk')];

const EVASIONS: readonly Evades[] = [
  /** CR 702.9b, 702.17b */
  (attacker, blocker) => flies(attacker) && !flies(blocker) && !reaches(blocker),
  /** CR 702.28b */
  (attacker, blocker) => shadowed(attacker) !== shadowed(blocker),
  /** CR 702.31b */
  (attacker, blocker) => rides(attacker) && !rides(blocker),
  /** CR 702.36b */
  (attacker, blocker) => frightens(attacker) && !isArtifact(blocker) && !blocker.colors.includes('B'),
  /** CR 702.13b */
  (attacker, blocker) =>
    intimidates(attacker) && !isArtifact(blocker) && !attacker.colors.some((color) => blocker.colors.includes(color)),
  /** CR 702.118b */
  (attacker, blocker) => skulks(attacker) && (blocker.power ?? 0) > (attacker.power ?? 0),
];

function isArtifact({ types }: Characteristics): boolean {
  return types.includes('artifact');
}

/** CR 509.1b, 702.14c */
function isRestricted(
  root: Root,
  { id, controller }: Characteristics & { readonly id: ObjectId },
  attacker: ObjectId,
): boolean {
  return (
    rulesOf(root, 'cantBeBlocked').some(({ rule, ctx }) => matches(ctx, rule.what, attacker)) ||
    rulesOf(root, 'cantBeBlockedBy').some(
      ({ rule, ctx }) => matches(ctx, rule.what, attacker) && matches(ctx, rule.by, id),
    ) ||
    rulesOf(root, 'canBlockOnly').some(
      ({ rule, ctx }) => matches(ctx, rule.what, id) && !matches(ctx, rule.attackers, attacker),
    ) ||
    rulesOf(root, 'cantBeBlockedWhileControls').some(
      ({ rule, ctx }) => matches(ctx, rule.what, attacker) && controlsOne(ctx, rule.controls, controller),
    )
  );
}
