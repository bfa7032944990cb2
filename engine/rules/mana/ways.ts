import type { Mana } from '../../state/root.ts';
import type { CostSymbol } from './need.ts';
import { pays } from './spend.ts';

/** More ways than this are not told apart. */
const MOST_WAYS = 64;

/** The different ways to pay these symbols from this mana: by what is spent, not by which symbol it pays. */
export function waysToPay(pool: readonly Mana[], symbols: readonly CostSymbol[]): readonly (readonly Mana[])[] {
  if (pool.length < symbols.length) return [];
  const ways = new Map<string, readonly Mana[]>();
  const classes = classesOf(pool);
  search(
    classes,
    classes.map(() => 0),
    symbols,
    0,
    ways,
    new Set(),
  );
  return [...ways.values()];
}

function classesOf(pool: readonly Mana[]): readonly (readonly Mana[])[] {
  const classes = new Map<string, Mana[]>();
  for (const mana of pool) {
    const key = `${mana.type}/${mana.snow}/${mana.from ?? ''}/${mana.from === null ? '' : mana.source}`;
    const units = classes.get(key);
    if (units === undefined) classes.set(key, [mana]);
    else units.push(mana);
  }
  return [...classes.values()];
}

function search(
  classes: readonly (readonly Mana[])[],
  used: readonly number[],
  symbols: readonly CostSymbol[],
  at: number,
  ways: Map<string, readonly Mana[]>,
  seen: Set<string>,
): void {
  if (ways.size >= MOST_WAYS) return;
  const key = `${at}/${used.join()}`;
  if (seen.has(key)) return;
  seen.add(key);
  const symbol = symbols[at];
  if (symbol === undefined) {
    ways.set(
      used.join(),
      classes.flatMap((units, index) => units.slice(0, used[index])),
    );
    return;
  }
  classes.forEach((units, index) => {
    const taken = used[index] as number;
    const unit = units[taken];
    if (unit === undefined || !pays(unit.type, unit.snow, symbol)) return;
    search(
      classes,
      used.map((count, other) => (other === index ? count + 1 : count)),
      symbols,
      at + 1,
      ways,
      seen,
    );
  });
}
