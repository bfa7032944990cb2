import type { History, PermanentView, Ref, Seat, StackView } from '../../protocol/index.ts';
import { cardNamed, type Effect, holdsNode, kindsIn, recordHas } from '../oracles/card-facts.ts';
import { permanentsThat } from '../oracles/matching.ts';
import { happeningsOf, ofKind } from './happenings.ts';
import { stepsOf } from './instructions.ts';
import { type Resolution, resolutionsOf, stepsDuring } from './resolutions.ts';
import type { Scenes } from './scenes.ts';
import { triggerOnStack } from './stacked-triggers.ts';
import { permanentIn } from './views.ts';

/** That a player has goaded a creature. CR 701.15a */
export interface Goad {
  readonly creature: Ref;
  readonly incarnation: number;
  readonly by: Seat;
  /** The step that first shows it done. */
  readonly since: number;
}

export interface Goads {
  /** Those that last in a step: until the next turn of who goaded, each player's once for a creature. CR 701.15a, 701.15d */
  readonly at: (at: number) => readonly Goad[];
  /** The first step after something has left an effect that is not known and that no view shows. */
  readonly known: number;
}

/** All that was goaded. Needs `battlefield`, `stack` and `events`. */
export function goadsIn(history: History, scenes: Scenes): Goads {
  const goads: Goad[] = [];
  const resolutions = resolutionsOf(history);
  let known = firstUnknown(history, resolutions);
  for (const resolution of resolutions) {
    const { object, over: since, did } = resolution;
    if (!recordHas(object.name, 'goad') || since >= known || did !== 'resolved') continue;
    const creatures = goadedBy(history, scenes, resolution);
    if (creatures === null) known = since;
    for (const { ref, incarnation } of creatures ?? [])
      goads.push({ creature: ref, incarnation, by: object.controller, since });
  }
  return { known, at: (at) => distinct(goads.filter((goad) => lasts(history, goad, at))) };
}

function lasts({ steps }: History, { creature, incarnation, by, since }: Goad, at: number): boolean {
  const view = steps[at]?.view;
  if (view === undefined || at < since || permanentIn(view, creature)?.incarnation !== incarnation) return false;
  const later = steps.slice(since + 1, at + 1).flatMap(({ happenings }) => happenings);
  return !later.some((one) => one.kind === 'turn began' && one.active === by);
}

function distinct(goads: readonly Goad[]): readonly Goad[] {
  const isSame = (one: Goad) => (other: Goad) => one.creature === other.creature && one.by === other.by;
  return goads.filter((goad, index) => goads.findIndex(isSame(goad)) === index);
}

/** By when something has resolved that leaves what is not followed here. */
function firstUnknown(history: History, resolutions: readonly Resolution[]): number {
  const told = ofKind(happeningsOf(history), 'resolved').find(({ order }) => {
    const followed = resolutions.find((one) => one.order === order);
    return followed === undefined || leavesMore(followed.object);
  });
  return told?.at ?? Number.POSITIVE_INFINITY;
}

/** Whether what resolved may leave an effect that a view does not show: it shows keywords, control and sizes. */
function leavesMore({ name }: StackView): boolean {
  const record = cardNamed(name);
  if (record === null || kindsIn(record).has('lasting') || kindsIn(record).has('becomeCopy')) return true;
  return holdsNode(record, (node) => node.kind === 'continuous' && 'parts' in node && !isShown(node.parts));
}

const SHOWN = ['control', 'modifyPT', 'setBasePT'];

function isShown(parts: unknown): boolean {
  if (!Array.isArray(parts)) return false;
  return (parts as readonly object[]).every(
    (part) =>
      ('kind' in part && SHOWN.includes(String(part.kind))) ||
      ('abilities' in part && Array.isArray(part.abilities) && part.abilities.every(({ kind }) => kind === 'keyword')),
  );
}

/** What was goaded as it resolved; null: that is not known. */
function goadedBy(history: History, scenes: Scenes, resolution: Resolution): readonly PermanentView[] | null {
  const { object } = resolution;
  if (object.kind === 'spell' && cardNamed(object.name)?.spell === null) return [];
  const effect =
    object.kind === 'spell' ? cardNamed(object.name)?.spell?.effect : triggerOnStack(history, object)?.effect;
  if (effect === undefined) return null;
  const optional = effect.kind === 'may';
  const goads = stepsOf(optional ? effect.effect : effect).filter((step) => step.kind === 'goad');
  const [goad] = goads;
  if (goad === undefined) return kindsIn(effect).has('goad') ? null : [];
  const done = optional ? wasDone(history, resolution) : true;
  if (goads.length > 1 || done === null) return null;
  return done ? meant(scenes, resolution, goad.what) : [];
}

/** What the player said who was asked whether it is done; null where it is not known. */
function wasDone(history: History, resolution: Resolution): boolean | null {
  const asked = stepsDuring(history, resolution).map((at) => history.steps[at]);
  const [only] = asked;
  if (asked.length !== 1 || only?.question?.kind !== 'yes or no' || only.answer?.kind !== 'pick') return null;
  return only.answer.picks.includes('yes');
}

type Goading = Extract<Effect, { readonly kind: 'goad' }>['what'];

/** Not known of a target that is gone, or of what depends on one. */
function meant(scenes: Scenes, { object, begun }: Resolution, what: Goading): readonly PermanentView[] | null {
  const scene = scenes(begun);
  if (what.kind === 'each')
    return permanentsThat({ scene, you: object.controller, source: null, bound: null }, what.what);
  if (what.kind !== 'target') return null;
  const aims = (object.targets[what.index] ?? []).map((aim) => permanentIn(scene.view, aim));
  const found = aims.flatMap((one) => one ?? []);
  return found.length === aims.length && found.length > 0 ? found : null;
}
