import type { StackView } from '../../protocol/index.ts';
import { isManaAbility } from './abilities.ts';
import { type Effect, holdsNode, printedAbilities, type TriggeredAbility } from './card-facts.ts';

export type CastNow = Extract<Effect, { readonly kind: 'castNow' }>;

export function triggersOf(name: string): readonly TriggeredAbility[] {
  return printedAbilities(name, 'triggered');
}

type OnStack = Pick<StackView, 'kind' | 'name' | 'ability'>;

/** The printed triggered ability that this is on the stack; null: none that is known, or its place does not tell it from an activated one. */
export function printedTrigger(object: OnStack): TriggeredAbility | null {
  const activated = printedAbilities(object.name, 'activated')[placeOf(object.ability)];
  return activated !== undefined && !isManaAbility(activated) ? null : triggerAt(object);
}

/** As `printedTrigger`, of an ability that is known to be a triggered one. */
export function triggerAt({ kind, name, ability }: OnStack): TriggeredAbility | null {
  return kind === 'ability' ? (triggersOf(name)[placeOf(ability)] ?? null) : null;
}

/** Whether it may be a triggered ability that says to do something although no target is left. CR 608.2b, 101.1 */
export function mayResolveWithoutTargets(object: OnStack): boolean {
  return triggerAt(object)?.resolvesAnyway === true;
}

/** The place among the abilities of its kind; NaN: none. */
function placeOf(ability: string | null): number {
  return Number(ability?.split('/')[1]);
}

/** What it lets a player cast while it resolves; null: nothing, or in more than one way. CR 608.2g */
export function castNowOf(part: unknown): CastNow | null {
  const found: CastNow[] = [];
  holdsNode(part, (node) => {
    if (node.kind === 'castNow') found.push(node as CastNow);
    return false;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
