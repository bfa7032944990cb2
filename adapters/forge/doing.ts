/** What a player has begun to do, as far as it explains what happens next. */
export interface Doing {
  readonly kind: 'cast' | 'activate' | 'mana' | 'play' | 'none';
  /** Forge's id of the card. */
  readonly card: string;
  /** The ability, as options name it. */
  readonly ability: string;
  readonly player: number;
  /** The way in which a card is cast, where that is another than its mana cost. */
  readonly way: string | null;
}

export const NOTHING: Doing = { kind: 'none', card: '', ability: '', player: 0, way: null };
