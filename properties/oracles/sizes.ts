import type { PermanentView } from '../../protocol/index.ts';
import { abilitiesOf } from './abilities.ts';
import {
  type CardRecord,
  type ContinuousPart,
  cardNamed,
  holdsNode,
  kindsIn,
  type StaticAbility,
} from './card-facts.ts';
import { affects } from './land-types.ts';
import { layerOfPart } from './layer-parts.ts';
import { numberOf } from './matching.ts';
import { type Scene, sightOf } from './sight.ts';
import { printedStatics } from './statics.ts';

/** What makes up a creature's power and toughness by layer 7. CR 613.4 */
export interface Size {
  readonly power: number;
  readonly toughness: number;
  /** How many effects set it, and how many add to it. */
  readonly sets: number;
  readonly adds: number;
  readonly counters: boolean;
}

interface Numbers {
  readonly power: number;
  readonly toughness: number;
}

/**
 * The power and toughness of a permanent that is its own card, by what static abilities and counters say; null where a view does
 * not show enough: what resolved is the caller's to rule out.
 */
export function sizeOf(scene: Scene, permanent: PermanentView): Size | null {
  const record = cardNamed(permanent.name);
  const changes = changesTo(scene, permanent);
  const counters = fromCounters(permanent);
  if (scene.clouded || record === null || changes === null) return null;
  const base = changes.sets.at(-1) ?? printedSize(record);
  if (base === null) return null;
  const all = [base, ...changes.adds, counters];
  return {
    power: all.reduce((sum, { power }) => sum + power, 0),
    toughness: all.reduce((sum, { toughness }) => sum + toughness, 0),
    sets: changes.sets.length,
    adds: changes.adds.length,
    counters: counters.power !== 0 || counters.toughness !== 0,
  };
}

interface Changes {
  /** Oldest first. CR 613.7 */
  readonly sets: readonly Numbers[];
  readonly adds: readonly Numbers[];
}

function changesTo(scene: Scene, permanent: PermanentView): Changes | null {
  const sets: Numbers[] = [];
  const adds: Numbers[] = [];
  let attached = false;
  for (const { source, statics } of printedStatics(scene.view)) {
    for (const ability of statics) {
      const told = told7(scene, source, ability, permanent);
      if (told === null) return null;
      sets.push(...told.sets);
      adds.push(...told.adds);
      attached ||= told.sets.length > 0 && source.attachedTo !== null;
    }
  }
  // When something became attached is not shown, so neither is whether it is the younger.
  return attached && sets.length > 1 ? null : { sets, adds };
}

const NO_CHANGES: Changes = { sets: [], adds: [] };

/** What one static ability does to the permanent's size; null where that is not known. */
function told7(scene: Scene, source: PermanentView, ability: StaticAbility, permanent: PermanentView): Changes | null {
  const kinds = kindsIn(ability);
  if (!SIZING.some((kind) => kinds.has(kind))) return NO_CHANGES;
  if (isSettledEarlier(scene, ability, permanent)) return null;
  const applies = affects(sightOf(scene, source), ability, permanent);
  if (applies === false && !kinds.has('grant')) return NO_CHANGES;
  const has = hasIt(scene, source, ability);
  if (applies === 'unknown' || has === null || UNSURE.some((kind) => kinds.has(kind))) return null;
  if (!has) return NO_CHANGES;
  const of = (kind: 'setBasePT' | 'modifyPT') => numbersIn(scene, source, ability, kind);
  const [sets, adds] = [of('setBasePT'), of('modifyPT')];
  return sets === null || adds === null ? null : { sets, adds };
}

/**
 * Whether it was settled by types, in layer 4, what the effect applies to, while it or another gave or took such types there: a
 * view shows them as they are in the end. CR 613.6, 613.8b
 */
function isSettledEarlier(
  scene: Scene,
  { affects: affected, parts }: StaticAbility,
  permanent: PermanentView,
): boolean {
  if (!parts.some((part) => layerOfPart(part) === '4')) return false;
  return printedStatics(scene.view).some(({ source, statics }) =>
    statics.some(
      (other) =>
        other.parts.some((part) => changesWhatMatches(part, affected)) &&
        // What it gives itself may be what it would no longer apply to.
        (other.affects === affected || affects(sightOf(scene, source), other, permanent) !== false),
    ),
  );
}

function changesWhatMatches(part: ContinuousPart, affected: StaticAbility['affects']): boolean {
  if (layerOfPart(part) !== '4') return false;
  if (part.kind !== 'addTypes') return true;
  const given: readonly unknown[] = [...part.types, ...part.subtypes];
  return holdsNode(affected, (node) => Object.values(node).some((value) => given.includes(value)));
}

const SIZING = ['setBasePT', 'modifyPT', 'switchPT'];
/** What gives an ability that changes sizes, and what asks how great something is while that is being worked out. */
const UNSURE = ['grant', 'switchPT', 'power', 'toughness', 'affected', 'definePT'];

/** Whether the source has the ability; null where it lost it when the effect may have begun to apply. CR 613.6 */
function hasIt(scene: Scene, source: PermanentView, ability: StaticAbility): boolean | null {
  const abilities = abilitiesOf(scene, source);
  if (abilities === null) return null;
  if (abilities.some((owned) => owned.ability === ability)) return true;
  return ability.parts.every((part) => layerOfPart(part).startsWith('7')) ? false : null;
}

function numbersIn(
  scene: Scene,
  source: PermanentView,
  { parts }: StaticAbility,
  kind: 'setBasePT' | 'modifyPT',
): readonly Numbers[] | null {
  const found: Numbers[] = [];
  for (const part of parts) {
    if (part.kind !== kind) continue;
    const numbers = numbersOf(scene, source, part);
    if (numbers === null) return null;
    found.push(numbers);
  }
  return found;
}

type SizePart = Extract<ContinuousPart, { readonly kind: 'setBasePT' | 'modifyPT' }>;

function numbersOf(scene: Scene, source: PermanentView, part: SizePart): Numbers | null {
  const sight = sightOf(scene, source);
  const [power, toughness] = [numberOf(sight, part.power), numberOf(sight, part.toughness)];
  return power === null || toughness === null ? null : { power, toughness };
}

/** What is printed; null where an ability defines it, or nothing does. CR 208.1, 604.3 */
function printedSize({ power, toughness, abilities }: CardRecord): Numbers | null {
  if (power === null || toughness === null || kindsIn(abilities).has('definePT')) return null;
  if (kindsIn(abilities).has('form')) return null;
  return { power, toughness };
}

/** `+1/+1`, `-0/-1` and the like. CR 122.1a, 613.4c */
function fromCounters({ counters }: PermanentView): Numbers {
  let [power, toughness] = [0, 0];
  for (const [name, count] of Object.entries(counters)) {
    const [, more, tougher] = /^([+-]\d+)\/([+-]\d+)$/.exec(name) ?? [];
    if (more === undefined || tougher === undefined) continue;
    power += Number(more) * count;
    toughness += Number(tougher) * count;
  }
  return { power, toughness };
}
