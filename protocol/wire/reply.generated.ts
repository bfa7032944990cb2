/* Generated from reply.schema.json by `npm run generate`: change the schema, not this file. */

/**
 * What an engine replies: one line of JSON for each request.
 */
export type Reply =
  | EngineReply
  | CardsReply
  | AsksReply
  | OverReply
  | IllegalAnswerReply
  | IllegalBoardReply
  | CannotSetUpReply
  | UnsupportedReply
  | ErrorReply
  | ByeReply;
/**
 * A part of a game that an engine can show.
 */
export type WireFacet = 'zones' | 'battlefield' | 'stack' | 'pools' | 'events' | 'options';
/**
 * Counted from 0 in turn order.
 */
export type Seat = number;
/**
 * An object or a player: `c7` a card of the board, `t2` something made since (a token, a copy, an ability on the stack), `p1` the player in seat 1. Names stay the same through zone changes.
 */
export type Ref = string;
/**
 * One option by its meaning. priority: `pass`, `cast c2` (from hand), `cast c2 by c7` or `cast c2 by flashback` (by that permission), `activate c5/0`, `play c3`; objects: a Ref; modes: `mode 0`; yes or no: `yes`, `no`; order: a Ref, or `a c5/1` for a waiting trigger, repeated ones with `#2`; pay: `activate c5/0`, `pay`; attackers: `c4>p1`; blockers: `c6>c4`; value: the word itself.
 */
export type Option = string;
export type WireStep =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'precombat main'
  | 'beginning of combat'
  | 'declare attackers'
  | 'declare blockers'
  | 'first-strike damage'
  | 'combat damage'
  | 'end of combat'
  | 'postcombat main'
  | 'end'
  | 'cleanup';
export type WireHappening =
  | WireMoved
  | WireTapped
  | WireTappedForMana
  | WireManaAdded
  | WireManaLost
  | WireManaSpent
  | WireCast
  | WireActivated
  | WireTriggered
  | WirePutOnStack
  | WireResolved
  | WireCountered
  | WireDamage
  | WireLife
  | WireDrew
  | WireCounters
  | WireControlChanged
  | WireAttached
  | WireAttacked
  | WireBlocked
  | WireBecameBlocked
  | WireBecameTarget
  | WireDiscarded
  | WireShuffled
  | WireStepBegan
  | WireTurnBegan
  | WireLeftTheGame
  | WireTakenBack;

/**
 * To `hello`.
 */
export interface EngineReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'engine';
  /**
   * The version that the engine speaks.
   */
  readonly protocol: number;
  readonly name: string;
  readonly version: string;
  /**
   * What it can set up. 0: the first main phase of player 0; 1: any turn, step, player, counters, damage; 2: attachments, linked exile and choices.
   */
  readonly level: 0 | 1 | 2;
  readonly facets: readonly WireFacet[];
  readonly minPlayers: number;
  readonly maxPlayers: number;
}
/**
 * To `cards`.
 */
export interface CardsReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'cards';
  readonly unknown: readonly string[];
}
/**
 * To `load`, `start` and `answer`: the game waits.
 */
export interface AsksReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'asks';
  readonly question: WireQuestion;
  readonly sight: WireSight;
}
export interface WireQuestion {
  readonly kind:
    | 'priority'
    | 'objects'
    | 'number'
    | 'modes'
    | 'yes or no'
    | 'order'
    | 'divide'
    | 'pay'
    | 'attackers'
    | 'blockers'
    | 'value';
  /**
   * `chance`: an outcome that is random.
   */
  readonly player: Seat | 'chance';
  /**
   * What it is for: `priority`, `X`, `targets`, `mana type` …
   */
  readonly purpose: string;
  readonly source: Ref | null;
  /**
   * The rule that asks; empty where none is known.
   */
  readonly cr: string;
  /**
   * Whether the action under way can be taken back. CR 733
   */
  readonly takeBack: boolean;
  readonly options: readonly Option[];
  /**
   * Options that begin what cannot be completed, as far as the engine knows.
   */
  readonly incomplete: readonly Option[];
  /**
   * objects, modes, attackers, blockers: how many at least; number: the least; divide: the total.
   */
  readonly min: number;
  /**
   * The most; number: the greatest that completes; divide: the total.
   */
  readonly max: number;
}
/**
 * What can be seen now. A part that is not shown is left out.
 */
export interface WireSight {
  readonly turn: number;
  readonly active: Seat;
  readonly step: WireStep;
  readonly priority: number | null;
  readonly players: readonly WirePlayerView[];
  /**
   * Facet `battlefield`: permanents in the order in which they entered.
   */
  readonly battlefield?: readonly WirePermanentView[];
  /**
   * Facet `stack`: bottom first.
   */
  readonly stack?: readonly WireStackView[];
  /**
   * Facet `zones`: every zone of every player but the battlefield.
   */
  readonly zones?: readonly WireZoneView[];
  /**
   * Facet `events`: what happened since the reply before.
   */
  readonly happenings?: readonly WireHappening[];
}
export interface WirePlayerView {
  readonly seat: Seat;
  readonly life: number;
  /**
   * Facet `pools`: unspent mana as letters in the order W U B R G C, one for each mana.
   */
  readonly pool?: string;
  /**
   * Facet `pools`: the same mana with what is tied to it: one text for each, such as `G c3` or `C c4 restricted`.
   */
  readonly unspent?: readonly string[];
  readonly counters: {
    readonly [k: string]: number;
  };
  readonly landsPlayed: number;
  readonly inGame: boolean;
}
export interface WirePermanentView {
  readonly ref: Ref;
  readonly name: string;
  readonly owner: Seat;
  /**
   * Counts up each time the card becomes a new object. CR 400.7
   */
  readonly incarnation: number;
  readonly controller: Seat;
  /**
   * False for tokens.
   */
  readonly card: boolean;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colors: readonly string[];
  readonly keywords: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly tapped: boolean;
  /**
   * CR 302.6
   */
  readonly held: boolean;
  readonly damage: number;
  readonly counters: {
    readonly [k: string]: number;
  };
  readonly attachedTo: Ref | null;
  readonly manaValue: number;
  readonly attacking: Ref | null;
  readonly blocking: readonly Ref[];
}
export interface WireStackView {
  readonly ref: Ref;
  readonly name: string;
  readonly owner: Seat;
  /**
   * Counts up each time the card becomes a new object. CR 400.7
   */
  readonly incarnation: number;
  readonly kind: 'spell' | 'ability';
  readonly controller: Seat;
  /**
   * False for copies and abilities.
   */
  readonly card: boolean;
  /**
   * Of an ability.
   */
  readonly source: string | null;
  /**
   * Its place among the abilities of its source, as in options: `c5/1`.
   */
  readonly ability: string | null;
  readonly x: number | null;
  readonly modes: readonly number[];
  readonly targets: readonly (readonly Ref[])[];
  readonly division: readonly (readonly number[])[];
  /**
   * Keys of additional and alternative costs that were paid: `kicker` …
   */
  readonly paid: readonly string[];
  readonly manaSpent: string;
  readonly manaValue: number;
  readonly types: readonly string[];
  readonly colors: readonly string[];
}
export interface WireZoneView {
  readonly zone: 'library' | 'hand' | 'graveyard' | 'exile';
  readonly owner: Seat;
  /**
   * Library: top first.
   */
  readonly cards: readonly WireCardView[];
}
export interface WireCardView {
  readonly ref: Ref;
  readonly name: string;
  readonly owner: Seat;
  /**
   * Counts up each time the card becomes a new object. CR 400.7
   */
  readonly incarnation: number;
}
export interface WireMoved {
  readonly kind: 'moved';
  readonly object: Ref;
  readonly from: string | null;
  readonly to: string | null;
  readonly cause: string;
}
export interface WireTapped {
  readonly kind: 'tapped' | 'untapped';
  readonly object: Ref;
}
export interface WireTappedForMana {
  readonly kind: 'tapped for mana';
  readonly object: Ref;
  readonly player: Seat;
  readonly produced: string;
}
export interface WireManaAdded {
  readonly kind: 'mana added';
  readonly player: Seat;
  readonly mana: string;
  readonly source: Ref;
  readonly triggered: boolean;
}
export interface WireManaLost {
  readonly kind: 'mana lost';
  readonly player: Seat;
  readonly mana: string;
}
export interface WireManaSpent {
  readonly kind: 'mana spent';
  readonly player: Seat;
  readonly mana: string;
  readonly on: Ref;
}
export interface WireCast {
  readonly kind: 'cast';
  readonly object: Ref;
  readonly player: Seat;
  readonly from: string;
}
export interface WireActivated {
  readonly kind: 'activated';
  readonly object: Ref;
  readonly ability: string;
  readonly player: Seat;
  readonly manaAbility: boolean;
}
export interface WireTriggered {
  readonly kind: 'triggered';
  readonly object: Ref;
  readonly ability: string;
  readonly player: Seat;
}
export interface WirePutOnStack {
  readonly kind: 'put on stack';
  readonly object: Ref;
  readonly source: Ref;
  readonly player: Seat;
}
export interface WireResolved {
  readonly kind: 'resolved';
  readonly object: Ref;
  readonly did: string;
}
export interface WireCountered {
  readonly kind: 'countered';
  readonly object: Ref;
}
export interface WireDamage {
  readonly kind: 'damage';
  readonly from: Ref;
  readonly to: Ref;
  readonly amount: number;
  readonly combat: boolean;
}
export interface WireLife {
  readonly kind: 'life';
  readonly player: Seat;
  readonly change: number;
}
export interface WireDrew {
  readonly kind: 'drew';
  readonly player: Seat;
  readonly card: string | null;
}
export interface WireCounters {
  readonly kind: 'counters';
  readonly on: Ref;
  readonly counter: string;
  readonly change: number;
}
export interface WireControlChanged {
  readonly kind: 'control changed';
  readonly object: Ref;
  readonly player: Seat;
}
export interface WireAttached {
  readonly kind: 'attached';
  readonly object: Ref;
  readonly to: Ref | null;
}
export interface WireAttacked {
  readonly kind: 'attacked';
  readonly object: Ref;
  readonly defender: Ref;
}
export interface WireBlocked {
  readonly kind: 'blocked';
  readonly object: Ref;
  readonly attacker: Ref;
}
export interface WireBecameBlocked {
  readonly kind: 'became blocked';
  readonly object: Ref;
}
export interface WireBecameTarget {
  readonly kind: 'became target';
  readonly target: Ref;
  readonly of: Ref;
}
export interface WireDiscarded {
  readonly kind: 'discarded';
  readonly player: Seat;
  readonly card: Ref;
}
export interface WireShuffled {
  readonly kind: 'shuffled' | 'searched';
  readonly player: Seat;
}
export interface WireStepBegan {
  readonly kind: 'step began';
  readonly step: WireStep;
  readonly active: Seat;
  readonly turn: number;
}
export interface WireTurnBegan {
  readonly kind: 'turn began';
  readonly active: Seat;
  readonly turn: number;
}
export interface WireLeftTheGame {
  readonly kind: 'left the game';
  readonly player: Seat;
  readonly reason: string;
}
export interface WireTakenBack {
  readonly kind: 'taken back';
  readonly player: Seat;
  readonly object: Ref;
}
/**
 * To `load`, `start` and `answer`: the game is over; `winner` null: nobody won.
 */
export interface OverReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'over';
  readonly winner: number | null;
  readonly reason: string;
  readonly sight: WireSight;
}
/**
 * To `answer`: it is refused, and the game is where it was.
 */
export interface IllegalAnswerReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'illegal answer';
  readonly cr: string;
  readonly why: string;
}
/**
 * To `load`: no game can be in this position.
 */
export interface IllegalBoardReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'illegal board';
  readonly card: string | null;
  readonly why: string;
}
/**
 * To `load` and `start`: the engine cannot do this.
 */
export interface CannotSetUpReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'cannot set up';
  readonly why: string;
}
/**
 * To a request that the engine does not know.
 */
export interface UnsupportedReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'unsupported';
  readonly what: string;
}
/**
 * The engine failed.
 */
export interface ErrorReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'error';
  readonly message: string;
}
/**
 * To `bye`.
 */
export interface ByeReply {
  /**
   * The `id` of the request; null where there was none to be read.
   */
  readonly re: number | null;
  readonly is: 'bye';
}
