import type { Game, Payment, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Color } from '../../vocabulary/basics.ts';
import type { Cost, ManaCost } from '../../vocabulary/cost.ts';
import { askValue } from '../ask.ts';
import { canPayLife } from '../events/life.ts';
import { canPayMana } from '../mana/plan.ts';

/** The player announces how hybrid and Phyrexian symbols will be paid. CR 601.2b, 107.4e-f */
export function* announceSymbols(g: Game, on: ObjectId, player: PlayerId, cost: Cost): Proc<Cost> {
  const { hybrid, phyrexian } = cost.mana;
  let mana: ManaCost = cost.mana;
  let life = 0;
  for (const pair of hybrid) {
    const open = { ...mana, hybrid: mana.hybrid.slice(1) };
    mana = withColor(open, (yield* chooseHalf(g, on, player, open, pair)) as Color);
  }
  for (const color of phyrexian) {
    const open = { ...mana, phyrexian: mana.phyrexian.slice(1) };
    const canPay = canPayLife(g.root, player, life + 2);
    const paysLife = canPay && (yield* choosePhyrexian(g, on, player, open, color)) === 'life';
    if (paysLife) life += 2;
    mana = paysLife ? open : withColor(open, color);
  }
  return { mana, parts: life === 0 ? cost.parts : [...cost.parts, { kind: 'payLife', amount: life }] };
}

function* chooseHalf(
  g: Game,
  on: ObjectId,
  player: PlayerId,
  open: ManaCost,
  pair: readonly [Color, Color],
): Proc<string | null> {
  const incomplete = pair.filter((color) => !payable(g, on, player, withColor(open, color)));
  const asking = { player, purpose: 'hybrid mana' as const, source: on, cr: '107.4e' };
  return yield* askValue(g, asking, [...new Set(pair)], incomplete.length === 2 ? [] : incomplete);
}

function* choosePhyrexian(g: Game, on: ObjectId, player: PlayerId, open: ManaCost, color: Color): Proc<string | null> {
  const incomplete = payable(g, on, player, withColor(open, color)) ? [] : [color];
  const asking = { player, purpose: 'Phyrexian mana' as const, source: on, cr: '107.4f' };
  return yield* askValue(g, asking, [color, 'life'], incomplete);
}

function payable(g: Game, on: ObjectId, player: PlayerId, cost: ManaCost): boolean {
  const payment: Payment = { player, cost, on, purpose: 'cast', costHasX: false, reserved: [], inProgress: [] };
  return canPayMana(g.root, payment) === 'yes';
}

function withColor(cost: ManaCost, color: Color): ManaCost {
  return { ...cost, [color]: cost[color] + 1 };
}
