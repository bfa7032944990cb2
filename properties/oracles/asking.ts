import type { History, HistoryStep, PermanentView, Ref } from '../../protocol/index.ts';
import { type Action, actionsOf, wasCompleted } from '../reading/actions.ts';
import { ofKind } from '../reading/happenings.ts';
import { sorted } from '../reading/pool.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { activatedAbility } from './abilities.ts';
import { type ActivatedAbility, type Effect, MANA_TYPES, type ManaType, type ManaTypes } from './card-facts.ts';
import { couldProduce, type Reading, RIGHT } from './could-produce.ts';
import { matches, objectsMeant, permanentsThat } from './matching.ts';
import { typesOf } from './production.ts';
import { type Sight, sightOf } from './sight.ts';

/** An activation of an ability that adds one mana of a type that other objects define. CR 106.5, 106.7 */
export interface Asking {
  readonly action: Action;
  readonly permanent: PermanentView;
  readonly ability: ActivatedAbility;
  readonly from: ManaTypes;
  /** The moment whose types count, as the ability resolves or its cost takes what it speaks of; and how the ability sees it. */
  readonly sight: Sight;
  readonly at: number;
  /** The types that the player was asked to choose among; null where there was no such question. */
  readonly offered: readonly ManaType[] | null;
  /** The mana that the ability itself added, as letters. */
  readonly made: string;
}

/** All such activations that were completed and that the history shows enough of. */
export function askings(history: History, scenes: Scenes): readonly Asking[] {
  return actionsOf(history).flatMap((action) => {
    if (action.kind !== 'activate' || !wasCompleted(action)) return [];
    return askingOf(history, scenes, action) ?? [];
  });
}

function askingOf(history: History, scenes: Scenes, action: Action): Asking | null {
  const before = scenes(action.begun);
  const permanent = permanentIn(before.view, action.object);
  const ability = permanent === null ? null : activatedAbility(before, permanent, action.ability);
  if (permanent === null || ability === null) return null;
  const from = askedTypes(ability.effect);
  if (from === null) return null;
  const choice = action.choices.find((at) => isTypeQuestion(history.steps[at], action.object));
  const at = from.kind === 'couldProduceOf' || choice === undefined ? action.begun : choice;
  if (choice === undefined && from.kind !== 'couldProduceOf' && !ability.cost.parts.every(({ kind }) => kind === 'tap'))
    return null;
  const taken = sacrificed(action, ability, sightOf(before, permanent));
  if (from.kind === 'couldProduceOf' && taken.length === 0) return null;
  const bound = (): readonly PermanentView[] => before.view.battlefield.filter(({ ref }) => taken.includes(ref));
  const sight: Sight = { scene: scenes(at), you: permanent.controller, source: permanent.ref, bound };
  const offered = choice === undefined ? null : typesOffered(history.steps[choice]);
  return { action, permanent, ability, from, sight, at, offered, made: madeBy(action) };
}

/** What an effect asks of other objects, where it adds one mana and does nothing else. */
export function askedTypes(effect: Effect): ManaTypes | null {
  if (effect.kind !== 'addMana' || effect.mana.kind !== 'choose' || effect.mana.amount !== 1) return null;
  const { from } = effect.mana;
  return from.kind === 'couldProduce' || from.kind === 'couldProduceOf' || from.kind === 'colorsAmong' ? from : null;
}

function isTypeQuestion(step: HistoryStep | undefined, source: Ref): boolean {
  return step?.question?.purpose === 'mana type' && step.question.source === source;
}

function typesOffered(step: HistoryStep | undefined): readonly ManaType[] {
  return MANA_TYPES.filter((type) => step?.question?.options.includes(type));
}

/** What the cost took, among all that left meanwhile. */
function sacrificed(action: Action, ability: ActivatedAbility, before: Sight): readonly Ref[] {
  const gone = ofKind(action.happenings, 'moved').flatMap(({ happening }) =>
    happening.from === 'battlefield' ? [happening.object] : [],
  );
  const parts = ability.cost.parts.flatMap((part) => (part.kind === 'sacrifice' ? [part.what] : []));
  return before.scene.view.battlefield
    .filter(
      (permanent) => gone.includes(permanent.ref) && parts.some((what) => matches(before, what, permanent) === true),
    )
    .map(({ ref }) => ref);
}

/** Mana that the activated ability itself added, as letters in their order. */
export function madeBy(action: Action): string {
  const added = ofKind(action.happenings, 'mana added').filter(
    ({ happening }) => happening.source === action.object && !happening.triggered,
  );
  return sorted(added.map(({ happening }) => happening.mana).join(''));
}

/** The types that the ability can add by this reading of the rules; null where the history does not show it. */
export function answer(
  { sight, from }: Pick<Asking, 'sight' | 'from'>,
  reading: Reading = RIGHT,
): readonly ManaType[] | null {
  const { sure, perhaps } = typesOf(sight, from, couldProduce(sight.scene, reading).asked);
  if ([...perhaps].some((type) => !sure.has(type))) return null;
  return MANA_TYPES.filter((type) => sure.has(type));
}

/** The permanents that the ability asks about; empty where that is not known. */
export function lookedAt({ sight, from }: Asking): readonly PermanentView[] {
  switch (from.kind) {
    case 'couldProduce':
    case 'colorsAmong':
      return permanentsThat(sight, from.what) ?? [];
    case 'couldProduceOf':
      return objectsMeant(sight, from.object) ?? [];
    default:
      return [];
  }
}
