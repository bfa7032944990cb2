import type { CounterKind, ManaType, Step, Zone } from '../vocabulary/basics.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { Address, Choice, Mana } from './root.ts';

/** A fact that happened, in the past tense. "Dies" and "sacrificed" are views of a zone change. */
export type GameEvent =
  | {
      readonly kind: 'moved';
      /** The object as it was, and the new object that it became; null for what ceased to exist. CR 400.7 */
      readonly object: ObjectId;
      readonly becomes: ObjectId | null;
      readonly from: Zone | null;
      readonly to: Zone | null;
      readonly cause: MoveCause;
      readonly player: PlayerId;
    }
  | { readonly kind: 'tapped'; readonly object: ObjectId }
  | { readonly kind: 'untapped'; readonly object: ObjectId }
  /** A mana ability with {T} in its cost resolved and produced mana. CR 106.12a */
  | {
      readonly kind: 'tapped for mana';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly produced: readonly ManaType[];
    }
  | {
      readonly kind: 'mana added';
      readonly player: PlayerId;
      readonly mana: readonly Mana[];
      readonly source: ObjectId;
      readonly triggered: boolean;
    }
  | { readonly kind: 'mana spent'; readonly player: PlayerId; readonly mana: readonly Mana[]; readonly on: ObjectId }
  | { readonly kind: 'mana lost'; readonly player: PlayerId; readonly mana: readonly Mana[] }
  | { readonly kind: 'cast'; readonly spell: ObjectId; readonly player: PlayerId; readonly from: Zone }
  | {
      readonly kind: 'activated';
      readonly object: ObjectId;
      readonly ability: Address;
      readonly player: PlayerId;
      /** The ability on the stack; null: a mana ability, which resolves at once. CR 605.3b */
      readonly onStack: ObjectId | null;
    }
  | { readonly kind: 'triggered'; readonly source: ObjectId; readonly ability: Address; readonly player: PlayerId }
  | { readonly kind: 'put on stack'; readonly object: ObjectId; readonly source: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'became target'; readonly target: Choice; readonly of: ObjectId; readonly player: PlayerId }
  | {
      readonly kind: 'resolved';
      readonly object: ObjectId;
      readonly did: 'resolved' | 'had no legal target' | 'failed its condition';
    }
  | { readonly kind: 'countered'; readonly object: ObjectId; readonly by: ObjectId }
  | {
      readonly kind: 'damage';
      readonly from: ObjectId;
      readonly to: Choice;
      readonly amount: number;
      readonly combat: boolean;
    }
  | { readonly kind: 'life gained'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'life lost'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'drew'; readonly player: PlayerId; readonly card: ObjectId | null }
  | { readonly kind: 'discarded'; readonly player: PlayerId; readonly card: ObjectId }
  | { readonly kind: 'counters put'; readonly on: Choice; readonly counter: CounterKind; readonly amount: number }
  | { readonly kind: 'counters removed'; readonly on: Choice; readonly counter: CounterKind; readonly amount: number }
  | { readonly kind: 'attached'; readonly object: ObjectId; readonly to: Choice | null }
  | { readonly kind: 'attacked'; readonly attacker: ObjectId; readonly defender: Choice }
  | { readonly kind: 'blocked'; readonly blocker: ObjectId; readonly attacker: ObjectId }
  | { readonly kind: 'became blocked'; readonly attacker: ObjectId }
  /** Blockers were declared, and none for it. CR 509.1h */
  | { readonly kind: 'went unblocked'; readonly attacker: ObjectId }
  | { readonly kind: 'control changed'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'shuffled'; readonly player: PlayerId }
  | { readonly kind: 'searched'; readonly player: PlayerId }
  | { readonly kind: 'step began'; readonly step: Step; readonly active: PlayerId; readonly turn: number }
  | { readonly kind: 'turn began'; readonly active: PlayerId; readonly turn: number }
  | { readonly kind: 'left the game'; readonly player: PlayerId; readonly reason: string }
  | { readonly kind: 'taken back'; readonly player: PlayerId; readonly object: ObjectId };

export type MoveCause =
  | 'cast'
  | 'resolution'
  | 'effect'
  | 'cost'
  | 'destroyed'
  | 'sacrificed'
  | 'discarded'
  | 'countered'
  | 'drawn'
  | 'played'
  | 'suspended'
  | 'state-based'
  | 'created'
  | 'left the game'
  | 'ceased';
