import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { BasicLandType, CardType, Color, CounterKind, SimpleKeyword, Supertype, Zone } from './basics.ts';
import type { CombatRule } from './combat.ts';
import type { Cost, ManaCost } from './cost.ts';
import type { DamageKind } from './damage.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { ObjectsRef } from './reference.ts';
import type { CastPermission, CostPermission, LandPermission } from './permission.ts';
import type { Whose } from './trigger.ts';

/** One layer's share of a continuous effect on objects. CR 613.1 */
export type ContinuousPart =
  /** Layer 2: you gain control. */
  | { readonly kind: 'control' }
  /** Layer 4. `setTypes` keeps supertypes; subtypes become exactly those given. CR 205.1a */
  | { readonly kind: 'setTypes'; readonly types: readonly CardType[]; readonly subtypes: readonly string[] }
  /** Layer 4: in addition to its other types. CR 205.1b */
  | {
      readonly kind: 'addTypes';
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
      readonly supertypes: readonly Supertype[];
    }
  /** Layer 4: becomes these basic land types and loses its other land types and rules-text abilities. CR 305.7 */
  | { readonly kind: 'setLandTypes'; readonly types: readonly BasicLandType[] }
  | { readonly kind: 'addLandTypes'; readonly types: readonly BasicLandType[] }
  /** Layer 4: the type that was chosen under this name as the source entered, as `setLandTypes` or `addLandTypes` would. CR 305.7 */
  | { readonly kind: 'chosenLandType'; readonly name: string; readonly change: 'set' | 'add' }
  /** Layer 4: these replace its creature types; its other subtypes stay. CR 205.1b */
  | { readonly kind: 'setCreatureTypes'; readonly types: readonly string[] | 'all' }
  /** Layer 4: the creature type that was chosen under this name as the source entered, besides its others. CR 205.1b */
  | { readonly kind: 'addChosenCreatureType'; readonly name: string }
  | { readonly kind: 'removeType'; readonly type: CardType }
  /** Layer 5. */
  | { readonly kind: 'setColors'; readonly colors: readonly Color[] }
  | { readonly kind: 'addColors'; readonly colors: readonly Color[] }
  /** Layer 6. */
  | { readonly kind: 'grant'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'loseAll' }
  | { readonly kind: 'lose'; readonly keyword: SimpleKeyword }
  /** Loses the keyword, and neither effects nor counters can give it. CR 113.11 */
  | { readonly kind: 'cantHave'; readonly keyword: SimpleKeyword }
  /** Protection from each colour that these have as the effect begins; what has none gives none. CR 105.2, 702.16 */
  | { readonly kind: 'protectionFromColors'; readonly of: ObjectsRef }
  /** Layer 7a to 7d. */
  | { readonly kind: 'definePT'; readonly power: Amount; readonly toughness: Amount }
  | { readonly kind: 'setBasePT'; readonly power: Amount; readonly toughness: Amount }
  | { readonly kind: 'modifyPT'; readonly power: Amount; readonly toughness: Amount }
  | { readonly kind: 'switchPT' };

/** How long a continuous effect of a resolved spell or ability lasts. CR 611.2 */
export type Duration =
  | 'until end of turn'
  /** CR 511.2 */
  | 'until end of combat'
  | 'until your next turn'
  | 'for as long as you control the source'
  | 'for as long as the source is on the battlefield'
  | 'for as long as the source is in exile'
  | 'forever';

/** What a copy effect changes besides. CR 707.9 */
export type CopyException =
  | { readonly kind: 'addTypes'; readonly types: readonly CardType[]; readonly subtypes: readonly string[] }
  | { readonly kind: 'setPT'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'notLegendary' }
  | { readonly kind: 'addSupertypes'; readonly supertypes: readonly Supertype[] }
  | { readonly kind: 'setName'; readonly name: string }
  | { readonly kind: 'noManaCost' }
  | { readonly kind: 'setColors'; readonly colors: readonly Color[] }
  | { readonly kind: 'grant'; readonly abilities: readonly Ability[] }
  /** It also has the ability in which this stands. CR 707.9a */
  | { readonly kind: 'thisAbility' }
  /** These, where what comes of the others has this card type. CR 707.9f */
  | { readonly kind: 'ifItIs'; readonly type: CardType; readonly except: readonly CopyException[] };

/** A continuous effect on the rules or on players. CR 613.10, 613.11 */
export type Rule =
  /** Spells cost more or less; `generic` negative reduces generic mana only. `eventPlayer` in it is who casts. CR 601.2f */
  | { readonly kind: 'spellCost'; readonly what: Filter; readonly by: Whose; readonly generic: Amount }
  /** Less coloured mana to pay, and only that: where the cost has none of the colour, nothing else instead. CR 601.2f */
  | { readonly kind: 'spellCostColored'; readonly what: Filter; readonly by: Whose; readonly less: ManaCost }
  | { readonly kind: 'abilityCost'; readonly of: Filter; readonly by: Whose; readonly generic: Amount }
  /** Loyalty abilities of these cost so many loyalty counters more to put, or less to remove. CR 606.5 */
  | { readonly kind: 'loyaltyCost'; readonly of: Filter; readonly by: Whose; readonly more: number }
  /** A spell that would cost less than this many mana costs this many. CR 601.2f */
  | { readonly kind: 'minimumSpellCost'; readonly what: Filter; readonly mana: number }
  | { readonly kind: 'cantCast'; readonly what: Filter; readonly who: Whose }
  /** No more than so many spells in a turn. */
  | { readonly kind: 'spellLimit'; readonly who: Whose; readonly perTurn: number }
  | { readonly kind: 'cantActivate'; readonly of: Filter; readonly manaAbilitiesToo: boolean }
  | { readonly kind: 'asThoughFlash'; readonly what: Filter; readonly who: Whose }
  /** Matching cards in that zone may be cast without paying their mana costs. CR 118.9 */
  | { readonly kind: 'castWithoutPaying'; readonly what: Filter; readonly from: Zone; readonly who: Whose }
  | CastPermission
  | CostPermission
  | LandPermission
  /** Only at times when that player could cast a sorcery. CR 307.5 */
  | { readonly kind: 'castsAsSorceries'; readonly what: Filter; readonly who: Whose }
  /** No spells are cast and no abilities activated but mana abilities. CR 702.61 */
  | { readonly kind: 'splitSecond' }
  | { readonly kind: 'cantBeCountered'; readonly what: Filter }
  /** While this is cast, untapped creatures may be tapped for its generic mana and mana of their colours. CR 702.51a */
  | { readonly kind: 'convoke' }
  /** While this is cast, cards in its caster's graveyard may be exiled for its generic mana. CR 702.66a */
  | { readonly kind: 'delve' }
  /** As this permanent spell resolves, this is done by what it has become. CR 702.109a, 702.152a */
  | { readonly kind: 'asItResolves'; readonly then: Effect }
  /** No mana can be spent to cast this. CR 101.2 */
  | { readonly kind: 'castWithoutMana' }
  | CombatRule
  /** During its controller's untap step; it can be untapped otherwise. CR 502.3 */
  | { readonly kind: 'doesntUntap'; readonly what: Filter }
  /** Abilities with {T} or {Q} may be activated as though the creature had haste. */
  | { readonly kind: 'asThoughHaste'; readonly what: Filter }
  /** No more counters of this kind, or of any, are put on these; those that they have stay. CR 101.2, 614.17 */
  | { readonly kind: 'cantHaveCounters'; readonly counter: CounterKind | 'any'; readonly what: Filter }
  | { readonly kind: 'cantGetCounters'; readonly who: Whose }
  /** If the entering of a matching permanent causes an ability of a permanent of yours to trigger, it triggers once more. CR 603.2d */
  | { readonly kind: 'triggersAgain'; readonly entering: Filter; readonly of: Filter }
  /** Matching cards, in whatever zone the filter says, can't enter the battlefield. CR 614.17 */
  | { readonly kind: 'cantEnter'; readonly what: Filter }
  | { readonly kind: 'cantPlayLands'; readonly who: Whose }
  | { readonly kind: 'extraLandPlays'; readonly who: Whose; readonly count: number }
  | { readonly kind: 'noMaximumHandSize'; readonly who: Whose }
  | { readonly kind: 'maximumHandSize'; readonly who: Whose; readonly size: number }
  | { readonly kind: 'cantGainLife'; readonly who: Whose }
  | { readonly kind: 'lifeCantChange'; readonly who: Whose }
  /** Mana stays in the pool as steps and phases end. */
  | { readonly kind: 'manaStays'; readonly who: Whose; readonly types: 'all' | Color }
  | { readonly kind: 'spendAsAnyColor'; readonly who: Whose }
  /** Nothing may target these, wherever they are. CR 101.2 */
  | { readonly kind: 'cantBeTargeted'; readonly what: Filter }
  /** The legend rule does not apply to these. CR 704.5j */
  | { readonly kind: 'legendRuleOff'; readonly what: Filter }
  /** CR 615.12 */
  | { readonly kind: 'damageCantBePrevented'; readonly from: Filter; readonly which: DamageKind }
  /** The top card of your library is seen, by you or by anyone: it gives knowledge and no more. CR 401.5 */
  | { readonly kind: 'topCardSeen'; readonly by: 'you' | 'anyone' }
  /** As this spell is cast, no matching object may be chosen for its targets; a target that matches later stays legal. CR 601.2c */
  | { readonly kind: 'cantChooseTargetAsCast'; readonly what: Filter }
  /** When it could be cast from hand, it may be exiled with so many time counters for this cost. CR 702.62a, 116.2f */
  | { readonly kind: 'suspend'; readonly counters: Amount; readonly cost: Cost; readonly leastX: number }
  /** From an opening hand it may be put onto the battlefield before the first turn. CR 103.6a */
  | { readonly kind: 'mayBeginOnBattlefield' }
  /** Several rules that one ability states. */
  | { readonly kind: 'allOf'; readonly of: readonly Rule[] };
