import { contextOf, type Has, rulesOf } from '../../characteristics/abilities.ts';
import { holds, matchesInPlace } from '../../evaluate/expression.ts';
import { statusOf } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import type { ActivatedAbility } from '../../vocabulary/ability.ts';
import { type CostPart, NO_MANA } from '../../vocabulary/cost.ts';
import { isManaAbility } from '../ability-kinds.ts';
import { canPayPart, isReadyFor, mayUseSymbol } from '../costs/parts.ts';
import { totalParts } from '../costs/total.ts';
import { sizeOf } from '../mana/need.ts';
import { isSorceryTime } from './timing.ts';

/**
 * Whether its controller may begin to activate this ability: nothing prohibits it, its timing and conditions hold,
 * and its symbols can be paid. A tapped permanent's {Q} and an untapped one's {T} may change before costs are paid. CR 602.1-602.5
 */
export function mayActivate(root: Root, has: Has<ActivatedAbility>): boolean {
  const { ability, controller } = has;
  if (ability.timing === 'sorcery' && !isSorceryTime(root, controller)) return false;
  if (isUsedUp(root, has) || !mayBeginToPay(root, has)) return false;
  return (ability.onlyIf === null || holds(contextOf(root, has), ability.onlyIf)) && !isProhibited(root, has);
}

const beginnings = new WeakMap<ActivatedAbility, readonly CostPart[]>();

/** Parts of a cost that may say at once whether an activation may begin; the others are looked at when they are paid. */
function beginningParts(ability: ActivatedAbility): readonly CostPart[] {
  let parts = beginnings.get(ability);
  if (parts === undefined) {
    parts = ability.cost.parts.filter(({ kind }) => kind === 'tap' || kind === 'untap' || kind === 'removeCounters');
    beginnings.set(ability, parts);
  }
  return parts;
}

/**
 * Where no mana is paid nothing can change before the other parts are paid, so they are looked at now. With mana in the cost only the
 * rule about new creatures can be: the permanent may be tapped or untapped on the way. CR 602.5a, 601.2g
 */
function mayBeginToPay(root: Root, has: Has<ActivatedAbility>): boolean {
  const { ability, source, controller } = has;
  const parts = beginningParts(ability);
  for (const part of ability.loyalty ? totalParts(root, source, controller, parts, 0) : parts) {
    const isSymbol = part.kind === 'tap' || part.kind === 'untap';
    if (isSymbol ? !mayPaySymbol(root, has, part.kind) : !canPayPart(contextOf(root, has), part)) return false;
  }
  return true;
}

function mayPaySymbol(root: Root, { ability, source }: Has<ActivatedAbility>, symbol: CostPart['kind']): boolean {
  if (!costsMana(ability) && !isReadyFor(root, source, symbol === 'untap' ? 'untap' : 'tap')) return false;
  return mayUseSymbol(root, source);
}

function costsMana({ cost }: ActivatedAbility): boolean {
  return cost.mana !== NO_MANA && sizeOf(cost.mana) + cost.mana.x > 0;
}

/** CR 602.5b, 606.3 */
function isUsedUp(root: Root, { ability, address, source }: Has<ActivatedAbility>): boolean {
  if (!ability.loyalty && ability.perTurn === null) return false;
  const activations = statusOf(root, source)?.activations ?? {};
  if (ability.loyalty) return (activations.loyalty ?? 0) > 0;
  return ability.perTurn !== null && (activations[address] ?? 0) >= ability.perTurn;
}

/** CR 602.5, 109.2 */
function isProhibited(root: Root, { ability, source }: Has<ActivatedAbility>): boolean {
  if (!isManaAbility(ability) && rulesOf(root, 'splitSecond').length > 0) return true;
  return rulesOf(root, 'cantActivate').some(
    ({ rule, ctx }) => (rule.manaAbilitiesToo || !isManaAbility(ability)) && matchesInPlace(ctx, rule.of, source),
  );
}
