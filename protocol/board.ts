/** A board: an unchecked description of a game in progress. Plain JSON. */

/** Names a card of the board for the whole game, such as `c1`; tokens of the board too. Engines add `t1` … for tokens made later. */
export type CardId = string;
/** A seat, 0-based, in turn order. */
export type Seat = number;

export type Zone = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'exile';
export type StepName =
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

/** A step or phase in which a board can begin, with priority to the active player. */
export type BoardStep =
  | 'upkeep'
  | 'draw'
  | 'precombat main'
  | 'beginning of combat'
  | 'end of combat'
  | 'postcombat main'
  | 'end';

export interface BoardPlayer {
  readonly life: number;
  /** Poison, energy …; only what is not 0. */
  readonly counters: Readonly<Record<string, number>>;
  /** Lands played this turn. */
  readonly landsPlayed: number;
}

export interface BoardCard {
  readonly id: CardId;
  /** A card's name, or `Card/Token` for a token that the card makes. */
  readonly name: string;
  readonly owner: Seat;
  /** The owner where the zone is not the battlefield. */
  readonly controller: Seat;
  readonly zone: Zone;
  /** Battlefield only; false elsewhere. */
  readonly tapped: boolean;
  /** Controlled without a break since its controller's most recent turn began. CR 302.6 */
  readonly held: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  /** The permanent it is attached to (level L2), or null. */
  readonly attachedTo: CardId | null;
  /** The permanent with which it was exiled (level L2), or null. CR 607.2a */
  readonly exiledWith: CardId | null;
  /** What was chosen as it entered, by the name its record uses: a colour letter, a creature type. */
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Board {
  readonly players: readonly BoardPlayer[];
  /** Cards of a library stand in its order, top first; all others in any order (battlefield: oldest first). */
  readonly cards: readonly BoardCard[];
  readonly turn: number;
  readonly active: Seat;
  readonly step: BoardStep;
}

/**
 * How much of a board has to be set up. L0: first main phase of player 0. L1: any turn, step, player, counters, damage.
 * L2: attachments and choices.
 */
export type SetUpLevel = 0 | 1 | 2;

/** The least level of an engine that can set up this board. */
export function levelOf({ players, cards, turn, active, step }: Board): SetUpLevel {
  const linked = cards.some(
    ({ attachedTo, exiledWith, chosen }) =>
      attachedTo !== null || exiledWith !== null || Object.keys(chosen).length > 0,
  );
  if (linked) return 2;
  const begun = turn !== 1 || active !== 0 || step !== 'precombat main';
  const marked = players.some(({ counters, landsPlayed }) => Object.keys(counters).length > 0 || landsPlayed > 0);
  const changed = cards.some(
    ({ owner, controller, damage, counters }) => owner !== controller || damage > 0 || Object.keys(counters).length > 0,
  );
  return begun || marked || changed ? 1 : 0;
}

/** Why a board cannot be a game. */
export interface IllegalBoard {
  readonly kind: 'illegal board';
  /** The card, or null for the board itself. */
  readonly card: CardId | null;
  readonly why: string;
}

/** Decks for a game from its beginning: card names, per player. CR 103 */
export interface Decks {
  readonly decks: readonly (readonly string[])[];
  readonly life: number;
}
