import { contextOf, type Has, replacementsOf } from '../../characteristics/abilities.ts';
import { matches } from '../../evaluate/expression.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Root } from '../../state/root.ts';
import type { ReplacementAbility } from '../../vocabulary/ability.ts';
import { COLORS, type ManaType } from '../../vocabulary/basics.ts';
import type { Replacement } from '../../vocabulary/replacement.ts';
import { isWhose } from '../../evaluate/whose.ts';

/** A replacement effect on tapping a permanent for mana. CR 106.12b */
export type ManaReplacement = Has<ReplacementAbility> & {
  readonly replaces: Extract<Replacement, { kind: 'tappedForMana' }>;
};

/** Those that apply when this player taps this permanent and so much mana is produced. */
export function manaReplacements(
  root: Root,
  object: ObjectId,
  player: PlayerId,
  amount: number,
): readonly ManaReplacement[] {
  return replacementsOf(root, 'tappedForMana').filter((has) => {
    const ctx = contextOf(root, has);
    const { what, by, atLeast } = has.replaces;
    return amount >= atLeast && isWhose(ctx, by, player) && matches(ctx, what, object);
  });
}

/** What is produced instead; `color` is the choice that some effects leave. */
export function changeMana(
  mana: readonly ManaType[],
  { replaces: { change } }: ManaReplacement,
  color: ManaType | null,
): readonly ManaType[] {
  switch (change.kind) {
    case 'multiply':
      return Array.from({ length: change.factor }, () => mana).flat();
    case 'typeOf':
      return Array.from({ length: change.amount === 1 ? 1 : mana.length }, () => change.type);
    case 'colorOfChoice':
      return color === null ? mana : mana.map(() => color);
  }
}

/** Every result that the replacement effects can have, in every order and with every choice. CR 106.7, 616.1 */
export function everyResult(
  root: Root,
  object: ObjectId,
  player: PlayerId,
  mana: readonly ManaType[],
): readonly (readonly ManaType[])[] {
  const results = new Map<string, readonly ManaType[]>();
  explore(root, object, player, mana, [], results);
  return [...results.values()];
}

function explore(
  root: Root,
  object: ObjectId,
  player: PlayerId,
  mana: readonly ManaType[],
  used: readonly ManaReplacement[],
  results: Map<string, readonly ManaType[]>,
): void {
  const left = distinct(
    manaReplacements(root, object, player, mana.length).filter((has) => !used.some((other) => sameEffect(other, has))),
  );
  if (left.length === 0) results.set(mana.join(''), mana);
  for (const has of left) {
    const colors: readonly (ManaType | null)[] = has.replaces.change.kind === 'colorOfChoice' ? COLORS : [null];
    for (const color of colors) explore(root, object, player, changeMana(mana, has, color), [...used, has], results);
  }
}

export function sameEffect(one: ManaReplacement, two: ManaReplacement): boolean {
  return one.source === two.source && one.address === two.address;
}

/** One of each kind of change: which of two equal ones comes first makes no difference. */
function distinct(found: readonly ManaReplacement[]): readonly ManaReplacement[] {
  return found.filter((has, index) => found.findIndex((other) => other.replaces === has.replaces) === index);
}
