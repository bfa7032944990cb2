import type { PermanentView } from '../../protocol/index.ts';
import {
  type Ability,
  type ActivatedAbility,
  CARDS,
  type ContinuousPart,
  cardNamed,
  holdsNode,
  kindsIn,
  landTypeAbility,
  type ManaType,
  type StaticAbility,
  tappingForOneOf,
} from './card-facts.ts';
import { affects, basicLandTypesOf, landTypingOf } from './land-types.ts';
import { rememberedByScene, type Scene, sightOf } from './sight.ts';
import { printedStatics } from './statics.ts';
import { or, perhaps, type Truth } from './truth.ts';

/** An ability of a permanent and where it has it from. */
export interface OwnedAbility {
  readonly ability: Ability;
  readonly from: 'text' | 'land type' | 'effect';
}

/**
 * All abilities of a permanent; null where a view does not show enough to tell: a record that is not known, land types
 * changed by what is not on the battlefield, abilities lost and given at the same time.
 */
export function abilitiesOf(scene: Scene, permanent: PermanentView): readonly OwnedAbility[] | null {
  return remembered(scene, permanent.ref, () => workedOut(scene, permanent));
}

/** Whether a permanent has this ability of its text. */
export function hasAbility(scene: Scene, permanent: PermanentView, ability: Ability): Truth {
  if (scene.clouded) return 'unknown';
  const all = abilitiesOf(scene, permanent);
  return all === null ? 'unknown' : all.some((owned) => owned.ability === ability);
}

/** Every reading of a scene asks again. */
const remembered = rememberedByScene<readonly OwnedAbility[] | null>();

function workedOut(scene: Scene, permanent: PermanentView): readonly OwnedAbility[] | null {
  const text = textOf(permanent.name);
  const typing = landTypingOf(scene, permanent);
  const lost = losesAll(scene, permanent);
  const given = givenTo(scene, permanent);
  if (text === null || given === null || lost === 'unknown') return null;
  if (lost) return given.length === 0 ? [] : null;
  if (typing === 'unknown') return null;
  const ofText = typing === 'set' ? [] : text.map((ability) => ({ ability, from: 'text' as const }));
  const ofTypes = basicLandTypesOf(permanent).map((type) => ({
    ability: landTypeAbility(type),
    from: 'land type' as const,
  }));
  return [...ofText, ...ofTypes, ...given];
}

/**
 * The activated ability that an option `activate c5/n` names: those of the text first, then those of basic land types, then
 * what effects gave. Which of several land types it is, is left open: the ability adds one of their types. Null where the
 * abilities are not known, or different ones that effects gave could stand in another order.
 */
export function activatedAbility(scene: Scene, permanent: PermanentView, index: number): ActivatedAbility | null {
  const activated = activatedAbilities(scene, permanent);
  const owned = activated?.[index];
  if (activated === null || owned === undefined) return null;
  const alike = activated.filter(({ from }) => from === owned.from).map(({ ability }) => ability);
  switch (owned.from) {
    case 'text':
      return owned.ability;
    case 'land type':
      return alike.length === 1 ? owned.ability : tappingForOneOf(alike.flatMap(typesAdded));
    case 'effect':
      return alike.every((ability) => JSON.stringify(ability) === JSON.stringify(owned.ability)) ? owned.ability : null;
  }
}

function typesAdded({ effect }: ActivatedAbility): readonly ManaType[] {
  return effect.kind === 'addMana' && effect.mana.kind === 'fixed' ? effect.mana.mana : [];
}

/** An activated ability of a permanent. */
export type OwnedActivated = OwnedAbility & { readonly ability: ActivatedAbility };

/** All activated abilities in the order of options, or null. */
export function activatedAbilities(scene: Scene, permanent: PermanentView): readonly OwnedActivated[] | null {
  return rememberedActivated(scene, permanent.ref, () => {
    const abilities = abilitiesOf(scene, permanent);
    return abilities?.filter((owned): owned is OwnedActivated => owned.ability.kind === 'activated') ?? null;
  });
}

const rememberedActivated = rememberedByScene<readonly OwnedActivated[] | null>();

/** The abilities of a card's text, by name; a token's where every token of that name has the same. */
function textOf(name: string): readonly Ability[] | null {
  const record = cardNamed(name);
  if (record !== null) return record.abilities;
  return TOKENS.get(name) ?? null;
}

/** Tokens that have nothing but keywords, by name: they look alike whatever made them. */
const TOKENS: ReadonlyMap<string, readonly Ability[]> = new Map(
  CARDS.flatMap(({ tokens }) => Object.values(tokens))
    .filter(({ abilities }) => abilities.every(({ kind }) => kind === 'keyword'))
    .map(({ name, abilities }) => [name, abilities]),
);

/** Not told where what takes abilities away may have lost its own. */
function losesAll(scene: Scene, permanent: PermanentView): Truth {
  const taking = staticsWith(scene, permanent, takesAll);
  const sure = taking.every(({ source }) => staticsWith(scene, source, takesAll).length === 0);
  return sure ? or(taking.map(({ applies }) => applies)) : 'unknown';
}

function takesAll(part: ContinuousPart): boolean {
  return part.kind === 'loseAll';
}

/** What static abilities of permanents give it besides keywords, oldest first. */
function givenTo(scene: Scene, permanent: PermanentView): readonly OwnedAbility[] | null {
  const giving = staticsWith(scene, permanent, isGift);
  const sure = giving.every(
    ({ applies, source }) => applies === true && losesAll(scene, source) === false && keepsText(scene, source),
  );
  if (!sure) return null;
  return giving.flatMap(({ ability }) =>
    ability.parts.flatMap((part) =>
      part.kind === 'grant' ? part.abilities.map((each) => ({ ability: each, from: 'effect' as const })) : [],
    ),
  );
}

function keepsText(scene: Scene, source: PermanentView): boolean {
  const typing = landTypingOf(scene, source);
  return typing === 'printed' || typing === 'added';
}

function isGift(part: ContinuousPart): boolean {
  return part.kind === 'grant' && part.abilities.some(({ kind }) => kind !== 'keyword');
}

interface Affecting {
  readonly source: PermanentView;
  readonly ability: StaticAbility;
  readonly applies: Truth;
}

/** Static abilities with such a part that affect the permanent, or may. */
function staticsWith(
  scene: Scene,
  permanent: PermanentView,
  has: (part: ContinuousPart) => boolean,
): readonly Affecting[] {
  return printedStatics(scene.view).flatMap(({ source, statics }) =>
    statics.flatMap((ability) => {
      if (!ability.parts.some(has)) return [];
      const applies = affects(sightOf(scene, source), ability, permanent);
      return perhaps(applies) ? [{ source, ability, applies }] : [];
    }),
  );
}

/** Whether an activated ability is a mana ability. CR 605.1a */
export function isManaAbility(ability: ActivatedAbility): boolean {
  const { targets, loyalty, effect, cost } = ability;
  const known = MANA_ABILITIES.get(ability);
  if (known !== undefined) return known;
  const adds = targets.length === 0 && !loyalty && kindsIn(effect).has('addMana');
  const mana = adds && !holdsNode([effect, cost], movesLibraryCards);
  MANA_ABILITIES.set(ability, mana);
  return mana;
}

const MANA_ABILITIES = new WeakMap<ActivatedAbility, boolean>();

/** Whether a part of an effect or cost can move a card to or from a library. CR 605.1a */
function movesLibraryCards(node: { readonly kind: string }): boolean {
  if (['draw', 'mill', 'search', 'shuffle', 'scry', 'surveil'].includes(node.kind)) return true;
  if (!('to' in node)) return false;
  return (node.kind === 'move' && node.to === 'library') || (node.kind === 'counter' && node.to === 'library top');
}

export function hasTapSymbol(ability: ActivatedAbility): boolean {
  return ability.cost.parts.some(({ kind }) => kind === 'tap');
}

export function hasUntapSymbol(ability: ActivatedAbility): boolean {
  return ability.cost.parts.some(({ kind }) => kind === 'untap');
}

/** Whether the cost asks for mana. */
export function costsMana(ability: ActivatedAbility): boolean {
  const { hybrid, phyrexian, ...counts } = ability.cost.mana;
  return hybrid.length > 0 || phyrexian.length > 0 || Object.values(counts).some((count) => count > 0);
}
