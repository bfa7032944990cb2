import { cardsMeant, ENGINE_POOL } from '../generators/pool.ts';
import type { CardPick, FocusCard, OpeningCast, Recipe } from '../generators/recipe.ts';

/** Words for the recipes of cases. */

type Zone = FocusCard['zone'];
type Whose = FocusCard['whose'];

/** A card that is on the board with this chance, in percent. */
export const card = (name: string, zone: Zone, whose: Whose, chance: number): FocusCard => ({
  pick: { kind: 'card', name },
  zone,
  whose,
  chance,
});

/** Some card of a role. */
export const anyOf = (role: string, zone: Zone, whose: Whose, chance: number): FocusCard => ({
  pick: { kind: 'role', role },
  zone,
  whose,
  chance,
});

/** Any card at all, each as likely as the others: in a hand or on the battlefield with lands for it, what no recipe thinks of comes up too. */
export const anyCard = (zone: Zone, whose: Whose, chance: number): FocusCard => ({
  pick: { kind: 'one of', names: ALL_NAMES },
  zone,
  whose,
  chance,
});

const ALL_NAMES: readonly string[] = ENGINE_POOL.cards.map(({ name }) => name);

/** One of these cards. */
export const oneOf = (names: readonly string[], zone: Zone, whose: Whose, chance: number): FocusCard => ({
  pick: { kind: 'one of', names },
  zone,
  whose,
  chance,
});

/** On the battlefield, each with the same chance. */
export const permanents = (whose: Whose, chance: number, ...names: readonly string[]): readonly FocusCard[] =>
  names.map((name) => card(name, 'battlefield', whose, chance));

/** Lands of two colours, enough of each: what costs up to seven mana can mostly be paid for, and nothing has to be chosen but the land. */
export const manyLands = (whose: Whose, sets = 2): readonly FocusCard[] =>
  Array.from({ length: sets }, () => permanents(whose, 95, ...DUAL_LANDS)).flat();

const DUAL_LANDS = ['Tundra', 'Badlands', 'Tropical Island', 'Bayou', 'Plateau'];

/** In the active player's hand, each with the same chance. */
export const inHand = (chance: number, ...names: readonly string[]): readonly FocusCard[] =>
  names.map((name) => card(name, 'hand', 'active', chance));

/** A cast of an opening by the active player, of a card in hand. */
export const theyCast = (pick: CardPick, more: Partial<OpeningCast> = {}): OpeningCast => ({
  ...{ pick, zone: 'hand', whose: 'active', by: null, target: null, frees: null, when: 'at once' },
  ...more,
});

/**
 * A recipe, with the usual where nothing is said: two or three players, placed boards with lands and other cards, about 30 answers.
 * Throws where it speaks of a card or a role that is none: it would be drawn in silence as nothing.
 */
export function cases(focus: readonly FocusCard[], more: Partial<Omit<Recipe, 'focus'>> = {}): Recipe {
  const recipe: Recipe = {
    focus,
    surroundings: ['mana producer', 'creature'],
    bare: 0,
    frail: 0,
    openings: [],
    patient: false,
    corners: [],
    weights: { pass: 3, cast: 3, activate: 6, play: 3, 'take back': 0 },
    players: [2, 2, 3],
    played: 0,
    decisions: 30,
    ...more,
  };
  for (const pick of picksOf(recipe)) mustMean(pick);
  return recipe;
}

/** All that a recipe speaks of: on its boards, in its openings, and around. */
function picksOf({ focus, corners, openings, surroundings }: Recipe): readonly CardPick[] {
  const cast = openings
    .flat()
    .flatMap(({ pick, by, target }) => [pick, by, typeof target === 'object' ? target : null]);
  const placed = [...focus, ...corners.flat()].map(({ pick }) => pick);
  const around = surroundings.map((role): CardPick => ({ kind: 'role', role }));
  return [...placed, ...cast.flatMap((pick) => pick ?? []), ...around];
}

function mustMean(pick: CardPick): void {
  const each = pick.kind === 'one of' ? pick.names.map((name): CardPick => ({ kind: 'card', name })) : [pick];
  const nothing = each.find((one) => cardsMeant(ENGINE_POOL, one).length === 0);
  if (each.length > 0 && nothing === undefined) return;
  throw new RangeError(
    `a recipe speaks of ${wordsFor(nothing ?? pick)}: expected a card or a role of the registry, found none`,
  );
}

function wordsFor(pick: CardPick): string {
  switch (pick.kind) {
    case 'card':
      return `the card ${pick.name}`;
    case 'role':
      return `the role "${pick.role}"`;
    case 'one of':
      return 'one of no cards';
  }
}
