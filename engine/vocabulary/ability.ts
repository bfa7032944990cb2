import type { Amount } from './amount.ts';
import type { SimpleKeyword, Zone } from './basics.ts';
import type { Condition } from './condition.ts';
import type { ContinuousPart, Rule } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { ObjectsRef } from './reference.ts';
import type { Replacement } from './replacement.ts';
import type { TriggerEvent } from './trigger.ts';

/**
 * One instance of the word "target". `what` null: no object may be chosen; `players` null: no player may. CR 115.1
 * `min` and `max` are computed as targets are chosen. CR 601.2c
 */
export interface TargetSpec {
  readonly what: Filter | null;
  readonly players: 'any' | 'opponent' | null;
  readonly min: Amount;
  readonly max: Amount;
  /** The number to divide among these targets as they are chosen, or null. CR 601.2d */
  readonly divide: Amount | null;
}

export interface Mode {
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  /** Our own wording, a few words. */
  readonly says: string;
}

/** Keywords that stand for an activated or triggered ability, where something asks for them by name. CR 702 */
export type AbilityKeyword =
  | 'afflict'
  | 'annihilator'
  | 'battle cry'
  | 'bushido'
  | 'exalted'
  | 'flanking'
  | 'mentor'
  | 'ninjutsu'
  | 'persist'
  | 'provoke'
  | 'rampage'
  | 'undying'
  | 'unearth';

export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  readonly timing: 'instant' | 'sorcery';
  /** May be activated only while this holds; null: always. CR 602.5b */
  readonly onlyIf: Condition | null;
  readonly perTurn: number | null;
  /** What the ability says that its X is; null: where its cost has X, its controller chooses. CR 107.3a, 107.3c */
  readonly x: Amount | null;
  /** Where the object is when the ability may be activated. CR 113.6 */
  readonly zone: Zone;
  readonly loyalty: boolean;
  /** The keyword that stands for it; null: none. */
  readonly keyword: AbilityKeyword | null;
}

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly on: TriggerEvent;
  /** The intervening "if". CR 603.4 */
  readonly onlyIf: Condition | null;
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  readonly zone: Zone;
  /** It says that it resolves though all its targets have become illegal. CR 608.2b, 101.1 */
  readonly resolvesAnyway: boolean;
  /** The keyword that stands for it; null: none. */
  readonly keyword: AbilityKeyword | null;
}

export interface StaticAbility {
  readonly kind: 'static';
  readonly affects: ObjectsRef;
  readonly parts: readonly ContinuousPart[];
  readonly onlyIf: Condition | null;
  /** Defines a characteristic in all zones. CR 604.3 */
  readonly characteristicDefining: boolean;
}

export interface RuleAbility {
  readonly kind: 'rule';
  readonly rule: Rule;
  readonly onlyIf: Condition | null;
  /** Where the object is while the rule holds. CR 113.6 */
  readonly zone: Zone;
}

export interface ReplacementAbility {
  readonly kind: 'replacement';
  readonly replaces: Replacement;
  readonly onlyIf: Condition | null;
}

export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: SimpleKeyword;
}

/** Protection from what matches, wherever that is. CR 702.16 */
export interface ProtectionAbility {
  readonly kind: 'protection';
  readonly from: Filter;
}

/** Enchant: what an Aura can be attached to, and what its spell targets. CR 702.5 */
export interface EnchantAbility {
  readonly kind: 'enchant';
  readonly what: Filter;
}

export type Ability =
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | RuleAbility
  | ReplacementAbility
  | KeywordAbility
  | ProtectionAbility
  | EnchantAbility;
