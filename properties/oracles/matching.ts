import type { PermanentView } from '../../protocol/index.ts';
import { hasType, permanentIn, playerIn } from '../reading/views.ts';
import type { Amount, Comparison, Condition, Filter, ObjectsRef } from './card-facts.ts';
import { cardNamed } from './card-facts.ts';
import { devotion } from './devotion.ts';
import { type Sight, sourceOf } from './sight.ts';
import { and, not, or, type Truth } from './truth.ts';

/** Whether a permanent of the view is what a filter asks for. */
export function matches(sight: Sight, filter: Filter, permanent: PermanentView): Truth {
  switch (filter.kind) {
    case 'all':
      return and(filter.of.map((part) => matches(sight, part, permanent)));
    case 'any':
      return or(filter.of.map((part) => matches(sight, part, permanent)));
    case 'not':
      return not(matches(sight, filter.of, permanent));
    case 'type':
      return hasType(permanent, filter.type);
    case 'supertype':
      return permanent.supertypes.includes(filter.supertype);
    case 'subtype':
      return permanent.subtypes.includes(filter.subtype);
    case 'color':
      return permanent.colors.includes(filter.color);
    case 'colorless':
      return permanent.colors.length === 0;
    case 'monocolored':
      return permanent.colors.length === 1;
    case 'zone':
      return filter.zone === 'battlefield';
    case 'named':
      return permanent.name === filter.name;
    case 'token':
      return !permanent.card;
    case 'isCard':
      return permanent.card;
    case 'tapped':
      return permanent.tapped;
    case 'attacking':
      return permanent.attacking !== null;
    case 'blocking':
      return permanent.blocking.length > 0;
    case 'keyword':
      return permanent.keywords.includes(filter.keyword);
    case 'hasCounter':
      return (permanent.counters[filter.counter] ?? 0) > 0;
    case 'evenManaValue':
      return permanent.manaValue % 2 === 0;
    case 'xInManaCost': {
      const record = cardNamed(permanent.name);
      return record === null ? 'unknown' : (record.manaCost?.x ?? 0) > 0;
    }
    case 'spell':
    case 'stackAbility':
    case 'castFrom':
    case 'singleTarget':
    case 'targeting':
      return false;
    // A view does not tell what was cast, nor when it entered, nor abilities that are no keywords.
    case 'wasCast':
    case 'enteredThisTurn':
    case 'attackedThisTurn':
    case 'withoutAbilities':
    case 'abilityKeyword':
    // Nor what is compared with objects elsewhere.
    case 'sameNameAs':
    case 'sharesTypeWith':
    case 'sharesCreatureTypeWith':
    case 'sharesColorWith':
    case 'hostOf':
      return 'unknown';
    // Nor what became blocked, and by what that is gone.
    case 'blocked':
    case 'unblocked':
      return permanent.attacking === null ? false : 'unknown';
    default:
      return relates(sight, filter, permanent);
  }
}

type Relation = Extract<
  Filter,
  {
    readonly kind:
      | 'controlledBy'
      | 'ownedBy'
      | 'other'
      | 'isSource'
      | 'is'
      | 'chosenSubtype'
      | 'chosenColor'
      | 'power'
      | 'toughness'
      | 'manaValue'
      | 'blocksSource'
      | 'blockedBySource'
      | 'attachedToSource'
      | 'attachedBySource'
      | 'attachedToWhat';
  }
>;

/** Tests that depend on who asks. */
function relates(sight: Sight, filter: Relation, permanent: PermanentView): Truth {
  switch (filter.kind) {
    case 'controlledBy':
      return controlled(sight, filter.who, permanent);
    case 'ownedBy':
      return (permanent.owner === sight.you) === (filter.who === 'you');
    case 'other':
      return permanent.ref !== sight.source;
    case 'isSource':
      return permanent.ref === sight.source;
    case 'is': {
      const meant = objectsMeant(sight, filter.object);
      return meant === null ? 'unknown' : meant.some(({ ref }) => ref === permanent.ref);
    }
    case 'chosenSubtype':
      return chosen(sight, filter.name, permanent.subtypes);
    case 'chosenColor':
      return chosen(sight, filter.name, permanent.colors);
    case 'power':
      return compared(sight, permanent.power, filter.compare, filter.amount);
    case 'toughness':
      return compared(sight, permanent.toughness, filter.compare, filter.amount);
    case 'manaValue':
      return compared(sight, permanent.manaValue, filter.compare, filter.amount);
    case 'blocksSource':
      return sourceOf(sight) === null ? 'unknown' : sight.source !== null && permanent.blocking.includes(sight.source);
    case 'blockedBySource':
      return sourceOf(sight)?.blocking.includes(permanent.ref) ?? 'unknown';
    case 'attachedToSource':
      return permanent.attachedTo !== null && permanent.attachedTo === sight.source;
    case 'attachedToWhat': {
      const host = permanent.attachedTo === null ? null : permanentIn(sight.scene.view, permanent.attachedTo);
      return host !== null && matches(sight, filter.what, host);
    }
    case 'attachedBySource':
      return sourceOf(sight)?.attachedTo === permanent.ref;
  }
}

function controlled(
  sight: Sight,
  who: 'you' | 'opponent' | 'target player' | 'active player' | 'event player',
  permanent: PermanentView,
): Truth {
  switch (who) {
    case 'you':
      return permanent.controller === sight.you;
    case 'opponent':
      return permanent.controller !== sight.you;
    case 'active player':
      return permanent.controller === sight.scene.view.active;
    case 'target player':
    case 'event player':
      return 'unknown';
  }
}

function chosen(sight: Sight, name: string, among: readonly string[]): Truth {
  const word = sight.source === null ? null : sight.scene.chosen(sight.source, name);
  return word === null ? 'unknown' : among.includes(word);
}

function compared(sight: Sight, left: number | null, how: Comparison, amount: Amount): Truth {
  const right = numberOf(sight, amount);
  return right === null ? 'unknown' : compares(left ?? 0, how, right);
}

function compares(left: number, how: Comparison, right: number): boolean {
  switch (how) {
    case 'at most':
      return left <= right;
    case 'at least':
      return left >= right;
    case 'exactly':
      return left === right;
  }
}

/** The permanents that are meant; null where the history does not show which. */
export function objectsMeant(sight: Sight, ref: ObjectsRef): readonly PermanentView[] | null {
  switch (ref.kind) {
    case 'source': {
      const source = sourceOf(sight);
      return source === null ? null : [source];
    }
    case 'attached': {
      const to = sourceOf(sight)?.attachedTo ?? null;
      const host = to === null ? null : permanentIn(sight.scene.view, to);
      return host === null ? [] : [host];
    }
    case 'each':
      return permanentsThat(sight, ref.what);
    case 'bound':
      return sight.bound === null ? null : sight.bound(ref.name);
    case 'target':
    case 'linked':
    case 'eventObject':
    case 'affected':
      return null;
    case 'together': {
      const parts = ref.of.map((part) => objectsMeant(sight, part));
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
    }
  }
}

/** All permanents that match; null where that is not known of one. */
export function permanentsThat(sight: Sight, filter: Filter): readonly PermanentView[] | null {
  const found: PermanentView[] = [];
  for (const permanent of sight.scene.view.battlefield) {
    const fits = matches(sight, filter, permanent);
    if (fits === 'unknown') return null;
    if (fits) found.push(permanent);
  }
  return found;
}

/** A number that an ability speaks of; null where the history does not show it. */
export function numberOf(sight: Sight, amount: Amount): number | null {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'count':
      return speaksOfBattlefield(amount.what) ? (permanentsThat(sight, amount.what)?.length ?? null) : null;
    case 'counters':
      return total(objectsMeant(sight, amount.on), ({ counters }) => counters[amount.counter] ?? 0);
    case 'power':
      return total(objectsMeant(sight, amount.of), ({ power }) => power ?? 0);
    case 'toughness':
      return total(objectsMeant(sight, amount.of), ({ toughness }) => toughness ?? 0);
    case 'manaValue':
      return total(objectsMeant(sight, amount.of), ({ manaValue }) => manaValue);
    case 'sum':
      return amount.of.reduce<number | null>((sum, part) => {
        const value = numberOf(sight, part);
        return sum === null || value === null ? null : sum + value;
      }, 0);
    case 'half':
    case 'times': {
      const value = numberOf(sight, amount.of);
      if (value === null) return null;
      return amount.kind === 'half' ? Math.floor(value / 2) : amount.factor * value;
    }
    case 'conditional': {
      const holds = conditionHolds(sight, amount.condition);
      return holds === 'unknown' ? null : numberOf(sight, holds ? amount.amount : amount.otherwise);
    }
    case 'devotion':
      return devotion(sight, amount.to);
    case 'life':
      return amount.of.kind === 'you' ? playerIn(sight.scene.view, sight.you).life : null;
    case 'x':
    case 'colorsSpent':
    case 'manaSpent':
    case 'timesPaid':
    case 'remembered':
    case 'eventAmount':
    case 'spellsCast':
    case 'castThisTurn':
    case 'greatest':
    case 'mostSpellsCast':
    case 'attackedWith':
    case 'castBefore':
    case 'withMoreInHand':
    case 'mostOfOneName':
    case 'unspentMana':
      return null;
  }
}

function total(of: readonly PermanentView[] | null, value: (permanent: PermanentView) => number): number | null {
  return of === null ? null : of.reduce((sum, permanent) => sum + value(permanent), 0);
}

function speaksOfBattlefield(filter: Filter): boolean {
  if (filter.kind === 'zone') return filter.zone === 'battlefield';
  return filter.kind === 'all' || filter.kind === 'any'
    ? filter.of.every(speaksOfBattlefield)
    : filter.kind !== 'not' || speaksOfBattlefield(filter.of);
}

/** Whether a condition holds now; null, no condition, holds. */
export function conditionHolds(sight: Sight, condition: Condition | null): Truth {
  if (condition === null) return true;
  switch (condition.kind) {
    case 'exists':
      return speaksOfBattlefield(condition.what)
        ? or(sight.scene.view.battlefield.map((permanent) => matches(sight, condition.what, permanent)))
        : 'unknown';
    case 'compare': {
      const left = numberOf(sight, condition.left);
      const right = numberOf(sight, condition.right);
      return left === null || right === null ? 'unknown' : compares(left, condition.compare, right);
    }
    case 'matches': {
      const objects = objectsMeant(sight, condition.object);
      if (objects === null) return 'unknown';
      return objects.length > 0 && and(objects.map((object) => matches(sight, condition.what, object)));
    }
    case 'yourTurn':
      return sight.scene.view.active === sight.you;
    case 'duringStep':
      return sight.scene.view.step === condition.step;
    case 'not':
      return not(conditionHolds(sight, condition.of));
    case 'allOf':
      return and(condition.of.map((part) => conditionHolds(sight, part)));
    case 'remembered':
    case 'paid':
    case 'wasCast':
    case 'spent':
      return 'unknown';
  }
}
