import type { Completes, Payment } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { playerState } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import { canPayLife } from '../events/life.ts';
import { ONLY_MANA } from '../costs/means.ts';
import { insteadOfMana } from './instead.ts';
import { type ManaMask, maskOf, maskOfCreature, paysAll } from './matching.ts';
import { type CostSymbol, symbolsOf } from './need.ts';
import { type ManaSource, manaSources, type Unit } from './sources.ts';
import { maySpend, mayUseAny, pays, standsFor } from './spend.ts';

/** What a search for a payment may look at before it gives up with "unknown". */
const MOST_STEPS = 3000;

/** Whether the mana of a payment can be found in the pool and among the player's mana abilities. */
export function canPayMana(
  root: Root,
  payment: Payment,
  without: readonly ObjectId[] = [],
  floating: readonly Unit[] = poolUnits(root, payment),
): Completes {
  const symbols = symbolsOf(payment.cost, mayUseAny(root, payment));
  if (symbols.length === 0) return 'yes';
  if (payment.means !== ONLY_MANA) return canPayByMeans(root, payment, without, floating, symbols);
  const { others, most } = manaSources(root, payment.player);
  if (floating.length + most < symbols.length) return others ? 'unknown' : 'no';
  return canPayFrom(root, payment, symbols, floating, sourcesFor(root, payment, without), others);
}

/** The same where creatures or cards may stand for mana, or no mana may be spent. CR 702.51a, 702.66a */
function canPayByMeans(
  root: Root,
  payment: Payment,
  without: readonly ObjectId[],
  floating: readonly Unit[],
  symbols: readonly CostSymbol[],
): Completes {
  const { creatures, cards, unsure } = insteadOfMana(root, payment, without);
  const mana = payment.means.mana ? sourcesFor(root, payment, without) : [];
  const units = payment.means.mana ? [...floating, ...cards] : cards;
  const others = unsure || manaSources(root, payment.player).others;
  return canPayFrom(root, payment, symbols, units, [...mana, ...creatures], others);
}

/** Mana abilities that may be activated for a payment. */
function sourcesFor(root: Root, payment: Payment, without: readonly ObjectId[]): readonly ManaSource[] {
  return manaSources(root, payment.player).plain.filter(
    (source) =>
      !without.includes(source.object) &&
      !payment.reserved.includes(source.object) &&
      (source.life === 0 || canPayLife(root, payment.player, payment.life + source.life)),
  );
}

function canPayFrom(
  root: Root,
  payment: Payment,
  symbols: readonly CostSymbol[],
  floating: readonly Unit[],
  sources: readonly ManaSource[],
  others: boolean,
): Completes {
  const usable = floating.filter((unit) => maySpend(root, unit, payment));
  const answer = paidFrom(root, payment, symbols, usable, sources);
  if (answer === 'no') return others ? 'unknown' : 'no';
  if (answer === 'unknown' || fits(root, payment, sources)) return answer;
  return paidFrom(root, payment, symbols, usable, fitting(root, payment, sources)) === 'yes' ? 'yes' : 'unknown';
}

function paidFrom(
  root: Root,
  payment: Payment,
  symbols: readonly CostSymbol[],
  usable: readonly Unit[],
  sources: readonly ManaSource[],
): Completes {
  const single = singleMana(usable, sources);
  if (single !== null) return paysAll(symbols, single) ? 'yes' : 'no';
  const search: Search = { root, payment, steps: 0 };
  if (found(search, symbols, usable, sources)) return 'yes';
  return search.steps > MOST_STEPS ? 'unknown' : 'no';
}

/** Whether there is life enough for all of these and the rest of the cost. CR 119.4 */
function fits(root: Root, { player, life }: Payment, sources: readonly ManaSource[]): boolean {
  const more = sources.reduce((sum, source) => sum + source.life, 0);
  return more === 0 || canPayLife(root, player, life + more);
}

/** As many of these as there is life for, the cheapest first. */
function fitting(root: Root, payment: Payment, sources: readonly ManaSource[]): readonly ManaSource[] {
  const chosen: ManaSource[] = [];
  for (const source of [...sources].sort((one, two) => one.life - two.life)) {
    if (fits(root, payment, [...chosen, source])) chosen.push(source);
  }
  return chosen;
}

/** What each mana and each object can pay, where no object makes more than one; else null: then it takes a search. */
function singleMana(usable: readonly Unit[], sources: readonly ManaSource[]): readonly ManaMask[] | null {
  const perObject = new Map<ObjectId, ManaMask>();
  for (const { object, single } of sources) {
    if (single === null) return null;
    perObject.set(object, (perObject.get(object) ?? 0) | single);
  }
  return [...usable.map(maskOfUnit), ...perObject.values()];
}

function maskOfUnit({ kind, types, snow }: Unit): ManaMask {
  return kind === 'mana' ? maskOf(types, snow) : maskOfCreature(types);
}

/** Whether a unit pays a symbol, with the type of its that does. CR 107.4, 702.51a, 702.66a */
function unitPays({ kind, types, snow }: Unit, symbol: CostSymbol): boolean {
  return kind === 'mana' ? types.some((type) => pays(type, snow, symbol)) : standsFor(types, symbol);
}

/** The mana in the pool as units. */
export function poolUnits(root: Root, payment: Payment): readonly Unit[] {
  return playerState(root, payment.player).pool.map(({ type, snow, source, from }) => ({
    kind: 'mana',
    types: [type],
    snow,
    source,
    from,
  }));
}

interface Search {
  readonly root: Root;
  readonly payment: Payment;
  steps: number;
}

/** Pays the first symbol in every way and goes on; symbols come with the most particular first. */
function found(
  search: Search,
  symbols: readonly CostSymbol[],
  floating: readonly Unit[],
  sources: readonly ManaSource[],
): boolean {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return true;
  if (++search.steps > MOST_STEPS) return false;
  if (symbol.kind === 'generic') return enough(search, symbols.length, floating, sources);
  const tried = new Set<string>();
  for (const unit of floating) {
    const key = unitKey(unit);
    if (tried.has(key) || !unitPays(unit, symbol)) continue;
    tried.add(key);
    if (found(search, rest, without(floating, unit), sources)) return true;
  }
  for (const source of sources) {
    for (const units of source.alternatives) {
      const key = `${unitsKey(units)} of ${everythingOf(sources, source)}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const paying = units.find((unit) => unitPays(unit, symbol) && maySpend(search.root, unit, search.payment));
      if (paying === undefined) continue;
      const more = without(units, paying).filter((unit) => maySpend(search.root, unit, search.payment));
      if (found(search, rest, [...floating, ...more], exceptFor(sources, source))) return true;
    }
  }
  return false;
}

/** Only generic mana is left: what counts is how much there is. */
function enough(search: Search, wanted: number, floating: readonly Unit[], sources: readonly ManaSource[]): boolean {
  let have = floating.length;
  const perObject = new Map<ObjectId, number>();
  for (const source of sources) {
    const most = Math.max(
      ...source.alternatives.map((units) => units.filter((unit) => maySpend(search.root, unit, search.payment)).length),
    );
    perObject.set(source.object, Math.max(perObject.get(source.object) ?? 0, most));
  }
  for (const amount of perObject.values()) have += amount;
  return have >= wanted;
}

/** One object's mana abilities share its {T} or its life on the battlefield. */
function exceptFor(sources: readonly ManaSource[], used: ManaSource): readonly ManaSource[] {
  return sources.filter((source) => source.object !== used.object);
}

function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return [...list.slice(0, at), ...list.slice(at + 1)];
}

/** What an object's mana abilities can make: objects that agree in it can stand for each other. */
function everythingOf(sources: readonly ManaSource[], { object }: ManaSource): string {
  return sources
    .filter((source) => source.object === object)
    .map((source) => `${source.alternatives.map(unitsKey).join('|')} for ${source.life}`)
    .join('/');
}

function unitsKey(units: readonly Unit[]): string {
  return units.map(unitKey).join(';');
}

function unitKey(unit: Unit): string {
  return `${unit.kind === 'mana' ? '' : unit.kind}${unit.types.join('')}${unit.snow ? 's' : ''}${unit.from ?? ''}`;
}
