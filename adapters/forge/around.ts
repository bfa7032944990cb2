import type { SeenCard } from './names.ts';
import type { Names, Seats } from './names.ts';
import type { Exiler } from './places.ts';

/** What has to be known of a game to tell what a prompt asks. */
export interface Around {
  readonly names: Names;
  readonly seats: Seats;
  /** Cards that are seen outside of the stack. */
  readonly cards: ReadonlyMap<string, SeenCard>;
  /** The zone of a card, and what it is called, by Forge's id. */
  readonly where: (cardId: string) => string | null;
  /** What exiled a card; null: that is not known. */
  readonly exiledBy: (cardId: string) => Exiler | null;
  readonly nameOf: (cardId: string) => string;
  /** The script of a card by its name; null for a token and the like. */
  readonly script: (name: string) => string | null;
  /** The name of the one permanent that lets a card be cast from where it is; null where that is not known. */
  readonly permitting: (cardId: string) => string | null;
  /** Whether a permanent lets cards be cast without paying their mana cost. */
  readonly isFree: () => boolean;
  /** Whether a permanent lets another cost be paid for a card. */
  readonly isInstead: (cardId: string) => boolean;
  /** Forge's id of what is being cast or activated, and of what is resolving; null: nothing is. */
  readonly casting: string | null;
  readonly resolving: string | null;
  /** What the resolving spell or ability is called; null: nothing is resolving. */
  readonly resolvingAs: string | null;
  /** Forge's ids of what the targets of that are. */
  readonly aimedAt: readonly string[];
  /** The card of a mana ability that is being activated, and of another ability. */
  readonly making: string | null;
  readonly activating: string | null;
  /** The card of a triggered ability that is being put on the stack by the player who is asked. */
  readonly triggering: () => string | null;
  readonly step: string;
}

/** The object that a question is about: what is being cast, activated or resolved. */
export function subject(around: Around): string | null {
  const id = around.making ?? around.casting ?? around.activating ?? around.resolving ?? around.triggering();
  return id === null ? null : around.names.of(id);
}

/** Whether something is being cast or activated. */
export function isPaying({ casting, making, activating }: Around): boolean {
  return casting !== null || making !== null || activating !== null;
}
