import type { PermanentView } from '../../protocol/index.ts';
import { type ContinuousPart, cardNamed, LAND_TYPE_MANA, type StaticAbility } from './card-facts.ts';
import { conditionHolds, matches, objectsMeant } from './matching.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';
import { printedStatics } from './statics.ts';
import { and, perhaps, type Truth } from './truth.ts';

/**
 * What effects made of a permanent's land types, as far as the view shows it. `printed`: nothing; `set`: the abilities of its
 * text are gone; `added`: it has the view's basic land types besides its text. CR 305.6, 305.7
 */
export type LandTyping = 'printed' | 'set' | 'added' | 'unknown';

const BASIC_LAND_TYPES: readonly string[] = Object.keys(LAND_TYPE_MANA);

/** The basic land types that a permanent has now, which give it a mana ability each while it is a land. */
export function basicLandTypesOf(permanent: PermanentView): readonly string[] {
  return permanent.types.includes('land')
    ? permanent.subtypes.filter((subtype) => BASIC_LAND_TYPES.includes(subtype))
    : [];
}

/**
 * Reads the types that the view shows beside the effects of all permanents that could have changed them. Where both do not
 * agree, something else is at work, and nothing is said.
 */
export function landTypingOf(scene: Scene, permanent: PermanentView): LandTyping {
  const record = cardNamed(permanent.name);
  if (record === null || scene.clouded) return 'unknown';
  const shown = basicLandTypesOf(permanent);
  const changes = changesOn(scene, permanent);
  if (changes.some(({ applies }) => applies === 'unknown')) return 'unknown';
  const applied = changes.filter(({ applies }) => applies === true);
  if (applied.length === 0)
    return sameWords(shown, printedTypes(record.types, record.subtypes)) ? 'printed' : 'unknown';
  if (applied.some(({ types }) => types === null)) return 'unknown';
  const setting = applied.filter(({ sets }) => sets);
  const fits = (part: TypeChange) => (part.types ?? []).every((type) => shown.includes(type));
  if (setting.length > 0) return setting.some(fits) ? 'set' : 'unknown';
  return applied.every(fits) ? 'added' : 'unknown';
}

interface TypeChange {
  readonly sets: boolean;
  /** Null: not known. */
  readonly types: readonly string[] | null;
  readonly applies: Truth;
}

function changesOn(scene: Scene, permanent: PermanentView): readonly TypeChange[] {
  return printedStatics(scene.view).flatMap(({ source, statics }) => {
    return statics.flatMap((ability) => {
      const parts = ability.parts.flatMap((part) => changeBy(scene, source, part) ?? []);
      if (parts.length === 0) return [];
      const applies = and([affects(sightOf(scene, source), ability, permanent), stillHas(scene, source)]);
      return perhaps(applies) ? parts.map((part) => ({ ...part, applies })) : [];
    });
  });
}

/** A land whose types were set has lost its text, and what that did. Other permanents keep it through layer 4. CR 305.7, 613.6 */
function stillHas(scene: Scene, source: PermanentView): Truth {
  if (!source.types.includes('land')) return true;
  const printed = printedTypes(cardNamed(source.name)?.types ?? [], cardNamed(source.name)?.subtypes ?? []);
  const setters = scene.view.battlefield.filter(
    (other) => other.ref !== source.ref && setsTypesOf(scene, other, source),
  );
  if (setters.length === 0) return true;
  return sameWords(basicLandTypesOf(source), printed) ? 'unknown' : false;
}

function setsTypesOf(scene: Scene, other: PermanentView, permanent: PermanentView): boolean {
  return (cardNamed(other.name)?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.parts.some((part) => changeBy(scene, other, part)?.sets ?? false) &&
      perhaps(affects(sightOf(scene, other), ability, permanent)),
  );
}

function changeBy(scene: Scene, source: PermanentView, part: ContinuousPart): Omit<TypeChange, 'applies'> | null {
  switch (part.kind) {
    case 'setLandTypes':
      return { sets: true, types: part.types };
    case 'addLandTypes':
      return { sets: false, types: part.types };
    case 'chosenLandType': {
      const type = scene.chosen(source.ref, part.name);
      return { sets: part.change === 'set', types: type === null ? null : [type] };
    }
    case 'addTypes': {
      const types = part.subtypes.filter((subtype) => BASIC_LAND_TYPES.includes(subtype));
      return types.length === 0 ? null : { sets: false, types };
    }
    default:
      return null;
  }
}

/** Whether a static ability affects a permanent now. */
export function affects(sight: Sight, ability: StaticAbility, permanent: PermanentView): Truth {
  const condition = conditionHolds(sight, ability.onlyIf);
  if (ability.affects.kind === 'each') return and([matches(sight, ability.affects.what, permanent), condition]);
  const objects = objectsMeant(sight, ability.affects);
  return and([objects === null ? 'unknown' : objects.some(({ ref }) => ref === permanent.ref), condition]);
}

function printedTypes(types: readonly string[], subtypes: readonly string[]): readonly string[] {
  return types.includes('land') ? subtypes.filter((subtype) => BASIC_LAND_TYPES.includes(subtype)) : [];
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}
