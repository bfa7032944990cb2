import type { GameEvent } from './state/events.ts';
import type { ObjectId, PlayerId } from './state/ids.ts';
import type { Address, Choice, Root } from './state/root.ts';

/**
 * A rules procedure that may reach a choice. It is called with `yield*`, asks by yielding a question and goes on with the
 * answer; called without `yield*` it does nothing. Pure reads are ordinary functions.
 *
 * Nothing of a procedure is ever saved. At an anchor the root alone determines the future; between two anchors a position is
 * the root at the first one and the answers since, which are given again to reach the same question.
 */
export type Proc<T> = Generator<Question | Anchor, T, Answer>;

/** A place where a game can be dropped and taken up again from its root alone. */
export interface Anchor {
  readonly kind: 'anchor';
}

/** The game in progress, as procedures see it: the writer replaces `root`, nothing else is ever changed. */
export interface Game {
  root: Root;
  /** Events since the log was last taken, for those who watch. */
  log: GameEvent[];
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
  | 'order of triggers'
  | 'timestamps'
  | 'attackers'
  | 'blockers'
  | 'combat damage'
  | 'legend rule'
  | 'keep mana'
  | 'shuffle'
  | 'new targets';

/** Whether an action that may begin can also be completed: a payment was found, there is none, or it was not looked for. */
export type Completes = 'yes' | 'no' | 'unknown';

export type Action =
  | { readonly kind: 'pass' }
  | { readonly kind: 'cast'; readonly card: ObjectId; readonly completes: Completes }
  | { readonly kind: 'activate'; readonly object: ObjectId; readonly ability: Address; readonly completes: Completes }
  | { readonly kind: 'play land'; readonly card: ObjectId };

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
  | (Asked & { readonly kind: 'objects'; readonly options: readonly Choice[]; readonly min: number; readonly max: number })
  /** `max` null: no limit. Up to `completesUpTo` a payment was found. */
  | (Asked & { readonly kind: 'number'; readonly min: number; readonly max: number | null; readonly completesUpTo: number })
  | (Asked & { readonly kind: 'modes'; readonly options: readonly { readonly mode: number; readonly says: string }[]; readonly min: number; readonly max: number })
  | (Asked & { readonly kind: 'yes or no'; readonly about: string })
  | (Asked & { readonly kind: 'order'; readonly items: readonly OrderItem[] })
  | (Asked & { readonly kind: 'divide'; readonly total: number; readonly among: readonly Choice[]; readonly least: number })
  | (Asked & { readonly kind: 'pay'; readonly options: readonly PayAction[] })
  | (Asked & { readonly kind: 'attackers'; readonly options: readonly { readonly attacker: ObjectId; readonly defender: Choice }[] })
  | (Asked & { readonly kind: 'blockers'; readonly options: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[] })
  | (Asked & { readonly kind: 'value'; readonly options: readonly string[] });

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
