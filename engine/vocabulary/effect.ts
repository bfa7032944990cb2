import type { ReplacementAbility, RuleAbility, TargetSpec, TriggeredAbility } from './ability.ts';
import type { Amount } from './amount.ts';
import type { CounterKind, Zone } from './basics.ts';
import type { Condition } from './condition.ts';
import type { ContinuousPart, CopyException, Duration } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { ShieldEffect } from './damage.ts';
import type { Filter } from './filter.ts';
import type { ManaProduction, ManaRider, SpendRestriction } from './mana.ts';
import type { CastTerms } from './permission.ts';
import type { ObjectsRef, PlayersRef } from './reference.ts';
import type { TriggerEvent } from './trigger.ts';

/** Whom or what an effect is done to: objects, players, or what was chosen for a target that may be either. */
export type Recipients = ObjectsRef | PlayersRef | { readonly kind: 'anyTarget'; readonly index: number };

/** Where a countered spell's card goes; `battlefield`: a matching one goes there under your control, any other to its owner's graveyard. CR 614.15 */
export type CounteredTo =
  | 'graveyard'
  | 'hand'
  | 'exile'
  | 'library top'
  | { readonly kind: 'battlefield'; readonly what: Filter };

/**
 * Whether what enters the battlefield enters attacking, and whom: as its controller chooses for each, or what the objects that are
 * named under this name are attacking or were, before they were removed from combat. CR 508.4, 702.49c
 */
export type EntersAttacking = 'no' | 'as chosen' | { readonly kind: 'like'; readonly name: string };

/** A phase that an effect adds to a turn; an added main phase is a postcombat one. CR 500.8, 505.1a */
export type ExtraPhase = 'combat' | 'main';

/** A one-shot effect, or the making of a continuous one. CR 609, 610, 611 */
export type Effect =
  | { readonly kind: 'seq'; readonly of: readonly Effect[] }
  | {
      readonly kind: 'addMana';
      readonly who: PlayersRef;
      readonly mana: ManaProduction;
      readonly spendOnly: SpendRestriction | null;
      readonly rider: ManaRider | null;
    }
  | {
      readonly kind: 'damage';
      readonly amount: Amount;
      readonly to: Recipients;
      readonly from: ObjectsRef;
      /** Names how much damage was dealt by this, to anything or to players; null: nothing speaks of that. */
      readonly bind: { readonly name: string; readonly to: 'anything' | 'players' } | null;
    }
  /** Damage divided as its controller chose on casting among the n-th targets. CR 601.2d */
  | { readonly kind: 'dividedDamage'; readonly total: Amount; readonly index: number }
  | { readonly kind: 'destroy'; readonly what: ObjectsRef; readonly canRegenerate: boolean }
  | {
      readonly kind: 'move';
      readonly what: ObjectsRef;
      readonly to: Zone;
      readonly position: 'top' | 'bottom';
      readonly under: 'owner' | 'you';
      readonly tapped: boolean;
      readonly bind: string | null;
      /** Whether what enters the battlefield is attacking. */
      readonly attacking: EntersAttacking;
      /** What it enters the battlefield with; null: with nothing more. CR 122.6 */
      readonly counters: { readonly counter: CounterKind; readonly amount: Amount } | null;
      /** What is true of what enters the battlefield from the moment that it enters. CR 611.2e */
      readonly being: readonly ContinuousPart[];
      /** They return to where they were as soon as the source leaves the battlefield; if it has left, nothing happens. CR 610.3 */
      readonly untilSourceLeaves: boolean;
    }
  | { readonly kind: 'sacrifice'; readonly who: PlayersRef; readonly what: Filter; readonly count: Amount }
  | { readonly kind: 'sacrificeThese'; readonly what: ObjectsRef }
  /** `bind` names how many cards were drawn, whatever became of each draw. CR 614.6 */
  | { readonly kind: 'draw'; readonly who: PlayersRef; readonly count: Amount; readonly bind: string | null }
  | { readonly kind: 'discard'; readonly who: PlayersRef; readonly count: Amount }
  /** Their owners discard these cards. CR 701.9 */
  | { readonly kind: 'discardThese'; readonly what: ObjectsRef }
  | { readonly kind: 'mill'; readonly who: PlayersRef; readonly count: Amount }
  | { readonly kind: 'gainLife'; readonly who: PlayersRef; readonly amount: Amount }
  | { readonly kind: 'loseLife'; readonly who: PlayersRef; readonly amount: Amount }
  /** They gain or lose as much as it takes. CR 119.5 */
  | { readonly kind: 'setLife'; readonly who: PlayersRef; readonly amount: Amount }
  | { readonly kind: 'putCounters'; readonly counter: CounterKind; readonly amount: Amount; readonly on: Recipients }
  | {
      readonly kind: 'removeCounters';
      readonly counter: CounterKind;
      readonly amount: Amount;
      readonly from: ObjectsRef;
    }
  /** One counter, of a kind that its controller chooses, goes from the one to the other, if both are there. CR 122.5 */
  | { readonly kind: 'moveCounter'; readonly from: ObjectsRef; readonly to: ObjectsRef }
  | { readonly kind: 'tap'; readonly what: ObjectsRef }
  | { readonly kind: 'untap'; readonly what: ObjectsRef }
  /** These do not untap in the next untap step of this player, or of whoever controls them then for null. CR 502.3 */
  | { readonly kind: 'skipUntap'; readonly what: ObjectsRef; readonly during: PlayersRef | null }
  /** `token` names one of the card's tokens. CR 111 */
  | {
      readonly kind: 'createTokens';
      readonly token: string;
      readonly count: Amount;
      readonly who: PlayersRef;
      readonly tapped: boolean;
      readonly attacking: EntersAttacking;
      /** Names the tokens. */
      readonly bind: string | null;
    }
  | {
      readonly kind: 'createCopyTokens';
      readonly of: ObjectsRef;
      readonly count: Amount;
      readonly who: PlayersRef;
      readonly tapped: boolean;
      readonly attacking: EntersAttacking;
      /** Names the tokens. */
      readonly bind: string | null;
      readonly except: readonly CopyException[];
    }
  /** A continuous effect on these objects (locked in now) or, for `matching`, on a set found now. CR 611.2c */
  | {
      readonly kind: 'continuous';
      readonly on: ObjectsRef;
      readonly parts: readonly ContinuousPart[];
      readonly duration: Duration;
    }
  | {
      readonly kind: 'becomeCopy';
      readonly what: ObjectsRef;
      readonly of: ObjectsRef;
      readonly except: readonly CopyException[];
      readonly duration: Duration;
    }
  /** Counters spells or abilities; `to` is where a countered spell goes. CR 701.6 */
  | {
      readonly kind: 'counter';
      readonly what: ObjectsRef;
      readonly to: CounteredTo;
      /** Names what the countered spells became. */
      readonly bind: string | null;
    }
  /**
   * These players may cast one of these cards that matches, or each of them, while this resolves: now or never, whatever timing the
   * cards' types have. `bind` names the spells that were cast. CR 608.2g
   */
  | {
      readonly kind: 'castNow';
      readonly who: PlayersRef;
      readonly from: ObjectsRef;
      readonly what: Filter;
      readonly each: boolean;
      readonly terms: CastTerms;
      readonly bind: string | null;
    }
  /** The controllers of two permanents exchange them, all or nothing. CR 701.12 */
  | {
      readonly kind: 'exchangeControl';
      readonly one: ObjectsRef;
      readonly other: ObjectsRef;
      readonly otherwise: Effect;
    }
  /** You gain control of spells for as long as they are on the stack. */
  | { readonly kind: 'controlSpells'; readonly what: ObjectsRef }
  /** You may choose new targets for spells or abilities; or you change each target, where another one is legal. CR 115.7a, 115.7d */
  | { readonly kind: 'newTargets'; readonly what: ObjectsRef; readonly how: 'as you like' | 'change' }
  /** Names objects for later parts, and for abilities that last or are still to trigger; what is named is found now. CR 611.2c */
  | { readonly kind: 'remember'; readonly what: ObjectsRef; readonly bind: string }
  /** Cards from the top of a library go to exile until one matches, or so many did; `bind` names them all, `found` that which matched. */
  | {
      readonly kind: 'exileFromTop';
      readonly who: PlayersRef;
      readonly until: Filter;
      readonly bind: string;
      readonly found: string;
    }
  /** So many cards from the top of each one's library go to exile at once. */
  | { readonly kind: 'exileTop'; readonly who: PlayersRef; readonly count: Amount; readonly bind: string }
  | { readonly kind: 'bottomInRandomOrder'; readonly what: ObjectsRef }
  /** So many cards from the top of a library are revealed, or only looked at by its owner, where they stay for now. CR 701.20, 701.20e */
  | {
      readonly kind: 'revealTop';
      readonly who: PlayersRef;
      readonly count: Amount;
      readonly to: 'everyone' | 'owner';
      readonly bind: string;
    }
  /** Each library's cards are revealed, one by one, until so many of them match; all that were revealed go to the graveyard. */
  | { readonly kind: 'millUntil'; readonly who: PlayersRef; readonly until: Filter; readonly count: Amount }
  /**
   * The player copies each of these cards, so many times, where it is: in exile. `bind` names the copies, which are to be cast while
   * this resolves. CR 707.12
   */
  | {
      readonly kind: 'copyCards';
      readonly who: PlayersRef;
      readonly what: ObjectsRef;
      readonly times: Amount;
      readonly bind: string;
    }
  | { readonly kind: 'repeat'; readonly times: Amount; readonly effect: Effect }
  /** Copies a spell or an ability on the stack. CR 707.10 */
  | {
      readonly kind: 'copySpell';
      readonly what: ObjectsRef;
      readonly newTargets: boolean;
      readonly except: readonly CopyException[];
    }
  /** The value of X of these spells is doubled; what was paid for it stays as it is. CR 107.3a, 608.2 */
  | { readonly kind: 'doubleX'; readonly what: ObjectsRef }
  | {
      readonly kind: 'choose';
      readonly who: PlayersRef;
      readonly what: Filter;
      readonly min: Amount;
      readonly max: Amount;
      readonly bind: string;
    }
  | { readonly kind: 'may'; readonly who: PlayersRef; readonly effect: Effect; readonly otherwise: Effect }
  /** A player may pay; `then` if they did, `otherwise` if not. CR 118.12 */
  | {
      readonly kind: 'mayPay';
      readonly who: PlayersRef;
      readonly cost: Cost;
      readonly then: Effect;
      readonly otherwise: Effect;
    }
  /** As `mayPay`, the cost so many times over: all of it or nothing. CR 702.24a */
  | {
      readonly kind: 'mayPayTimes';
      readonly who: PlayersRef;
      readonly cost: Cost;
      readonly times: Amount;
      readonly then: Effect;
      readonly otherwise: Effect;
    }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: Effect; readonly otherwise: Effect }
  /** A delayed triggered ability that triggers once. CR 603.7 */
  | { readonly kind: 'delayed'; readonly on: TriggerEvent; readonly effect: Effect; readonly bind: readonly string[] }
  /** It was just done, so that this triggers at once: its targets are chosen as it is put on the stack. CR 603.12 */
  | { readonly kind: 'reflexive'; readonly targets: readonly TargetSpec[]; readonly effect: Effect }
  /** The ability holds for that long although no object has it, and triggers or applies as often as its event occurs. CR 603.7, 611.2 */
  | {
      readonly kind: 'lasting';
      readonly ability: TriggeredAbility | ReplacementAbility | RuleAbility;
      readonly duration: Duration;
    }
  | {
      readonly kind: 'search';
      readonly who: PlayersRef;
      readonly what: Filter;
      readonly to: Zone;
      readonly tapped: boolean;
      readonly max: Amount;
    }
  /** Cards in exile that have no suspend have these of its abilities for as long as they stay there. CR 702.62a */
  | { readonly kind: 'giveSuspend'; readonly what: ObjectsRef; readonly abilities: readonly TriggeredAbility[] }
  | { readonly kind: 'shuffle'; readonly who: PlayersRef }
  | { readonly kind: 'scry'; readonly who: PlayersRef; readonly count: Amount }
  | { readonly kind: 'surveil'; readonly who: PlayersRef; readonly count: Amount }
  | { readonly kind: 'attach'; readonly what: ObjectsRef; readonly to: ObjectsRef }
  | ShieldEffect
  /** The next time that each of these would be destroyed this turn, it is regenerated instead. CR 701.19a */
  | { readonly kind: 'regenerate'; readonly what: ObjectsRef }
  /** Any number of permanents and players with counters get another of each kind that they have. CR 701.34a */
  | { readonly kind: 'proliferate' }
  /** CR 506.4 */
  | { readonly kind: 'removeFromCombat'; readonly what: ObjectsRef }
  /** Attacking creatures become blocked, by none. CR 509.1h */
  | { readonly kind: 'becomeBlocked'; readonly what: ObjectsRef }
  /** CR 701.15 */
  | { readonly kind: 'goad'; readonly what: ObjectsRef }
  /** Each of them takes a turn after this one. CR 500.7 */
  | { readonly kind: 'extraTurn'; readonly who: PlayersRef }
  /** After this main phase these come; in another phase there are none. CR 500.8 */
  | { readonly kind: 'extraPhases'; readonly phases: readonly ExtraPhase[] }
  /** The turn ends. CR 724.1 */
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'loseGame'; readonly who: PlayersRef }
  | { readonly kind: 'winGame'; readonly who: PlayersRef };

export const NOTHING: Effect = { kind: 'seq', of: [] };
