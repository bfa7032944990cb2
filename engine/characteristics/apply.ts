import { abilityAt, addressOf, protectionAddress } from '../cards/records.ts';
import { colorsIn } from '../evaluate/colors.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import type { ContinuousPart } from '../vocabulary/continuous.ts';
import { LAND_TYPE_MANA, type SimpleKeyword } from '../vocabulary/basics.ts';
import { CREATURE_TYPES } from '../vocabulary/creature-types.ts';
import { type ContinuousEffect, chosenBySource, controllerOf, grantedTo, numbersOf } from './effects.ts';
import { union } from './copiable.ts';
import type { Work, Workshop } from './work.ts';

/** The layers and sublayers in their order; layer 1 comes before, and text-changing effects (3) there are none. CR 613.1, 613.4 */
export type Layer = '2' | '4' | '5' | '6' | '7a' | '7b' | '7c' | '7d';
export const LAYERS: readonly Layer[] = ['2', '4', '5', '6', '7a', '7b', '7c', '7d'];

const LAYER_OF: Readonly<Record<ContinuousPart['kind'], Layer>> = {
  control: '2',
  setTypes: '4',
  addTypes: '4',
  setLandTypes: '4',
  addLandTypes: '4',
  chosenLandType: '4',
  setCreatureTypes: '4',
  addChosenCreatureType: '4',
  removeType: '4',
  setColors: '5',
  addColors: '5',
  grant: '6',
  loseAll: '6',
  lose: '6',
  cantHave: '6',
  protectionFromColors: '6',
  definePT: '7a',
  setBasePT: '7b',
  modifyPT: '7c',
  switchPT: '7d',
};

export function layerOf(part: ContinuousPart): Layer {
  return LAYER_OF[part.kind];
}

/** Applies the parts that an effect has in this layer to these objects. */
export function applyInLayer(
  shop: Workshop,
  effect: ContinuousEffect,
  layer: Layer,
  affected: readonly ObjectId[],
): void {
  for (const part of effect.parts) {
    if (layerOf(part) !== layer) continue;
    for (const id of affected) {
      const work = shop.bySlot[slotOf(id)];
      if (work !== undefined && work !== null && work.id === id) applyPart(shop, effect, part, work);
    }
  }
}

function applyPart(shop: Workshop, effect: ContinuousEffect, part: ContinuousPart, work: Work): void {
  switch (part.kind) {
    case 'control':
      work.controller = controllerOf(shop, effect);
      return;
    case 'setColors':
      work.colors = part.colors;
      return;
    case 'addColors':
      work.colors = union(work.colors, part.colors);
      return;
    case 'grant':
      grant(shop, effect, grantedTo(effect, part, work).map(addressOf), work);
      return;
    case 'protectionFromColors':
      protect(shop, effect, part, work);
      return;
    case 'loseAll':
      setAbilities(shop, work, []);
      return;
    case 'cantHave':
      work.cannotHave = union(work.cannotHave, [part.keyword]);
      loseKeyword(shop, work, part.keyword);
      return;
    case 'lose':
      loseKeyword(shop, work, part.keyword);
      return;
    case 'definePT':
    case 'setBasePT': {
      const [power, toughness] = numbersOf(shop, effect, part, work.id);
      work.power = power;
      work.toughness = toughness;
      return;
    }
    case 'modifyPT': {
      const [power, toughness] = numbersOf(shop, effect, part, work.id);
      work.power = (work.power ?? 0) + power;
      work.toughness = (work.toughness ?? 0) + toughness;
      return;
    }
    case 'switchPT': {
      const { power, toughness } = work;
      work.power = toughness;
      work.toughness = power;
      return;
    }
    default:
      applyTypePart(shop, effect, part, work);
  }
}

type TypePart = Extract<
  ContinuousPart,
  {
    kind:
      | 'setTypes'
      | 'addTypes'
      | 'setLandTypes'
      | 'addLandTypes'
      | 'chosenLandType'
      | 'setCreatureTypes'
      | 'addChosenCreatureType'
      | 'removeType';
  }
>;

/** Layer 4. CR 205.1, 305.7 */
function applyTypePart(shop: Workshop, effect: ContinuousEffect, part: TypePart, work: Work): void {
  switch (part.kind) {
    case 'setTypes':
      work.types = part.types;
      work.subtypes = part.subtypes;
      return;
    case 'addTypes':
      work.types = union(work.types, part.types);
      work.subtypes = union(work.subtypes, part.subtypes);
      work.supertypes = union(work.supertypes, part.supertypes);
      return;
    case 'setLandTypes':
      setLandTypes(shop, work, part.types);
      return;
    case 'addLandTypes':
      if (work.types.includes('land')) work.subtypes = union(work.subtypes, part.types);
      return;
    case 'chosenLandType': {
      const type = chosenBySource(shop, effect, part.name);
      if (type === null || !work.types.includes('land')) return;
      if (part.change === 'set') setLandTypes(shop, work, [type]);
      else work.subtypes = union(work.subtypes, [type]);
      return;
    }
    case 'setCreatureTypes':
      work.subtypes = [
        ...work.subtypes.filter((subtype) => !CREATURE_TYPES.has(subtype)),
        ...(part.types === 'all' ? CREATURE_TYPES : part.types),
      ];
      return;
    case 'addChosenCreatureType': {
      const type = chosenBySource(shop, effect, part.name);
      if (type !== null) work.subtypes = union(work.subtypes, [type]);
      return;
    }
    case 'removeType':
      work.types = work.types.filter((type) => type !== part.type);
      work.subtypes =
        work.types.length === 0
          ? []
          : work.subtypes.filter((subtype) => part.type !== 'creature' || !CREATURE_TYPES.has(subtype));
      return;
  }
}

/** Loses its land types and the abilities of its rules text, not what other effects gave it, which is only given in layer 6. CR 305.7 */
function setLandTypes(shop: Workshop, work: Work, types: readonly string[]): void {
  if (!work.types.includes('land')) return;
  work.subtypes = [...work.subtypes.filter((subtype) => !LAND_SUBTYPES.has(subtype)), ...types];
  setAbilities(shop, work, []);
}

/** Basic land types and the others. CR 205.3i */
const LAND_SUBTYPES: ReadonlySet<string> = new Set([
  ...Object.keys(LAND_TYPE_MANA),
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  "Urza's",
]);

function protect(shop: Workshop, effect: ContinuousEffect, part: ContinuousPart, work: Work): void {
  const [bits] = numbersOf(shop, effect, part, work.id);
  grant(shop, effect, colorsIn(bits).map(protectionAddress), work);
}

function loseKeyword(shop: Workshop, work: Work, keyword: SimpleKeyword): void {
  setAbilities(
    shop,
    work,
    work.abilities.filter((address) => !isKeyword(address, keyword)),
  );
}

function grant(shop: Workshop, effect: ContinuousEffect, addresses: readonly string[], work: Work): void {
  for (const address of addresses) shop.grantedAt.set(`${work.id}/${address}`, effect.timestamp);
  setAbilities(shop, work, [...work.abilities, ...addresses]);
}

export function setAbilities(shop: Workshop, work: Work, abilities: readonly string[]): void {
  work.abilities = abilities;
  shop.abilityChanges++;
}

function isKeyword(address: string, keyword: string): boolean {
  const ability = abilityAt(address);
  return ability.kind === 'keyword' && ability.keyword === keyword;
}
