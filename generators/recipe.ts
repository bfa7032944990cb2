/** What the cases of a property are made of; the mix with rich, swarm and corpus cases is the generator's. */
export interface Recipe {
  /**
   * Cards that the property is about, line by line with where and how likely each is: the smallest useful pool of the property.
   * On rich boards and in decks they are anywhere.
   */
  readonly focus: readonly FocusCard[];
  /** Little boards for what the focus shows too rarely: these cards and no others, each of them in six of a hundred focused boards. */
  readonly corners: readonly (readonly FocusCard[])[];
  /** Roles (see engine/facts) from which the surroundings are drawn; one card in four is any card at all. */
  readonly surroundings: readonly string[];
  /** Share of focused boards with nothing on them but the focus, in percent: no surroundings, and no lands besides. */
  readonly bare: number;
  /** Share of cases whose players are all close to losing, in percent: little life, many poison counters, or short libraries. */
  readonly frail: number;
  /** How likely a policy takes each verb, in tenths. */
  readonly weights: Readonly<Record<'pass' | 'cast' | 'activate' | 'play' | 'take back', number>>;
  /** Numbers of players, each as likely as it is often in the list. */
  readonly players: readonly (2 | 3 | 4)[];
  /** Share of cases that are played from decks instead of placed, in percent. */
  readonly played: number;
  /** How many answers a case goes on for at most. */
  readonly decisions: number;
  /** Ways in which the script of a placed case begins, each as likely as the others; none: the policy alone decides what is done. */
  readonly openings: readonly Opening[];
  /** Whether players mostly pass in a case that begins in such a way, so that nothing else comes between. */
  readonly patient: boolean;
}

/** Casts one after another, as far as the board has the cards and the rules let them be done. */
export type Opening = readonly OpeningCast[];

/** A card that is cast as a case begins. */
export interface OpeningCast {
  /** Which card of the board it is; where there are several, any of them. */
  readonly pick: CardPick;
  readonly zone: FocusCard['zone'];
  readonly whose: FocusCard['whose'];
  /** The permanent that lets it be cast from there; null: none is needed. */
  readonly by: CardPick | null;
  /** Its target: what the cast of that number puts on the stack or the battlefield, a permanent that is there, or who casts it; null: as the policy likes. */
  readonly target: number | CardPick | 'caster' | null;
  /** Where this one lets the owner of a card cast it, that is done: what the cast of that number cast; null: as the policy likes. */
  readonly frees: number | null;
  /** `at once`: as soon as its player has priority; `after a pass`: the next time; `later`: when the stack is empty. */
  readonly when: 'at once' | 'after a pass' | 'later';
}

/** This card, one that has the role, or one of these. */
export type CardPick =
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'role'; readonly role: string }
  | { readonly kind: 'one of'; readonly names: readonly string[] };

/** A card that is put on a board. */
export interface FocusCard {
  readonly pick: CardPick;
  /** Where it is put. What could not stay on the battlefield there is in its owner's hand instead. */
  readonly zone: 'hand' | 'battlefield' | 'graveyard' | 'library' | 'exile';
  /** Its owner; `next`: the opponent whose turn is next. */
  readonly whose: 'active' | 'next' | 'opponent' | 'anyone';
  /** How likely it is there, in percent. */
  readonly chance: number;
}
