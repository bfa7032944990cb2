import type {
  Ability,
  ActivatedAbility,
  Mode,
  ReplacementAbility,
  RuleAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from './ability.ts';
import { type Amount, countersOn } from './amount.ts';
import type { CounterKind, ManaType, SimpleKeyword, Zone } from './basics.ts';
import { type Condition, exists, unless } from './condition.ts';
import type { ContinuousPart, Rule } from './continuous.ts';
import { type Cost, type CostPart, manaCost, NO_MANA } from './cost.ts';
import type { Effect } from './effect.ts';
import { addMana, exileUntilSourceLeaves, putCounters, sacrificeThese, sequence, unlessPaysTimes } from './effects.ts';
import { all, anything, creature, type Filter, isSource, other, permanent, youControl } from './filter.ts';
import type { ManaProduction } from './mana.ts';
import { attached, each, type ObjectsRef, source, target, you } from './reference.ts';
import type { ManaChange, Replacement } from './replacement.ts';
import { beginningOf, type TriggerEvent, type Whose, itIsSo } from './trigger.ts';

/** The kinds of ability that cards are written with. CR 113.3 */

export const tap: CostPart = { kind: 'tap' };
export const untap: CostPart = { kind: 'untap' };
export const sacrificeSource: CostPart = { kind: 'sacrificeSource' };
export const payLife = (amount: Amount): CostPart => ({ kind: 'payLife', amount });
export const drawCost = (count: Amount = 1): CostPart => ({ kind: 'draw', count });
export const sacrificeCost = (what: Filter, count: Amount = 1, bind = 'sacrificed'): CostPart => ({
  kind: 'sacrifice',
  what,
  count,
  bind,
});
export const discardCost = (what: Filter, count: Amount = 1, bind = 'discarded'): CostPart => ({
  kind: 'discard',
  what,
  count,
  bind,
});
export const exileSpellCost = (what: Filter, count: Amount = 1, bind = 'exiled for it'): CostPart => ({
  kind: 'exileSpell',
  what,
  count,
  bind,
});
export const exileFromHandCost = (what: Filter, count: Amount = 1, bind = 'exiled for it'): CostPart => ({
  kind: 'exileFromHand',
  what,
  count,
  bind,
});
export const exileFromGraveyardCost = (what: Filter, count: Amount = 1, bind = 'exiled for it'): CostPart => ({
  kind: 'exileFromGraveyard',
  what,
  count,
  bind,
});
export const tapUntapped = (what: Filter, count: Amount = 1, bind = 'tapped'): CostPart => ({
  kind: 'tapUntapped',
  what,
  count,
  bind,
});
/** Permanents of the payer go back to their owners' hands. */
export const returnToHandCost = (what: Filter, count: Amount = 1, bind = 'returned'): CostPart => ({
  kind: 'returnToHand',
  what,
  count,
  bind,
});
export const untapTapped = (what: Filter, count: Amount = 1, bind = 'untapped'): CostPart => ({
  kind: 'untapTapped',
  what,
  count,
  bind,
});
export const removeCountersCost = (counter: CounterKind, amount: Amount = 1): CostPart => ({
  kind: 'removeCounters',
  counter,
  count: amount,
});
export const putCountersCost = (counter: CounterKind, amount: Amount = 1): CostPart => ({
  kind: 'putCounters',
  counter,
  count: amount,
});

/** `cost('{2}{G}', tap, payLife(1))` */
export function cost(mana: string, ...parts: readonly CostPart[]): Cost {
  return { mana: mana === '' ? NO_MANA : manaCost(mana), parts };
}

const ACTIVATED: Omit<ActivatedAbility, 'cost' | 'effect'> = {
  kind: 'activated',
  targets: [],
  timing: 'instant',
  onlyIf: null,
  perTurn: null,
  x: null,
  zone: 'battlefield',
  loyalty: false,
  keyword: null,
};

/** `details` overrides targets, timing, onlyIf, perTurn, x, zone. CR 602 */
export function activated(
  price: Cost,
  effect: Effect,
  details: Partial<Pick<ActivatedAbility, 'targets' | 'timing' | 'onlyIf' | 'perTurn' | 'x' | 'zone' | 'keyword'>> = {},
): ActivatedAbility {
  return { ...ACTIVATED, cost: price, effect, ...details };
}

/** {T}: Add this mana. */
export const tapFor = (mana: ManaProduction): ActivatedAbility => activated(cost('', tap), addMana(mana));

/** A loyalty ability. CR 606 */
export function loyaltyAbility(change: number, effect: Effect, targets: readonly TargetSpec[] = []): ActivatedAbility {
  const part: CostPart =
    change >= 0
      ? { kind: 'putCounters', counter: 'loyalty', count: change }
      : { kind: 'removeCounters', counter: 'loyalty', count: -change };
  return { ...ACTIVATED, cost: cost('', part), effect, targets, timing: 'sorcery', loyalty: true };
}

/** Equip. CR 702.6 */
export const equip = (mana: string): ActivatedAbility =>
  activated(
    cost(mana),
    { kind: 'attach', what: source, to: target() },
    { targets: [targets(all(creature, youControl))], timing: 'sorcery' },
  );

/** Cycling. CR 702.29 */
export const cycling = (mana: string): ActivatedAbility =>
  activated(
    cost(mana, { kind: 'discard', what: all({ kind: 'zone', zone: 'hand' }, isSource), count: 1, bind: 'cycled' }),
    {
      kind: 'draw',
      who: { kind: 'you' },
      count: 1,
      bind: null,
    },
    { zone: 'hand' },
  );

export function triggered(
  on: TriggerEvent,
  effect: Effect,
  details: Partial<Pick<TriggeredAbility, 'onlyIf' | 'targets' | 'zone' | 'resolvesAnyway' | 'keyword'>> = {},
): TriggeredAbility {
  return {
    kind: 'triggered',
    on,
    effect,
    onlyIf: null,
    targets: [],
    zone: 'battlefield',
    resolvesAnyway: false,
    keyword: null,
    ...details,
  };
}

export const whenEnters = (
  effect: Effect,
  details: Partial<Pick<TriggeredAbility, 'onlyIf' | 'targets' | 'resolvesAnyway'>> = {},
): TriggeredAbility => triggered({ kind: 'enters', what: isSource }, effect, details);
export const whenDies = (
  effect: Effect,
  details: Partial<Pick<TriggeredAbility, 'onlyIf' | 'targets'>> = {},
): TriggeredAbility => triggered({ kind: 'dies', what: isSource }, effect, details);
export const whenLeaves = (
  effect: Effect,
  details: Partial<Pick<TriggeredAbility, 'onlyIf' | 'targets'>> = {},
): TriggeredAbility => triggered({ kind: 'leaves', what: isSource }, effect, details);

/** As it enters, it exiles a target for as long as it stays; its other abilities speak of that as `bind`. CR 610.3 */
export const exilesUntilItLeaves = (what: Filter, bind: string | null = null): TriggeredAbility =>
  whenEnters(exileUntilSourceLeaves(target(), bind), { targets: [targets(what)] });

/** When its controller has nothing of the kind, it is sacrificed. CR 603.8 */
export const sacrificedWithout = (...what: readonly Filter[]): TriggeredAbility =>
  triggered(itIsSo(unless(exists(all(...what, youControl)))), sacrificeThese());
/** Cumulative upkeep. CR 702.24a */
export const cumulativeUpkeep = (price: Cost): TriggeredAbility =>
  triggered(
    beginningOf('upkeep', 'you'),
    sequence(putCounters('age', 1), unlessPaysTimes(you, price, countersOn('age', source), sacrificeThese())),
    { onlyIf: exists(isSource) },
  );

export function staticAbility(
  affects: ObjectsRef,
  parts: readonly ContinuousPart[],
  onlyIf: Condition | null = null,
): StaticAbility {
  return { kind: 'static', affects, parts, onlyIf, characteristicDefining: false };
}
export const anthem = (what: Filter, ...parts: readonly ContinuousPart[]): StaticAbility =>
  staticAbility(each(what), parts);
export const enchantedGets = (...parts: readonly ContinuousPart[]): StaticAbility => staticAbility(attached, parts);
/** The same for what is equipped. CR 301.5f */
export const equippedGets = enchantedGets;
export const definesPT = (power: Amount, toughness: Amount): StaticAbility => ({
  ...staticAbility(source, [{ kind: 'definePT', power, toughness }]),
  characteristicDefining: true,
});
/** Creatures you control other than the source. */
export const otherCreaturesYouControl: Filter = all(other, creature, youControl);

export const rule = (r: Rule, onlyIf: Condition | null = null, zone: Zone = 'battlefield'): RuleAbility => ({
  kind: 'rule',
  rule: r,
  onlyIf,
  zone,
});
/** This spell can't be countered: a rule of the spell itself, on the stack. */
export const cantBeCountered: RuleAbility = rule({ kind: 'cantBeCountered', what: isSource }, null, 'stack');

/** CR 103.6a */
export const mayBeginOnBattlefield: RuleAbility = rule({ kind: 'mayBeginOnBattlefield' }, null, 'hand');

export const replacement = (replaces: Replacement, onlyIf: Condition | null = null): ReplacementAbility => ({
  kind: 'replacement',
  replaces,
  onlyIf,
});
/** It is shuffled into its owner's library wherever it would go to a graveyard from. CR 400.6 */
export const shuffledInsteadOfGraveyard = (): ReplacementAbility =>
  replacement({ kind: 'moves', what: isSource, from: 'anywhere', to: 'graveyard', instead: 'library, shuffled' });
/** For `thisTurn`: no creature's combat damage is dealt to anyone. CR 615.1a */
export const preventAllCombatDamage: ReplacementAbility = replacement({
  kind: 'damage',
  permanents: permanent,
  players: 'anyone',
  from: anything,
  which: 'combat',
  change: 'prevent',
});
/** If a matching permanent is tapped for mana, other mana is produced. CR 106.12b */
export const ifTappedForMana = (
  what: Filter,
  change: ManaChange,
  details: { readonly by?: Whose; readonly atLeast?: number } = {},
): ReplacementAbility => replacement({ kind: 'tappedForMana', what, by: 'anyone', atLeast: 1, ...details, change });
export const multiplied = (factor: number): ManaChange => ({ kind: 'multiply', factor });
export const insteadOfType = (type: ManaType): ManaChange => ({ kind: 'typeOf', type, amount: 'unchanged' });
export const insteadOfTypeAndAmount = (type: ManaType): ManaChange => ({ kind: 'typeOf', type, amount: 1 });
export const keywords = (...words: readonly SimpleKeyword[]): readonly Ability[] =>
  words.map((keyword) => ({ kind: 'keyword', keyword }));
export const enchant = (what: Filter): Ability => ({ kind: 'enchant', what });

/** Exactly one target object, unless said otherwise. */
export const targets = (what: Filter, min: Amount = 1, max: Amount = min): TargetSpec => ({
  what,
  players: null,
  min,
  max,
  divide: null,
});
export const targetAPlayer: TargetSpec = { what: null, players: 'any', min: 1, max: 1, divide: null };
export const targetAnOpponent: TargetSpec = { what: null, players: 'opponent', min: 1, max: 1, divide: null };
/** A creature, planeswalker, battle or player. CR 115.4 */
export const ANY_TARGET: Filter = {
  kind: 'any',
  of: [creature, { kind: 'type', type: 'planeswalker' }, { kind: 'type', type: 'battle' }],
};
export const anyOneTarget: TargetSpec = { what: ANY_TARGET, players: 'any', min: 1, max: 1, divide: null };

/** Any number of targets, among which `total` is divided on casting. CR 601.2d */
export const dividedAmongTargets = (total: Amount): TargetSpec => ({
  what: ANY_TARGET,
  players: 'any',
  min: 0,
  max: total,
  divide: total,
});
export const targetAPlayerOr = (what: Filter): TargetSpec => ({ what, players: 'any', min: 1, max: 1, divide: null });

export const mode = (says: string, effect: Effect, ...of: readonly TargetSpec[]): Mode => ({
  says,
  effect,
  targets: of,
});
