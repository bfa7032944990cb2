import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { CardType, CounterKind, ManaType, Zone } from './basics.ts';
import type { Condition } from './condition.ts';
import type { CopyException } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { DamageChange, DamageKind } from './damage.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { ObjectsRef } from './reference.ts';
import type { Whose } from './trigger.ts';

/** How a permanent enters. CR 614.1c, 614.1d */
export type EntersChange =
  | { readonly kind: 'tapped' }
  /** Whatever else would have it enter tapped, the last one that is applied decides. CR 616.1f */
  | { readonly kind: 'untapped' }
  | { readonly kind: 'tappedUnless'; readonly condition: Condition }
  /** You may pay this; if you don't, it enters tapped. */
  | { readonly kind: 'tappedUnlessPaid'; readonly cost: Cost }
  | { readonly kind: 'counters'; readonly counter: CounterKind; readonly amount: Amount }
  | {
      readonly kind: 'copy';
      readonly of: Filter;
      readonly optional: boolean;
      readonly except: readonly CopyException[];
      /** With so many counters besides, for `onlyIf` where what it becomes has this card type. CR 707.9e-f */
      readonly counters: readonly CopyCounters[];
    }
  /** As what its controller chooses of these, which are copiable values; `says` in a few words of ours. CR 208.2b, 707.2 */
  | { readonly kind: 'form'; readonly forms: readonly Form[] }
  /** It does not enter, but is exiled. CR 614.1a */
  | { readonly kind: 'exiledInstead' }
  /** One ability that does all of these. */
  | { readonly kind: 'together'; readonly of: readonly EntersChange[] }
  /** In the way that its controller chooses of those that can be; `says` in a few words of ours. */
  | { readonly kind: 'oneOf'; readonly ways: readonly EntersWay[] }
  /**
   * Its controller may sacrifice any number of these, and it has so many +1/+1 counters for each, or as many for each as there were. How
   * many there were is named `devoured`. CR 614.13, 702.82a-c
   */
  | { readonly kind: 'devour'; readonly what: Filter; readonly counters: number | 'as many' }
  | { readonly kind: 'chooseColor'; readonly bind: string }
  | { readonly kind: 'chooseCreatureType'; readonly bind: string }
  | { readonly kind: 'chooseBasicLandType'; readonly bind: string }
  | { readonly kind: 'chooseOpponent'; readonly bind: string }
  /** With these abilities, for as long as it stays on the battlefield. */
  | { readonly kind: 'abilities'; readonly abilities: readonly Ability[] };

/** One way to enter among several. */
export interface EntersWay {
  readonly says: string;
  readonly change: EntersChange;
}

export interface CopyCounters {
  readonly counter: CounterKind;
  readonly amount: Amount;
  readonly onlyIf: CardType | null;
}

/** What a permanent may become as it enters. */
export interface Form {
  readonly says: string;
  readonly except: readonly CopyException[];
}

/** What is produced instead when a permanent is tapped for mana. CR 106.12b */
export type ManaChange =
  | { readonly kind: 'multiply'; readonly factor: number }
  | { readonly kind: 'typeOf'; readonly type: ManaType; readonly amount: 'unchanged' | 1 }
  /** All of it becomes mana of one colour that the controller of this ability chooses. */
  | { readonly kind: 'colorOfChoice' };

/** An event and what happens instead. CR 614.1 */
export type Replacement =
  /** A matching permanent is tapped for mana. CR 106.12b */
  | {
      readonly kind: 'tappedForMana';
      readonly what: Filter;
      readonly by: Whose;
      /** Applies only when at least this much mana would be produced. */
      readonly atLeast: number;
      readonly change: ManaChange;
    }
  | { readonly kind: 'enters'; readonly what: Filter; readonly change: EntersChange }
  /** A matching object would go to `from`→`to`: it goes elsewhere. What a card says of itself and of no zone that it would come from holds wherever it is. CR 113.6 */
  | {
      readonly kind: 'moves';
      readonly what: Filter;
      readonly from: Zone | 'anywhere';
      readonly to: Zone | 'anywhere';
      readonly instead: Zone | 'library, shuffled';
    }
  /** A matching permanent would be destroyed: all damage is removed from it and the source is destroyed instead. CR 702.89a */
  | { readonly kind: 'destroyed'; readonly what: Filter }
  | {
      readonly kind: 'draws';
      readonly who: Whose;
      readonly optional: boolean;
      /** Not of the first card that a player draws in each of their draw steps. */
      readonly exceptFirst: boolean;
      readonly instead: Effect;
    }
  /** Damage from a matching source to a matching permanent or to one of these players; null: to none of them. */
  | {
      readonly kind: 'damage';
      readonly permanents: Filter | null;
      readonly players: Whose | null;
      readonly from: Filter;
      readonly which: DamageKind;
      readonly change: DamageChange;
    }
  | { readonly kind: 'gainsLife'; readonly who: Whose; readonly factor: number }
  /** `by`: whether only an effect may put them there, or a cost too. */
  | {
      readonly kind: 'countersPut';
      readonly counter: CounterKind | 'any';
      readonly on: Filter;
      readonly factor: number;
      readonly plus: number;
      readonly by: 'effect' | 'anything';
    }
  | { readonly kind: 'tokensCreated'; readonly who: Whose; readonly factor: number }
  /**
   * A player would lose the game in another way than by conceding or because somebody else wins. What the effect `takes` is found
   * then, and named `taken`; it goes nowhere else at that time unless its controller wants that. CR 400.6, 614.1a, 704.7
   */
  | { readonly kind: 'losesGame'; readonly who: Whose; readonly takes: ObjectsRef; readonly instead: Effect }
  /** Skips the step. CR 614.10 */
  | { readonly kind: 'skipStep'; readonly step: 'untap' | 'draw' | 'upkeep'; readonly who: Whose };
