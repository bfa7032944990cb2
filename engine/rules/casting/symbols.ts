import type { Game, Payment, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Color } from '../../vocabulary/basics.ts';
import type { Cost, ManaCost } from '../../vocabulary/cost.ts';
import { askValue } from '../ask.ts';
import { meansFor } from '../costs/means.ts';
import { containsX } from '../costs/parts.ts';
import { canPayLife } from '../events/life.ts';
import { canPayMana } from '../mana/plan.ts';

/** The costs of a spell that is being cast, as announced so far, and the total that they come to. */
interface Announcing {
  readonly on: ObjectId;
  readonly player: PlayerId;
  readonly anyType: boolean;
  readonly total: (costs: readonly Cost[]) => Cost;
}

/**
 * The player announces how the hybrid and Phyrexian symbols of each cost will be paid, before targets are chosen and before
 * anything changes the cost. Answers the costs without such symbols. CR 601.2b, 107.4e-f
 */
export function* announceSymbols(g: Game, announcing: Announcing, costs: readonly Cost[]): Proc<readonly Cost[]> {
  let announced = costs;
  let life = 0;
  for (let index = 0; index < costs.length; index++) {
    const withMana = (change: (mana: ManaCost) => ManaCost): readonly Cost[] =>
      announced.map((cost, at) => (at === index ? { ...cost, mana: change(cost.mana) } : cost));
    const { hybrid, phyrexian } = (costs[index] as Cost).mana;
    for (const pair of hybrid) {
      const half = (color: Color): readonly Cost[] =>
        withMana((mana) => withColor({ ...mana, hybrid: mana.hybrid.slice(1) }, color));
      announced = half((yield* chooseHalf(g, announcing, pair, half, life)) as Color);
    }
    for (const color of phyrexian) {
      const paid = withMana((mana) => ({ ...mana, phyrexian: mana.phyrexian.slice(1) }));
      const colored = withMana((mana) => withColor({ ...mana, phyrexian: mana.phyrexian.slice(1) }, color));
      const canPay = canPayLife(g.root, announcing.player, life + 2);
      const paysLife = canPay && (yield* choosePhyrexian(g, announcing, color, colored, life)) === 'life';
      if (paysLife) life += 2;
      announced = paysLife ? paid : colored;
    }
  }
  return life === 0 ? announced : withLife(announced, life);
}

function withLife([base, ...additional]: readonly Cost[], amount: number): readonly Cost[] {
  const { mana, parts } = base as Cost;
  return [{ mana, parts: [...parts, { kind: 'payLife', amount }] }, ...additional];
}

function* chooseHalf(
  g: Game,
  announcing: Announcing,
  pair: readonly [Color, Color],
  half: (color: Color) => readonly Cost[],
  life: number,
): Proc<string | null> {
  const { player, on } = announcing;
  const incomplete = pair.filter((color) => !payable(g, announcing, half(color), life));
  const asking = { player, purpose: 'hybrid mana' as const, source: on, cr: '107.4e' };
  return yield* askValue(g, asking, [...new Set(pair)], incomplete.length === 2 ? [] : incomplete);
}

function* choosePhyrexian(
  g: Game,
  announcing: Announcing,
  color: Color,
  colored: readonly Cost[],
  life: number,
): Proc<string | null> {
  const { player, on } = announcing;
  const incomplete = payable(g, announcing, colored, life) ? [] : [color];
  const asking = { player, purpose: 'Phyrexian mana' as const, source: on, cr: '107.4f' };
  return yield* askValue(g, asking, [color, 'life'], incomplete);
}

function payable(g: Game, { on, player, anyType, total }: Announcing, costs: readonly Cost[], life: number): boolean {
  const { mana: cost } = total(costs);
  const costHasX = costs.some(containsX);
  const means = meansFor(g.root, on);
  const payment: Payment = {
    player,
    cost,
    on,
    purpose: 'cast',
    costHasX,
    anyType,
    reserved: [],
    life,
    inProgress: [],
    means,
  };
  return canPayMana(g.root, payment) === 'yes';
}

function withColor(cost: ManaCost, color: Color): ManaCost {
  return { ...cost, [color]: cost[color] + 1 };
}

/** A cost with each choice of which Phyrexian symbols are paid with life, the one with none first. CR 107.4f */
export function withLifeForSymbols({ mana, parts }: Cost, life = 0): readonly Cost[] {
  const [color, ...others] = mana.phyrexian;
  if (color === undefined)
    return [life === 0 ? { mana, parts } : { mana, parts: [...parts, { kind: 'payLife', amount: life }] }];
  const left = { ...mana, phyrexian: others };
  return [
    ...withLifeForSymbols({ mana: withColor(left, color), parts }, life),
    ...withLifeForSymbols({ mana: left, parts }, life + 2),
  ];
}
