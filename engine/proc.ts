import type { Context } from './evaluate/context.ts';
import type { GameEvent } from './state/events.ts';
import type { ObjectId, PlayerId } from './state/ids.ts';
import type { ManaType } from './vocabulary/basics.ts';
import type { Effect } from './vocabulary/effect.ts';
import type { Cost, ManaCost } from './vocabulary/cost.ts';
import type { Address, Choice, Permission, Root } from './state/root.ts';

/**
 * A rules procedure that may reach a choice. It is called with `yield*`, asks by yielding a question and goes on with the
 * answer; called without `yield*` it does nothing. Pure reads are ordinary functions.
 *
 * Nothing of a procedure is ever saved. At an anchor the root alone determines the future; between two anchors a position is
 * the root at the first one and the answers since, which are given again to reach the same question.
 */
export type Proc<T> = Generator<Ask | Anchor, T, Answer>;

/** A question on its way to the player, with what makes an answer legal beyond its shape (null: nothing). */
export interface Ask {
  readonly kind: 'ask';
  readonly question: Question;
  readonly check: ((answer: Answer) => IllegalAnswer | null) | null;
}

/** Why an answer was refused; the game is where it was. */
export interface IllegalAnswer {
  readonly kind: 'illegal answer';
  readonly cr: string;
  readonly why: string;
}

/** A place where a game can be dropped and taken up again from its root alone. */
export interface Anchor {
  readonly kind: 'anchor';
}

/** The game in progress, as procedures see it: the writer replaces `root`, nothing else is ever changed. */
export interface Game {
  root: Root;
  /** What happened, for those who watch; what is taken back leaves it again. */
  log: GameEvent[];
  /** How many events of the log watchers have seen. */
  seen: number;
  /** Inside an action that can be taken back, so between two anchors. CR 733 */
  reversible: boolean;
  /** Mana abilities activated within the action that can be taken back, with the answers given, so that they can be kept. CR 733.1 */
  activations: ManaActivation[];
  /** The mana that is being paid, so that questions on the way can say which answers complete it. */
  paying: Payment | null;
  /** The moment at which what happens now began, which is one; null: nothing happens now. */
  began: number | null;
  /** The mana ability that is resolving, or null. CR 605 */
  resolving: ManaResolution | null;
  readonly acts: Acts;
}

/** What procedures at the bottom need of those at the top: performing an effect may pay, paying may activate, and that performs again. */
export interface Acts {
  perform(g: Game, ctx: Context, effect: Effect): Proc<void>;
  activateForMana(g: Game, payment: Payment, object: ObjectId, ability: Address): Proc<void>;
  payIfAble(g: Game, ctx: Context, cost: Cost): Proc<boolean>;
  shuffle(g: Game, player: PlayerId): Proc<void>;
}

/** A mana ability while it resolves, as far as tapping for mana is concerned. CR 106.12 */
export interface ManaResolution {
  /** The permanent that was tapped for mana; null where {T} was no part of the cost. */
  readonly tapped: ObjectId | null;
  readonly triggered: boolean;
  /** What was produced so far. */
  produced: readonly ManaType[];
}

/** A mana ability activated on the way, as it can be done again. */
export interface ManaActivation {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: Address;
  readonly answers: readonly Answer[];
}

/** What a cost may be paid with: mana, and what may stand for it. CR 601.2h */
export interface Means {
  readonly mana: boolean;
  /** Untapped creatures may be tapped for generic mana and mana of their colours. CR 702.51a */
  readonly convoke: boolean;
  /** Cards in the graveyard may be exiled for generic mana. CR 702.66a */
  readonly delve: boolean;
}

/** A mana cost being paid. CR 601.2g */
export interface Payment {
  readonly player: PlayerId;
  readonly cost: ManaCost;
  /** The spell, or the object whose ability is activated. */
  readonly on: ObjectId;
  readonly purpose: 'cast' | 'activate' | 'other';
  /** Whether the whole cost, as announced, contains {X}. */
  readonly costHasX: boolean;
  /** Whether mana of any type pays for it, as the permission says by which a spell is cast. CR 609.4b */
  readonly anyType: boolean;
  /** Sources that the rest of the cost will tap or that are tapped already. */
  readonly reserved: readonly ObjectId[];
  /** Life that the rest of the cost will take. CR 119.4 */
  readonly life: number;
  /** Mana abilities (object/address) that are being activated and so cannot be activated again. CR 605.3c */
  readonly inProgress: readonly string[];
  readonly means: Means;
}

/** What the answer to a question is for; with the question's kind and source it says what is asked. */
export type Purpose =
  | 'priority'
  | 'starting player'
  | 'mulligan'
  | 'cards to put on the bottom'
  | 'alternative cost'
  | 'additional cost'
  | 'X'
  | 'modes'
  | 'hybrid mana'
  | 'Phyrexian mana'
  | 'number of targets'
  | 'targets'
  | 'division'
  | 'mana payment'
  | 'mana to spend'
  | 'convoke'
  | 'delve'
  | 'cost'
  | 'mana type'
  | 'replacement'
  | 'copy'
  | 'as it enters'
  | 'optional effect'
  | 'optional payment'
  | 'objects for an effect'
  | 'sacrifice'
  | 'discard'
  | 'discard to hand size'
  | 'search'
  | 'scry'
  | 'surveil'
  | 'order of triggers'
  | 'timestamps'
  | 'attackers'
  | 'blockers'
  | 'combat damage'
  | 'legend rule'
  | 'proliferate'
  | 'source of damage'
  | 'keep mana'
  | 'shuffle'
  | 'new targets'
  | 'spell to cast'
  | 'counter kind';

/** Whether an action that may begin can also be completed: a payment was found, there is none, or it was not looked for. */
export type Completes = 'yes' | 'no' | 'unknown';

export type Action =
  | { readonly kind: 'pass' }
  /** `permission` null: from hand, as any card may be cast; its `key` is the name of the ability, such as flashback, where it has one. */
  | {
      readonly kind: 'cast';
      readonly card: ObjectId;
      readonly permission: (Permission & { readonly key: string | null }) | null;
      readonly completes: Completes;
    }
  | { readonly kind: 'activate'; readonly object: ObjectId; readonly ability: Address; readonly completes: Completes }
  | { readonly kind: 'play land'; readonly card: ObjectId }
  /** A special action. CR 116.2f */
  | { readonly kind: 'suspend'; readonly card: ObjectId; readonly completes: Completes };

/** While a cost is paid: another mana ability, or paying now. CR 601.2g-h */
export type PayAction =
  | { readonly kind: 'activate'; readonly object: ObjectId; readonly ability: Address; readonly completes: Completes }
  | { readonly kind: 'pay' };

interface Asked {
  /** `chance` stands for what is random. */
  readonly player: PlayerId | 'chance';
  readonly purpose: Purpose;
  readonly source: ObjectId | null;
  /** The rule that asks, of the edition that the ledger names. */
  readonly cr: string;
  /** Whether `takeBack` is an answer. CR 733 */
  readonly takeBack: boolean;
}

/** Kinds go by the shape of the answer. All options are listed; what has one legal answer is not asked. */
export type Question =
  | (Asked & { readonly kind: 'priority'; readonly options: readonly Action[] })
  | (Asked & {
      readonly kind: 'objects';
      readonly options: readonly Choice[];
      readonly min: number;
      readonly max: number;
    })
  /** `max` null: no limit. Up to `completesUpTo` a payment was found. */
  | (Asked & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number | null;
      readonly completesUpTo: number;
    })
  | (Asked & {
      readonly kind: 'modes';
      readonly options: readonly { readonly mode: number; readonly says: string }[];
      readonly min: number;
      readonly max: number;
    })
  | (Asked & { readonly kind: 'yes or no'; readonly about: string })
  | (Asked & { readonly kind: 'order'; readonly items: readonly OrderItem[] })
  | (Asked & {
      readonly kind: 'divide';
      readonly total: number;
      readonly among: readonly Choice[];
      readonly least: number;
    })
  | (Asked & { readonly kind: 'pay'; readonly options: readonly PayAction[] })
  /** Options that are part of a legal declaration; `min` and `max`: the fewest and the most that one has. */
  | (Asked & {
      readonly kind: 'attackers';
      readonly options: readonly { readonly attacker: ObjectId; readonly defender: Choice }[];
      readonly min: number;
      readonly max: number;
    })
  | (Asked & {
      readonly kind: 'blockers';
      readonly options: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
      readonly min: number;
      readonly max: number;
    })
  | (Asked & { readonly kind: 'value'; readonly options: readonly string[]; readonly incomplete: readonly string[] });

/** A trigger, an effect or a card to be put in order. */
export type OrderItem =
  | { readonly kind: 'trigger'; readonly source: ObjectId; readonly ability: Address }
  | { readonly kind: 'object'; readonly id: ObjectId };

/**
 * `pick` gives positions in the question's options, in an order that matters only for `order`; `number` answers `number`;
 * `yes` answers `yes or no`; `divide` gives one amount per `among`.
 */
export type Answer =
  | { readonly kind: 'pick'; readonly picks: readonly number[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'yes'; readonly yes: boolean }
  | { readonly kind: 'divide'; readonly amounts: readonly number[] }
  | { readonly kind: 'take back' }
  /** The player who is asked leaves the game. CR 104.3a */
  | { readonly kind: 'concede' };
