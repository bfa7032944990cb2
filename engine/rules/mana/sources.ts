import { addressOf, recordAt } from '../../cards/records.ts';
import { abilitiesOf, contextOf, type Has, ownActivated } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { remembering } from '../../characteristics/memory.ts';
import { type Context, linksOf } from '../../evaluate/context.ts';
import { amountOf, holds } from '../../evaluate/expression.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Address, Root } from '../../state/root.ts';
import type { ActivatedAbility } from '../../vocabulary/ability.ts';
import type { ManaType } from '../../vocabulary/basics.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { NO_MANA } from '../../vocabulary/cost.ts';
import { hasTapInCost, isManaAbility } from '../ability-kinds.ts';
import { mayActivate } from '../casting/may-activate.ts';
import { canPayPart, lifeIn } from '../costs/parts.ts';
import { everyResult, manaReplacements } from './changes.ts';
import { type ManaMask, maskOf } from './matching.ts';
import { typesToChoose } from './types.ts';

/**
 * What pays one symbol: a mana that a source makes, of a type to be chosen among these; or a creature of these colours that convokes,
 * or a card that is exiled for delve.
 */
export interface Unit {
  readonly kind: 'mana' | 'creature' | 'card';
  readonly types: readonly ManaType[];
  readonly snow: boolean;
  readonly source: ObjectId;
  /** The effect whose restriction it carries, or null. */
  readonly from: Address | null;
}

/** A mana ability that can be activated now, and the mana that it can make: one of the alternatives. */
export interface ManaSource {
  readonly object: ObjectId;
  readonly address: Address;
  readonly alternatives: readonly (readonly Unit[])[];
  readonly life: number;
  readonly sacrificed: boolean;
  /** Whether its object is neither tapped nor sacrificed for it. */
  readonly stays: boolean;
  /** What it can make, where that is one mana that may be spent on anything; else null. */
  readonly single: ManaMask | null;
}

/** Mana abilities that a player can activate now. */
export interface ManaSources {
  /** Those whose cost and outcome are plain. */
  readonly plain: readonly ManaSource[];
  /** Whether there are others, so that "no payment" cannot be said for certain. */
  readonly others: boolean;
  /** How much mana the plain ones can make in all, at most. */
  readonly most: number;
}

/** Activated mana abilities of permanents that this player may activate now. CR 605.3a */
export const manaAbilities: (root: Root, player: PlayerId) => readonly Has<ActivatedAbility>[] = remembering(
  (root, player) => ownActivated(root, player).filter((has) => isManaAbility(has.ability) && mayActivate(root, has)),
);

/** What the player could make with mana abilities now. */
export const manaSources: (root: Root, player: PlayerId) => ManaSources = remembering((root, player) => {
  const plain: ManaSource[] = [];
  let others = abilitiesOf(root).triggered.some(
    ({ ability }) => ability.on.kind === 'tappedForMana' || ability.on.kind === 'manaAdded',
  );
  for (const has of manaAbilities(root, player)) {
    const source = isPayable(root, has) ? plainSource(root, has) : null;
    if (source === null) others = true;
    else if (source.alternatives.length > 0) plain.push(source);
  }
  return { plain, others, most: mostMana(plain) };
});

/** Whether what the ability costs beside its symbols can be paid as things are; they may change while costs are paid. CR 118.3 */
function isPayable(root: Root, has: Has<ActivatedAbility>): boolean {
  return has.ability.cost.parts.every(
    (part) => (part.kind !== 'payLife' && part.kind !== 'putCounters') || canPayPart(contextOf(root, has), part),
  );
}

/** An object's mana abilities share its {T}: the best of them counts. */
function mostMana(plain: readonly ManaSource[]): number {
  const perObject = new Map<ObjectId, number>();
  for (const { object, alternatives } of plain) {
    for (const units of alternatives) perObject.set(object, Math.max(perObject.get(object) ?? 0, units.length));
  }
  return [...perObject.values()].reduce((sum, amount) => sum + amount, 0);
}

const PLAIN_PARTS: readonly string[] = ['tap', 'sacrificeSource', 'payLife', 'removeCounters', 'putCounters'];

/** What was found for abilities whose outcome nothing but the result of the layers bears on. */
const foundFor = new WeakMap<Has<ActivatedAbility>, ManaSource | null>();

/** The ability as a plain source; null where it takes more to know what it makes or costs. */
function plainSource(root: Root, has: Has<ActivatedAbility>): ManaSource | null {
  const known = foundFor.get(has);
  if (known !== undefined && root.lasting.length === 0) return known;
  const sight = derive(root);
  const before = sight.reads;
  sight.reads = 0;
  const source = findPlainSource(root, has);
  if (sight.reads === 0 && root.lasting.length === 0) foundFor.set(has, source);
  sight.reads |= before;
  return source;
}

function findPlainSource(root: Root, has: Has<ActivatedAbility>): ManaSource | null {
  const { cost, effect } = has.ability;
  if (cost.mana !== NO_MANA || !cost.parts.every((part) => PLAIN_PARTS.includes(part.kind))) return null;
  if (
    !cost.parts.some((part) => part.kind === 'tap' || part.kind === 'sacrificeSource') &&
    has.ability.perTurn === null
  )
    return null;
  const ctx = { ...contextOf(root, has), bound: linksOf(derive(root), has.source, recordAt(has.address)) };
  const adding = flat(ctx, effect);
  const only = adding?.[0];
  if (only === undefined || adding?.length !== 1) return null;
  const alternatives = alternativesOf(root, has, ctx, only);
  if (alternatives === null) return null;
  return {
    object: has.source,
    address: has.address,
    alternatives,
    life: lifeIn(ctx, cost.parts),
    sacrificed: cost.parts.some((part) => part.kind === 'sacrificeSource'),
    stays: !cost.parts.some((part) => part.kind === 'sacrificeSource' || part.kind === 'tap'),
    single: singleOf(alternatives),
  };
}

function singleOf(alternatives: readonly (readonly Unit[])[]): ManaMask | null {
  let mask = 0;
  for (const [unit, more] of alternatives) {
    if (unit === undefined || more !== undefined || unit.from !== null) return null;
    mask |= maskOf(unit.types, unit.snow);
  }
  return mask;
}

type AddMana = Extract<Effect, { kind: 'addMana' }>;

/** The mana effects that would be performed now; null where a choice or payment decides. */
function flat(ctx: Context, effect: Effect): readonly AddMana[] | null {
  switch (effect.kind) {
    case 'addMana':
      return effect.who.kind === 'you' ? [effect] : null;
    case 'seq': {
      const parts = effect.of.map((part) => flat(ctx, part));
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
    }
    case 'if':
      return flat(ctx, holds(ctx, effect.condition) ? effect.then : effect.otherwise);
    case 'may':
    case 'mayPay':
    case 'mayPayTimes':
      return null;
    default:
      return [];
  }
}

function alternativesOf(
  root: Root,
  has: Has<ActivatedAbility>,
  ctx: Context,
  effect: AddMana,
): readonly (readonly Unit[])[] | null {
  const snow = derive(root).characteristics(has.source)?.supertypes.includes('snow') ?? false;
  const from = effect.spendOnly === null && effect.rider === null ? null : addressOf(effect);
  const unit = (types: readonly ManaType[]): Unit => ({ kind: 'mana', types, snow, source: has.source, from });
  const tapped = hasTapInCost(has.ability);
  const { mana } = effect;
  const fixed = (types: readonly ManaType[]): readonly (readonly Unit[])[] =>
    (tapped ? everyResult(root, has.source, has.controller, types) : [types]).map((result) =>
      result.map((type) => unit([type])),
    );
  switch (mana.kind) {
    case 'fixed':
      return fixed(mana.mana);
    case 'amountOf':
      return fixed(Array.from({ length: Math.max(0, amountOf(ctx, mana.amount)) }, () => mana.type)).filter(
        (units) => units.length > 0,
      );
    case 'asMuchAsUnspent':
      return null;
    case 'choose': {
      const types = typesToChoose(ctx, mana.from);
      const amount = Math.max(0, amountOf(ctx, mana.amount));
      if (types.length === 0 || amount === 0) return [];
      if (mana.each === 'together') return types.flatMap((type) => fixed(Array.from({ length: amount }, () => type)));
      if (tapped && manaReplacements(root, has.source, has.controller, amount).length > 0) return null;
      return [Array.from({ length: amount }, () => unit(types))];
    }
  }
}
