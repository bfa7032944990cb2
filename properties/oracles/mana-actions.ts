import type { History, PermanentView } from '../../protocol/index.ts';
import { type Action, actionsOf, wasCompleted } from '../reading/actions.ts';
import { ofKind, type Placed } from '../reading/happenings.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { activatedAbility, hasTapSymbol, isManaAbility } from './abilities.ts';
import { madeBy } from './asking.ts';
import { type ActivatedAbility, type Effect, kindsIn, type ManaType } from './card-facts.ts';
import { couldProduce } from './could-produce.ts';
import { type Mana, productionsOf } from './production.ts';
import { inEveryOrder, type ManaReplacement, replacementsOn } from './replacements.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';

/** An activation of an ability whose effect adds mana, completed. */
export interface ManaAction {
  readonly action: Action;
  /** As it was before the activation. */
  readonly permanent: PermanentView;
  readonly ability: ActivatedAbility;
  readonly before: Scene;
  /** Whether it is a mana ability, and whether it taps its permanent for mana. CR 106.12, 605.1a */
  readonly mana: boolean;
  readonly taps: boolean;
  /** What the ability itself added before the action was over. */
  readonly made: string;
  /** All that happened from the activation to its end, actions inside it included. */
  readonly meanwhile: readonly Placed[];
}

/** All activations of abilities that add mana and that the history shows to their end. */
export function manaActions(history: History, scenes: Scenes): readonly ManaAction[] {
  return actionsOf(history).flatMap((action) => {
    if (action.kind !== 'activate' || !wasCompleted(action)) return [];
    const before = scenes(action.begun);
    const permanent = permanentIn(before.view, action.object);
    const ability = permanent === null ? null : activatedAbility(before, permanent, action.ability);
    if (permanent === null || ability === null || !addsMana(ability)) return [];
    const mana = isManaAbility(ability);
    const meanwhile = history.steps
      .slice(action.begun + 1, action.over + 1)
      .flatMap(({ happenings }, index) =>
        happenings.map((happening, order) => ({ at: action.begun + 1 + index, order, happening })),
      );
    return [
      {
        action,
        permanent,
        ability,
        before,
        mana,
        taps: mana && hasTapSymbol(ability),
        made: madeBy(action),
        meanwhile,
      },
    ];
  });
}

function addsMana({ effect }: ActivatedAbility): boolean {
  return effect.kind === 'addMana' || (effect.kind === 'seq' && effect.of.some(({ kind }) => kind === 'addMana'));
}

/** Whether nothing but the permanent itself left the battlefield meanwhile, so that what was before still counts at the end. */
export function isPlain({ meanwhile, permanent }: ManaAction): boolean {
  return ofKind(meanwhile, 'moved').every(
    ({ happening }) => happening.from !== 'battlefield' || happening.object === permanent.ref,
  );
}

/** What the ability makes before any replacement; null where the history does not show it. */
export function baseOf({ before, permanent, ability }: ManaAction): readonly Mana[] | null {
  if (timesAdding(ability.effect) > 1) return null;
  const sight: Sight = sightOf(before, permanent);
  const { sure, perhaps } = productionsOf(sight, ability.effect, couldProduce(before).asked);
  const known = (mana: Mana) => sure.some((each) => each.amount === mana.amount && covers(each.types, mana.types));
  return perhaps.every(known) ? sure : null;
}

/** How often an effect adds mana: more than once is not put together here. */
function timesAdding(effect: Effect): number {
  return effect.kind === 'seq'
    ? effect.of.reduce((sum, part) => sum + timesAdding(part), 0)
    : Number(kindsIn(effect).has('addMana'));
}

function covers(types: readonly ManaType[], some: readonly ManaType[]): boolean {
  return some.every((type) => types.includes(type));
}

/** Replacements that would apply if the permanent were tapped for mana; null where that is not known. */
export function replacementsFor({ before, permanent, action }: ManaAction): readonly ManaReplacement[] | null {
  return replacementsOn(before, permanent, action.player);
}

/** All that the ability may come to with these replacements. */
export function endsOf(base: readonly Mana[], replacements: readonly ManaReplacement[]): readonly Mana[] {
  return base.flatMap((mana) => inEveryOrder(mana, replacements));
}
