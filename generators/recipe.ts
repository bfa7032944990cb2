/** What the cases of a property are made of; the mix with rich, swarm and corpus cases is the generator's. */
export interface Recipe {
  /**
   * Cards that the property is about, line by line with where and how likely each is: the smallest useful pool of the property.
   * On rich boards and in decks they are anywhere.
   */
  readonly focus: readonly FocusCard[];
  /** Roles (see engine/facts) from which the surroundings are drawn; one card in four is any card at all. */
  readonly surroundings: readonly string[];
  /** Share of focused boards with nothing on them but the focus, in percent: no surroundings, and no lands besides. */
  readonly bare: number;
  /** Share of cases whose players are all close to losing, in percent: little life, or many poison counters. */
  readonly frail: number;
  /** How likely a policy takes each verb, in tenths. */
  readonly weights: Readonly<Record<'pass' | 'cast' | 'activate' | 'play' | 'take back', number>>;
  /** Numbers of players, each as likely as it is often in the list. */
  readonly players: readonly (2 | 3 | 4)[];
  /** Share of cases that are played from decks instead of placed, in percent. */
  readonly played: number;
  /** How many answers a case goes on for at most. */
  readonly decisions: number;
}

/** A card that is put on a board. */
export interface FocusCard {
  /** This card, or one that has the role. */
  readonly pick: { readonly kind: 'card'; readonly name: string } | { readonly kind: 'role'; readonly role: string };
  /** Where it is put. What could not stay on the battlefield there is in its owner's hand instead. */
  readonly zone: 'hand' | 'battlefield' | 'graveyard' | 'library' | 'exile';
  /** Its owner. */
  readonly whose: 'active' | 'opponent' | 'anyone';
  /** How likely it is there, in percent. */
  readonly chance: number;
}
