import type { Ability, Mode, TargetSpec } from './ability.ts';
import type { CardType, Color, Supertype } from './basics.ts';
import type { Condition } from './condition.ts';
import type { Cost, ManaCost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';

/** What an instant or sorcery does as it resolves. CR 113.3a */
export interface SpellAbility {
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  /** Choose `min` to `max` of these; null for a spell without modes. CR 700.2 */
  readonly modes: Modes | null;
}

export interface Modes {
  readonly min: number;
  readonly max: number;
  readonly of: readonly Mode[];
  /** What modes beyond `max` cost: all of them at once (entwine), or this for each beyond the first (escalate). CR 702.42a, 702.120a */
  readonly more: { readonly kind: 'entwine' | 'escalate'; readonly cost: Cost } | null;
}

/** A cost paid besides the mana cost or alternative cost. CR 118.8 */
export interface AdditionalCost {
  /** The name under which "was it paid" is asked: kicker, buyback, or cost for a mandatory one. */
  readonly key: string;
  readonly cost: Cost;
  readonly optional: boolean;
  /** Whether it can be paid any number of times, each time by itself. CR 702.33c, 702.56a */
  readonly repeatable: boolean;
}

/** A cost paid instead of the mana cost. CR 118.9 */
export interface AlternativeCost {
  readonly key: string;
  readonly cost: Cost;
  readonly onlyIf: Condition | null;
  /** What the spell does instead when this was paid; null: the same. CR 702.96 */
  readonly spell: SpellAbility | null;
  /**
   * What is sacrificed for it besides: one such permanent, chosen as the cost is announced, whose mana value the total cost is less by
   * in generic mana; null: nothing. CR 702.119a-c
   */
  readonly emergeFrom: Filter | null;
}

/** The characteristics that a token is created with. CR 111.3 */
export interface TokenRecord {
  readonly name: string;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** null for what is no creature. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly abilities: readonly Ability[];
}

/** How the record was held against the card's text. */
export interface Reading {
  /** First 10 hex digits of SHA-256 of the normalised Oracle text that the record was written from. */
  readonly oracle: string;
  /** True once someone else has read the record beside the text a second time. */
  readonly readTwice: boolean;
}

/** A card as data. CR 108, 109.3 */
export interface CardRecord {
  readonly name: string;
  /** null: no mana cost, which cannot be paid. CR 202.1b */
  readonly manaCost: ManaCost | null;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** null for what is no creature; a star that an ability defines is 0 here. */
  readonly power: number | null;
  readonly toughness: number | null;
  /** `X`: as many counters as the X of its spell. CR 306.5b */
  readonly loyalty: number | 'X' | null;
  readonly abilities: readonly Ability[];
  readonly spell: SpellAbility | null;
  readonly additionalCosts: readonly AdditionalCost[];
  readonly alternativeCosts: readonly AlternativeCost[];
  /** It may be cast only while this holds; null: no such restriction. CR 601.3 */
  readonly castOnlyIf: Condition | null;
  /** The least X that may be chosen for it. */
  readonly leastX: number;
  readonly tokens: Readonly<Record<string, TokenRecord>>;
  readonly reading: Reading;
}
