/* Generated from request.schema.json by `npm run generate`: change the schema, not this file. */

/**
 * What the suite asks an engine: one line of JSON, and one line in reply before the next.
 */
export type Request = HelloRequest | CardsRequest | LoadRequest | StartRequest | AnswerRequest | ByeRequest;
/**
 * Counted from 0 in turn order.
 */
export type Seat = number;
/**
 * A part of a game that an engine can show.
 */
export type WireFacet = 'zones' | 'battlefield' | 'stack' | 'pools' | 'events' | 'options';
export type WireAnswer = WirePick | WireNumber | WireDivide | WireTakeBack | WireConcede;
/**
 * One option by its meaning. priority: `pass`, `cast c2` (from hand), `cast c2 by c7` or `cast c2 by flashback` (by that permission), `activate c5/0`, `play c3`; objects: a Ref; modes: `mode 0`; yes or no: `yes`, `no`; order: a Ref, or `a c5/1` for a waiting trigger, repeated ones with `#2`; pay: `activate c5/0`, `pay`; attackers: `c4>p1`; blockers: `c6>c4`; value: the word itself.
 */
export type Option = string;

/**
 * Comes first, once.
 */
export interface HelloRequest {
  /**
   * Comes back as `re`.
   */
  readonly id: number;
  readonly do: 'hello';
  /**
   * The version of the protocol.
   */
  readonly protocol: number;
  readonly suite: string;
  /**
   * The edition of the Comprehensive Rules, by the day from which it is in force.
   */
  readonly edition: string;
}
/**
 * Which of these cards does the engine not know?
 */
export interface CardsRequest {
  /**
   * Comes back as `re`.
   */
  readonly id: number;
  readonly do: 'cards';
  readonly names: readonly string[];
}
/**
 * Begins a game in a position; a game before it is over.
 */
export interface LoadRequest {
  /**
   * Comes back as `re`.
   */
  readonly id: number;
  readonly do: 'load';
  readonly board: WireBoard;
  /**
   * What the suite wants to see after each answer: some of the facets that the engine says it can show. The reply to this request shows all of them.
   */
  readonly see: readonly WireFacet[];
}
/**
 * A position. The player whose turn it is has priority, the stack is empty.
 */
export interface WireBoard {
  readonly players: readonly WireBoardPlayer[];
  /**
   * Cards of a library stand in its order, top first; those on the battlefield oldest first.
   */
  readonly cards: readonly WireBoardCard[];
  readonly turn: number;
  readonly active: Seat;
  readonly step: 'upkeep' | 'draw' | 'precombat main' | 'beginning of combat' | 'end of combat' | 'postcombat main' | 'end';
}
export interface WireBoardPlayer {
  readonly life: number;
  /**
   * Poison, energy …; only what is not 0.
   */
  readonly counters: {
    readonly [k: string]: number;
  };
  /**
   * This turn.
   */
  readonly landsPlayed: number;
}
export interface WireBoardCard {
  /**
   * Such as `c1`: the card's name in all that follows.
   */
  readonly id: string;
  /**
   * A card's name, or `Card/Token` for a token that the card makes.
   */
  readonly name: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'exile';
  readonly tapped: boolean;
  /**
   * Controlled without a break since its controller's most recent turn began. CR 302.6
   */
  readonly held: boolean;
  readonly damage: number;
  readonly counters: {
    readonly [k: string]: number;
  };
  /**
   * The permanent that it is attached to (level 2).
   */
  readonly attachedTo: string | null;
  /**
   * The permanent with which it was exiled (level 2). CR 607.2a
   */
  readonly exiledWith: string | null;
  /**
   * What was chosen as it entered, such as a colour letter or a creature type.
   */
  readonly chosen: {
    readonly [k: string]: string;
  };
}
/**
 * Begins a game from its beginning. CR 103
 */
export interface StartRequest {
  /**
   * Comes back as `re`.
   */
  readonly id: number;
  readonly do: 'start';
  /**
   * Names of cards, player by player. Cards are called `c1` …, deck after deck.
   */
  readonly decks: readonly (readonly string[])[];
  readonly life: number;
  /**
   * What the suite wants to see after each answer: some of the facets that the engine says it can show. The reply to this request shows all of them.
   */
  readonly see: readonly WireFacet[];
}
/**
 * Answers the question of the game.
 */
export interface AnswerRequest {
  /**
   * Comes back as `re`.
   */
  readonly id: number;
  readonly do: 'answer';
  readonly answer: WireAnswer;
}
/**
 * Options; an order question takes all of them, in order.
 */
export interface WirePick {
  readonly kind: 'pick';
  readonly picks: readonly Option[];
}
export interface WireNumber {
  readonly kind: 'number';
  readonly value: number;
}
export interface WireDivide {
  readonly kind: 'divide';
  /**
   * One for each option.
   */
  readonly amounts: readonly number[];
}
export interface WireTakeBack {
  readonly kind: 'take back';
}
export interface WireConcede {
  readonly kind: 'concede';
}
/**
 * The engine may end.
 */
export interface ByeRequest {
  /**
   * Comes back as `re`.
   */
  readonly id: number;
  readonly do: 'bye';
}
