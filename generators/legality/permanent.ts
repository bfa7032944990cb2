import type { CardRecord, CardType, ContinuousPart } from '../../engine/facts.ts';
import type { BoardCard } from '../../protocol/index.ts';

/** A permanent on a board: the card with its record. */
export interface Permanent {
  readonly card: BoardCard;
  readonly record: CardRecord;
}

/** The worst that static abilities may do to one permanent: what may bear on it, whether or not it does in fact. */
export interface Bearing {
  readonly parts: readonly ContinuousPart[];
  /** Card types that it may have. */
  readonly types: ReadonlySet<CardType>;
  /** Whether it may lose a card type, and its subtypes with it. */
  readonly typesUncertain: boolean;
  /** Whether its subtypes may change. */
  readonly subtypesUncertain: boolean;
  /** Whether anything on the battlefield may change who controls what. */
  readonly controlUncertain: boolean;
}
