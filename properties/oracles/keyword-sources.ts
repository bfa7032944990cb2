import type { PermanentView } from '../../protocol/index.ts';
import { hasAbility } from './abilities.ts';
import { type ContinuousPart, cardNamed, holdsNode, type StaticAbility, textHas } from './card-facts.ts';
import { affects } from './land-types.ts';
import { type Scene, sightOf } from './sight.ts';
import { printedStatics } from './statics.ts';
import { and, or, type Truth } from './truth.ts';

/** Why a permanent has a keyword, or can't have it, by what permanents show. */

/** What gives it: a counter, its own text, or a static ability. */
export type KeywordSource = 'counter' | 'printed' | 'static';

/** Whether something says that the permanent can't have the keyword. CR 113.11 */
export function cannotHave(scene: Scene, permanent: PermanentView, keyword: string): Truth {
  return saidOf(scene, permanent, (part) => part.kind === 'cantHave' && part.keyword === keyword);
}

/** What surely gives it the keyword, as far as nothing takes it; 'unknown' among them where something may. */
export function keywordSources(
  scene: Scene,
  permanent: PermanentView,
  keyword: string,
): readonly (KeywordSource | 'unknown')[] {
  const given = saidOf(scene, permanent, (part) => gives(part, keyword));
  return [
    ...((permanent.counters[keyword] ?? 0) > 0 ? (['counter'] as const) : []),
    ...(isPrinted(permanent, keyword) ? (['printed'] as const) : []),
    ...(given === true ? (['static'] as const) : []),
    ...(given === 'unknown' ? (['unknown'] as const) : []),
  ];
}

/** A land may have lost its text to what sets its types. CR 305.7 */
function isPrinted({ name, types }: PermanentView, keyword: string): boolean {
  const abilities = cardNamed(name)?.abilities ?? [];
  return !types.includes('land') && abilities.some((each) => each.kind === 'keyword' && each.keyword === keyword);
}

/** Whether a static ability of some permanent has such a part for this one. */
function saidOf(scene: Scene, permanent: PermanentView, is: (part: ContinuousPart) => boolean): Truth {
  return or(
    printedStatics(scene.view).flatMap(({ source, statics }) =>
      statics.filter(({ parts }) => parts.some(is)).map((ability) => appliesTo(scene, source, ability, permanent)),
    ),
  );
}

function appliesTo(scene: Scene, source: PermanentView, ability: StaticAbility, permanent: PermanentView): Truth {
  return and([affects(sightOf(scene, source), ability, permanent), hasAbility(scene, source, ability)]);
}

/** Whether a part of an effect gives the keyword. */
function gives(part: ContinuousPart, keyword: string): boolean {
  return part.kind === 'grant' && part.abilities.some((each) => each.kind === 'keyword' && each.keyword === keyword);
}

/** Whether some permanent says that something loses abilities. */
export function someLose({ view }: Scene): boolean {
  return view.battlefield.some(({ name }) => textHas(name, 'loseAll', 'lose'));
}

/** Whether a card of this name may give the keyword, to itself or to others; of a name that is not known it is not known. */
export function mayGive(name: string, keyword: string): boolean {
  const record = cardNamed(name);
  return record === null || holdsNode(record, (node) => 'parts' in node && partGives(node.parts, keyword));
}

function partGives(parts: unknown, keyword: string): boolean {
  return Array.isArray(parts) && parts.some((part) => gives(part, keyword));
}
