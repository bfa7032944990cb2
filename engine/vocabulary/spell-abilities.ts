import { rule, triggered, whenEnters } from './abilities.ts';
import type { Ability, RuleAbility, TargetSpec, TriggeredAbility } from './ability.ts';
import { type Amount, castBefore, manaValueOf, timesPaid } from './amount.ts';
import { type Condition, exists, paid } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import { removeCounters, sacrifice, sequence } from './effects.ts';
import { all, type Filter, inZone, isSource, land, manaValue, not, withCounter } from './filter.ts';
import { type CastTerms, FREE_TERMS, mayCastFrom, USUAL_TERMS } from './permission.ts';
import { bound, controllerOf, type ObjectsRef, source } from './reference.ts';
import { bottomInRandomOrder, copySpell, exileFromTop, mayCastFree, mayCastNow, repeat } from './stack-effects.ts';
import { beginningOf, casts, type TriggerEvent } from './trigger.ts';

/** Keyword abilities that say how a spell is cast, or what its being cast does. */

/** The flashback that an effect gives: its cost is the card's mana cost. CR 702.34a */
export const FLASHBACK_FOR_MANA_COST: CastTerms = {
  ...USUAL_TERMS,
  cost: { kind: 'instead', cost: null },
  leaving: 'always exile',
  key: 'flashback',
};
/** CR 702.34a */
export const flashback = (price: Cost): RuleAbility =>
  rule(
    mayCastFrom('graveyard', isSource, {
      terms: { ...FLASHBACK_FOR_MANA_COST, cost: { kind: 'instead', cost: price } },
    }),
    null,
    'graveyard',
  );
/** CR 702.61 */
export const splitSecond: RuleAbility = rule({ kind: 'splitSecond' }, null, 'stack');
/** CR 702.51a */
export const convoke: RuleAbility = rule({ kind: 'convoke' }, null, 'stack');
/** CR 702.66a */
export const delve: RuleAbility = rule({ kind: 'delve' }, null, 'stack');
/** Mana can't be spent to cast it. CR 101.2 */
export const withoutMana: RuleAbility = rule({ kind: 'castWithoutMana' }, null, 'stack');
/** Triggers as the spell itself is cast, and is put on the stack above it. CR 603.2, 601.2i */
export const whenCast = (effect: Effect, ...of: readonly TargetSpec[]): TriggeredAbility =>
  triggered(casts('you', isSource), effect, { zone: 'stack', targets: of });
/** CR 702.40a */
export const storm: TriggeredAbility = whenCast(repeat(castBefore, copySpell(source)));
/** For each time that its replicate cost was paid; without that nothing triggers. CR 702.56a */
export const replicated: TriggeredAbility = {
  ...whenCast(repeat(timesPaid('replicate'), copySpell(source))),
  onlyIf: paid('replicate'),
};
/** CR 702.85a */
export const cascade = (): TriggeredAbility =>
  whenCast(
    sequence(
      exileFromTop(all(not(land), costsLessThanSource()), 'exiled', 'found'),
      mayCastFree(bound('found'), costsLessThanSource()),
      bottomInRandomOrder(bound('exiled')),
    ),
  );

function costsLessThanSource(): Filter {
  return not(manaValue('at least', manaValueOf(source)));
}

/** Its controller, whoever that is by then, sacrifices it when it has entered, if the evoke cost was paid. CR 702.74a */
export const evoked: TriggeredAbility = whenEnters(sacrifice(controllerOf(source), isSource), {
  onlyIf: paid('evoke'),
});

/** "Suspended", but for having suspend. CR 702.62b */
export const suspended: Condition = exists(all(inZone('exile'), isSource, withCounter('time')));
/** A suspended card: nothing else in exile ever has time counters. CR 702.62b */
export const suspendedCard: Filter = all(inZone('exile'), withCounter('time'));
/** The removal of a time counter while the card is exiled. */
export const timeCounterRemoved = (last: boolean): TriggerEvent => ({
  kind: 'counterRemoved',
  counter: 'time',
  from: isSource,
  last,
});

/** Three abilities: in hand, at each upkeep, and as the last time counter goes. X of `counters` is that of the cost. CR 702.62a */
export function suspend(counters: Amount, price: Cost, leastX = 0): readonly Ability[] {
  return [rule({ kind: 'suspend', counters, cost: price, leastX }, null, 'hand'), ...suspendedAbilities()];
}

/** Those two of them that a card in exile has. */
function suspendedAbilities(): readonly TriggeredAbility[] {
  const inExile = { zone: 'exile' } as const;
  const terms: CastTerms = { ...FREE_TERMS, key: 'suspend', hasty: true };
  return [
    triggered(beginningOf('upkeep', 'you'), removeCounters('time', 1), { ...inExile, onlyIf: suspended }),
    triggered(timeCounterRemoved(true), mayCastNow(source, terms), {
      ...inExile,
      onlyIf: exists(all(inZone('exile'), isSource)),
    }),
  ];
}

/** Cards in exile that have no suspend gain it. CR 702.62a */
export const giveSuspend = (what: ObjectsRef): Effect => ({
  kind: 'giveSuspend',
  what,
  abilities: suspendedAbilities(),
});
