import { recordAt } from '../../cards/records.ts';
import { activatedAbilities, contextOf, type Has } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { type Context, linksOf, NO_EVENT } from '../../evaluate/context.ts';
import type { Answer, Game, ManaActivation, Payment, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { statusOf } from '../../state/read.ts';
import type { AbilityState, Address } from '../../state/root.ts';
import { arrival, changeObject, changeStatus, createObject, log } from '../../state/write.ts';
import type { ActivatedAbility } from '../../vocabulary/ability.ts';
import { hasTapInCost, isManaAbility } from '../ability-kinds.ts';
import { TAKEN_BACK } from '../ask.ts';
import { ONLY_MANA } from '../costs/means.ts';
import { containsX, hasX, keptFor } from '../costs/parts.ts';
import { type Paid, payCost } from '../costs/pay.ts';
import { totalAbilityCost } from '../costs/total.ts';
import { happen } from '../happen.ts';
import { resolveManaAbility } from '../mana/resolve.ts';
import { mayActivate } from './may-activate.ts';
import { attempt, noting } from './take-back.ts';
import { becomeTargets, chooseTargets } from './targets.ts';
import { chooseX } from './x.ts';

/** Activates an ability, unless it is taken back. Answers whether it was. CR 602.2 */
export function* activateAbility(g: Game, player: PlayerId, object: ObjectId, address: Address): Proc<boolean> {
  return yield* attempt(g, player, object, redoMana, () => activation(g, player, object, address, []));
}

/** As part of a payment: noted, so that it can be kept if the payment comes to nothing. CR 605.3a */
export function* activateForMana(g: Game, payment: Payment, object: ObjectId, address: Address): Proc<void> {
  const answers: Answer[] = [];
  const { player } = payment;
  const done = yield* attempt(g, player, object, redoMana, () =>
    noting(activation(g, player, object, address, payment.inProgress), answers),
  );
  if (done) g.activations.push({ player, object, ability: address, answers });
}

function redoMana(g: Game, { player, object, ability }: ManaActivation): Proc<void> {
  return activation(g, player, object, ability, []);
}

function* activation(
  g: Game,
  player: PlayerId,
  object: ObjectId,
  address: Address,
  inProgress: readonly string[],
): Proc<void> {
  const has = activatedAbilities(g.root, player).find((one) => one.source === object && one.address === address);
  if (has === undefined || !mayActivate(g.root, has)) throw TAKEN_BACK;
  const ctx = { ...contextOf(g.root, has), bound: linksOf(derive(g.root), object, recordAt(address)) };
  if (isManaAbility(has.ability)) yield* activateMana(g, has, ctx, inProgress);
  else yield* activateOnStack(g, has, ctx);
}

/** The ability resolves at once. CR 605.3b */
function* activateMana(g: Game, has: Has<ActivatedAbility>, ctx: Context, inProgress: readonly string[]): Proc<void> {
  const { source, address, ability, controller } = has;
  const x = hasX(ability.cost) ? yield* chooseX(g, ctx, ability) : null;
  const paid = yield* pay(g, has, { ...ctx, x }, x ?? 0, [...inProgress, `${source}/${address}`]);
  noteActivated(g, has);
  happen(g, () => log(g, { kind: 'activated', object: source, ability: address, player: controller, onStack: null }));
  const resolving = { ...ctx, sight: derive(g.root), x, bound: { ...ctx.bound, ...paid.bound } };
  yield* resolveManaAbility(g, resolving, ability.effect, hasTapInCost(ability) ? source : null);
}

/** Put on the stack, choices, costs. CR 602.2a-b */
function* activateOnStack(g: Game, has: Has<ActivatedAbility>, ctx: Context): Proc<void> {
  const { source, address, ability, controller } = has;
  const state: AbilityState = {
    address,
    source,
    of: 'activated',
    event: NO_EVENT,
    x: null,
    modes: [],
    targets: [],
    division: [],
    paid: ctx.paid,
    manaSpent: [],
    bound: {},
  };
  const id = putAbilityOnStack(g, state, controller);
  const x = hasX(ability.cost) ? yield* chooseX(g, ctx, ability) : null;
  const chosen = yield* chooseTargets(g, { ...ctx, sight: derive(g.root), x }, ability.targets, id);
  changeObject(g, id, { ability: { ...state, x, ...chosen } });
  becomeTargets(g, id, controller, chosen.targets);
  const paid = yield* pay(g, has, { ...ctx, sight: derive(g.root), x }, x ?? 0, []);
  changeObject(g, id, {
    ability: {
      ...state,
      x,
      ...chosen,
      bound: paid.bound,
      manaSpent: paid.mana.map((mana) => mana.type),
    },
  });
  noteActivated(g, has);
  happen(g, () => log(g, { kind: 'activated', object: source, ability: address, player: controller, onStack: id }));
}

function* pay(g: Game, has: Has<ActivatedAbility>, ctx: Context, x: number, inProgress: readonly string[]): Proc<Paid> {
  const { ability, source, controller } = has;
  const cost = totalAbilityCost(g.root, source, controller, ability.cost, x);
  const payment: Payment = {
    player: controller,
    cost: cost.mana,
    on: source,
    purpose: 'activate',
    costHasX: containsX(ability.cost),
    anyType: false,
    ...keptFor(ctx, cost.parts),
    inProgress,
    means: ONLY_MANA,
  };
  return yield* payCost(g, ctx, payment, cost.parts);
}

export function putAbilityOnStack(g: Game, ability: AbilityState, controller: PlayerId): ObjectId {
  const id = createObject(g, {
    ...arrival(controller),
    kind: 'ability',
    record: recordAt(ability.address),
    owner: controller,
    zone: 'stack',
    ability,
  });
  log(g, { kind: 'put on stack', object: id, source: ability.source, player: controller });
  return id;
}

/** Counts activations this turn where something limits them. CR 602.5b, 606.3 */
function noteActivated(g: Game, { source, address, ability }: Has<ActivatedAbility>): void {
  const status = statusOf(g.root, source);
  if (status === null) return;
  const keys = [...(ability.perTurn === null ? [] : [address]), ...(ability.loyalty ? ['loyalty'] : [])];
  if (keys.length === 0) return;
  const activations = { ...status.activations };
  for (const key of keys) activations[key] = (activations[key] ?? 0) + 1;
  changeStatus(g, source, { activations });
}
