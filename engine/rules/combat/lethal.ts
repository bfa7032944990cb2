import { derive } from '../../characteristics/derive.ts';
import type { ObjectId } from '../../state/ids.ts';
import { statusOf } from '../../state/read.ts';
import type { Choice, Root } from '../../state/root.ts';
import { objectHasKeyword } from '../object-has-keyword.ts';

/** Damage that a creature is assigned to deal. */
export interface Assignment {
  readonly from: ObjectId;
  readonly to: Choice;
  readonly amount: number;
  /** What has to be assigned lethal damage before this may be more than nothing; null: nothing. CR 702.19b */
  readonly excess: readonly Choice[] | null;
}

/** An attacker that is still to assign its damage. */
export interface Later {
  readonly from: ObjectId;
  readonly amount: number;
  readonly blockers: readonly ObjectId[];
}

/**
 * Whether excess damage is assigned although a blocker is not assigned lethal damage, by all creatures together, and those that are
 * still to assign theirs cannot make up for it. CR 510.1e, 702.19b
 */
export function goesTooFar(root: Root, done: readonly Assignment[], later: readonly Later[]): boolean {
  const wanted = new Set<ObjectId>();
  for (const { amount, excess } of done) {
    if (amount === 0 || excess === null) continue;
    for (const choice of excess) if (choice.kind === 'object' && isBlocker(choice, done)) wanted.add(choice.id);
  }
  const short = [...wanted].flatMap((id): readonly Short[] => {
    const lacks = lacking(root, id, done);
    return lacks === 0 ? [] : [{ id, lacks }];
  });
  return !canMakeUp(root, short, later);
}

/** What the excess goes to is among what it is divided among; it is no blocker. */
function isBlocker(choice: Choice, done: readonly Assignment[]): boolean {
  return !done.some(({ to, excess }) => excess !== null && to === choice);
}

interface Short {
  readonly id: ObjectId;
  readonly lacks: number;
}

/** How much damage is missing for a creature to have been assigned lethal damage. CR 702.19b, 702.2c */
function lacking(root: Root, id: ObjectId, done: readonly Assignment[]): number {
  const own = done.filter(({ to, amount }) => to.kind === 'object' && to.id === id && amount > 0);
  if (own.some(({ from }) => objectHasKeyword(root, from, 'deathtouch'))) return 0;
  const toughness = derive(root).characteristics(id)?.toughness ?? 0;
  const assigned = own.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, toughness - (statusOf(root, id)?.damage ?? 0) - assigned);
}

/** Whether those that are still to assign their damage can bring all of these to lethal damage. */
function canMakeUp(root: Root, short: readonly Short[], later: readonly Later[]): boolean {
  const left = short.filter(({ lacks }) => lacks > 0);
  const [first, ...others] = later;
  if (left.length === 0) return true;
  if (first === undefined) return false;
  const own = left.filter(({ id }) => first.blockers.includes(id));
  return waysToGive(own, first.amount, objectHasKeyword(root, first.from, 'deathtouch')).some((after) =>
    canMakeUp(root, [...left.filter((one) => !own.includes(one)), ...after], others),
  );
}

/** What is missing after so much was given to these, in every way in which it may be. */
function waysToGive(own: readonly Short[], amount: number, isDeadly: boolean): readonly (readonly Short[])[] {
  const [first, ...others] = own;
  if (first === undefined) return [[]];
  const most = Math.min(amount, isDeadly ? 1 : first.lacks);
  return Array.from({ length: most + 1 }, (_, given) => given).flatMap((given) => {
    const lacks = isDeadly && given > 0 ? 0 : first.lacks - given;
    return waysToGive(others, amount - given, isDeadly).map((rest) => [{ ...first, lacks }, ...rest]);
  });
}
