/** What the cases of a property are made of; the mix with rich, swarm and corpus cases is the generator's. */
export interface Recipe {
  /** Cards of which some are put on nearly every board, each with its zone; the smallest useful pool of the property. */
  readonly focus: readonly FocusCard[];
  /** Roles (see engine/facts) from which the surroundings are drawn. */
  readonly surroundings: readonly string[];
  /** Verbs to weigh up, in tenths. */
  readonly weights: Readonly<Record<'pass' | 'cast' | 'activate' | 'play' | 'take back', number>>;
  readonly players: readonly (2 | 3 | 4)[];
  /** Share of cases that are played from decks instead of placed, in percent. */
  readonly played: number;
  readonly decisions: number;
}

export interface FocusCard {
  readonly pick: { readonly kind: 'card'; readonly name: string } | { readonly kind: 'role'; readonly role: string };
  readonly zone: 'hand' | 'battlefield' | 'graveyard' | 'library' | 'exile';
  readonly whose: 'active' | 'opponent' | 'anyone';
  /** How likely it is there, in percent. */
  readonly chance: number;
}
