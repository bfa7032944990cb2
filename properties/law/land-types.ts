import type { History, PermanentView } from '../../protocol/index.ts';
import { cardNamed, kindsIn, LAND_TYPE_MANA, type StaticAbility } from '../oracles/card-facts.ts';
import { affects, basicLandTypesOf } from '../oracles/land-types.ts';
import { layerOfPart } from '../oracles/layer-parts.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import { printedStatics } from '../oracles/statics.ts';
import { scenesOf } from '../reading/scenes.ts';
import { placedName } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  lost: 'land-types/a-lost-ability-adds-nothing',
  latest: 'land-types/in-order-of-age',
} as const;

/** The basic land types of lands, where all that changes them is seen. CR 305.7, 613.7, 613.8a */
export function* landTypes(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const [at, step] of history.steps.entries()) {
    if (at > 0 && step.happenings.length === 0) continue;
    const scene = scenes(at);
    const changes = scene.clouded ? null : changesIn(scene);
    if (changes === null || changes.length < 2) continue;
    const lost = changes.filter(({ source }) => isSet(scene, source, changes));
    for (const land of step.view.battlefield) {
      if (!land.types.includes('land') || placedName(history, land.ref) !== land.name) continue;
      yield* typesOf(scene, land, { all: changes, lost }, at);
    }
  }
}

function* typesOf(
  scene: Scene,
  land: PermanentView,
  { all, lost }: { readonly all: readonly Change[]; readonly lost: readonly Change[] },
  at: number,
): Generator<Finding> {
  const changes = all.filter(({ source, ability }) => affects(sightOf(scene, source), ability, land) === true);
  const left = changes.filter((change) => !lost.includes(change));
  if (changes.length === 0 || (left.length < 2 && left.length === changes.length)) return;
  const expected = printedTypes(land);
  for (const { sets, adds } of left) expected.splice(sets ? 0 : expected.length, expected.length, ...adds);
  const [wanted, found] = [sorted(expected), sorted(basicLandTypesOf(land))];
  const clause = left.length < changes.length ? CLAUSE.lost : CLAUSE.latest;
  yield* checked(wanted === found, clause, `${changes.map(({ source }) => source.name).join(' | ')} | ${land.name}`, {
    cr: clause === CLAUSE.lost ? '613.8a' : '613.7',
    at,
    expected: `${land.name} has the basic land types ${wanted || 'none'}`,
    found: `it has ${found || 'none'}`,
  });
}

interface Change {
  readonly source: PermanentView;
  readonly ability: StaticAbility;
  readonly sets: boolean;
  readonly adds: readonly string[];
}

/** What sets and adds basic land types, oldest first; null where something changes types in another way. */
function changesIn(scene: Scene): readonly Change[] | null {
  const found: Change[] = [];
  for (const { source, statics } of printedStatics(scene.view)) {
    for (const ability of statics) {
      const parts = ability.parts.filter((part) => layerOfPart(part) === '4');
      const [part] = parts;
      if (part === undefined) continue;
      const isPlain = part.kind === 'setLandTypes' || part.kind === 'addLandTypes';
      if (parts.length > 1 || !isPlain || ability.affects.kind !== 'each' || asksForTypes(ability)) return null;
      found.push({ source, ability, sets: part.kind === 'setLandTypes', adds: part.types });
    }
  }
  return found;
}

/** Whether it asks for what the others change: then they would have to come first. CR 613.8a */
function asksForTypes({ affects }: StaticAbility): boolean {
  return kindsIn(affects).has('subtype');
}

/** A land whose types are set loses the abilities of its text. CR 305.7 */
function isSet(scene: Scene, source: PermanentView, changes: readonly Change[]): boolean {
  return (
    source.types.includes('land') &&
    changes.some((change) => change.sets && affects(sightOf(scene, change.source), change.ability, source) === true)
  );
}

function printedTypes({ name }: PermanentView): string[] {
  return (cardNamed(name)?.subtypes ?? []).filter((subtype) => subtype in LAND_TYPE_MANA);
}

function sorted(types: readonly string[]): string {
  return [...new Set(types)].sort().join(', ');
}
