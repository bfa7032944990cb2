import type { Game } from '../../proc.ts';
import type { ManaType } from '../../vocabulary/basics.ts';
import { canPayMana, poolUnits } from './plan.ts';
import type { Unit } from './sources.ts';

/** Types after which the payment that is going on cannot be completed, so far as is known. Nothing is paid: none. */
export function incompleteTypes(
  g: Game,
  types: readonly ManaType[],
  chosen: readonly ManaType[],
  perChoice: number,
  amount: number,
): readonly ManaType[] {
  const payment = g.paying;
  if (payment === null || types.length < 2) return [];
  const pool = poolUnits(g.root, payment);
  const plain = (one: readonly ManaType[]): Unit => ({
    kind: 'mana',
    types: one,
    snow: false,
    source: payment.on,
    from: null,
  });
  return types.filter((type) => {
    const made = [...chosen.map((one) => plain([one])), ...Array.from({ length: perChoice }, () => plain([type]))];
    const open = Array.from({ length: Math.max(0, amount - made.length) }, () => plain(types));
    return canPayMana(g.root, payment, [], [...pool, ...made, ...open]) !== 'yes';
  });
}
