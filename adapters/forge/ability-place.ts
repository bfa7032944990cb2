import { activatedIn, LAND_TYPE_MANA, likeness, printedTypes, type ScriptedAbility } from './abilities.ts';
import type { Around } from './around.ts';
import type { ForgeAction } from './messages.ts';

/**
 * The place of an ability among the activated ones of its card: those of the text, of land types, then others. `all`: what is offered with it.
 */
export function placeOf(
  action: ForgeAction,
  { cards, nameOf, script: scriptOf }: Pick<Around, 'cards' | 'nameOf' | 'script'>,
  all: readonly ForgeAction[] = [action],
): number {
  const script = scriptOf(nameOf(action.cardId)) ?? '';
  const types = cards.get(action.cardId)?.card.subtypes ?? [];
  const has: Abilities = {
    text: activatedIn(script),
    landTypes: types.filter((type) => LAND_TYPE_MANA[type] !== undefined),
    printed: printedTypes(script),
  };
  const same = all.filter(({ cardId }) => cardId === action.cardId);
  if (action.isManaAbility !== true) return otherPlace(action, has, same);
  const byType = placeByType(action, has);
  const isNew = byType >= 0 && !has.printed.includes(has.landTypes[byType] ?? '');
  if (isNew && hasLost(has, same)) return byType;
  return action.type === 'activateManaAbility' ? payingPlace(action, has, byType) : manaPlace(action, has, same);
}

/** What abilities a card can have. */
interface Abilities {
  readonly text: readonly ScriptedAbility[];
  /** The basic land types that it has, which each give it one. */
  readonly landTypes: readonly string[];
  /** The words of its type line. */
  readonly printed: readonly string[];
}

/** An ability that is no mana ability. */
function otherPlace(action: ForgeAction, { text, landTypes }: Abilities, same: readonly ForgeAction[]): number {
  const own = likest(action, text, (place) => text[place]?.mana === false, 0);
  if (own >= 0) return own;
  return text.length + landTypes.length + (text.length === 0 ? placeAmongGiven(action, same) : 0);
}

/** Of abilities that others give a card which has none of its own, as Forge counts them. */
function placeAmongGiven({ abilityIndex = 0 }: ForgeAction, same: readonly ForgeAction[]): number {
  return new Set(same.flatMap((each) => ((each.abilityIndex ?? 0) < abilityIndex ? [each.abilityIndex ?? 0] : [])))
    .size;
}

/** While a cost is paid, Forge counts mana abilities alone: its own come first. */
function payingPlace(action: ForgeAction, { text, landTypes }: Abilities, byType: number): number {
  const own = text.flatMap((ability, place) => (ability.mana ? [place] : []))[action.abilityIndex ?? 0] ?? -1;
  const ability = text[own];
  if (ability === undefined) return text.length + (byType >= 0 ? byType : landTypes.length);
  // What is counted as its own may be that of a type, where it has lost its own.
  const isOfType = ability.makes !== null || (action.cost === '{T}' && !ability.taps);
  return byType >= 0 && ability.makes !== typeOf(action) && isOfType ? text.length + byType : own;
}

/** At priority the mana abilities of a card come in the order in which it has them: each is the first that it can be. */
function manaPlace(action: ForgeAction, has: Abilities, same: readonly ForgeAction[]): number {
  const { text, landTypes } = has;
  const mana = same.filter(({ isManaAbility }) => isManaAbility === true);
  const taken = new Set<number>();
  let given = text.length + landTypes.length;
  for (const index of [...new Set(mana.map(({ abilityIndex = 0 }) => abilityIndex))].sort((a, b) => a - b)) {
    const [first = action] = mana.filter(({ abilityIndex = 0 }) => abilityIndex === index);
    const own = likest(first, text, (place) => text[place]?.mana === true && !taken.has(place), ALIKE);
    const byType = placeByType(first, has);
    const isOfType = own < 0 && byType >= 0 && !taken.has(text.length + byType);
    const place = own >= 0 ? own : isOfType ? text.length + byType : given++;
    if (index === (action.abilityIndex ?? 0)) return place;
    taken.add(place);
  }
  return given;
}

/** How much an ability has to be like one of the text to be taken for it, where others may give the card such abilities. */
const ALIKE = 0.5;

/** The ability of the text that Forge describes so, or the one most like it; -1 where none is more like it than that. */
function likest(
  { description = '' }: ForgeAction,
  text: readonly ScriptedAbility[],
  canBe: (place: number) => boolean,
  than: number,
): number {
  const places = text.flatMap((_, place) => (canBe(place) ? [place] : []));
  const scores = places.map((place) => {
    const own = text[place]?.text ?? '';
    return own !== '' && description.includes(own) ? 1 : likeness(own, description);
  });
  const best = Math.max(0, ...scores);
  return best <= than ? -1 : (places[scores.indexOf(best)] ?? -1);
}

/** The place among the basic land types of a card of the one whose mana ability this is; -1 where it is none's. */
function placeByType(action: ForgeAction, { landTypes }: Abilities): number {
  const makes = isOfChoice(action) ? null : typeOf(action);
  return landTypes.findIndex((type) => LAND_TYPE_MANA[type] === makes);
}

/** Whether it makes this type as one of several: Forge then has the type in the action's name. */
function isOfChoice({ id }: ForgeAction): boolean {
  return /:\d+:[WUBRGC]$/.test(id);
}

function typeOf({ producedMana = [] }: ForgeAction): string | null {
  return producedMana.length === 1 ? (producedMana[0]?.color ?? null) : null;
}

/** Whether a land has lost the abilities of its text to a new type: what it could tap for by itself is not offered. CR 305.7 */
function hasLost({ text, landTypes }: Abilities, offered: readonly ForgeAction[]): boolean {
  return text.some(({ mana, taps }) => mana && taps) && offered.length <= landTypes.length;
}
