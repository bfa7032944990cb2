import { type CardRecord, type ContinuousPart, kindsIn } from './card-facts.ts';

/** In which layers the continuous effects of a card apply, by what is printed on it. CR 613.1, 613.4 */

export type Layer = '2' | '4' | '5' | '6' | '7a' | '7b' | '7c' | '7d';

const LAYERS: Readonly<Record<ContinuousPart['kind'], Layer>> = {
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

/** The layer of one part of an effect. */
export function layerOfPart({ kind }: ContinuousPart): Layer {
  return LAYERS[kind];
}

const byRecord = new WeakMap<CardRecord, ReadonlySet<Layer>>();

/** The layers of all its effects, those of abilities that it grants too; none where it changes no object. */
export function layersOf(record: CardRecord): ReadonlySet<Layer> {
  let layers = byRecord.get(record);
  if (layers === undefined) {
    const kinds = kindsIn(record.abilities);
    layers = new Set(
      Object.entries(LAYERS).flatMap(([kind, layer]) => (kinds.has('static') && kinds.has(kind) ? [layer] : [])),
    );
    byRecord.set(record, layers);
  }
  return layers;
}

/** What an effect that adds to power and toughness may ask about them: then the order counts. */
const SIZES = ['power', 'toughness'];

/**
 * Whether two cards' effects come to the same in either order: they have no layer in common, or only that of what adds to power
 * and toughness, of which neither asks how great they are. CR 613.4c, 613.8a
 */
export function commute(one: CardRecord, other: CardRecord): boolean {
  const shared = [...layersOf(one)].filter((layer) => layersOf(other).has(layer));
  return (
    shared.every((layer) => layer === '7c') && (shared.length === 0 || !(asksForSizes(one) || asksForSizes(other)))
  );
}

function asksForSizes({ abilities }: CardRecord): boolean {
  const kinds = kindsIn(abilities);
  return SIZES.some((kind) => kinds.has(kind));
}
