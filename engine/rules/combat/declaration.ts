import { illegal } from '../ask.ts';
import type { IllegalAnswer } from '../../proc.ts';

/**
 * Declarations of attackers or blockers, whichever they are: each creature takes part in one of its ways or not at all; ways add to
 * counters, which restrictions bound; and of the declarations that obey every restriction those are legal that obey as many
 * requirements as any that costs nothing. CR 508.1c-d, 509.1b-c
 */
export interface Declarations {
  /** Per creature, its ways: each is its options, one by one legal for it. */
  readonly ways: readonly (readonly Way[])[];
  readonly counters: readonly Counter[];
}

export interface Way {
  /** Positions in the question. */
  readonly options: readonly number[];
  /** How many requirements it obeys. */
  readonly obeys: number;
  /** Whether nothing has to be paid for it. */
  readonly free: boolean;
  /** The counters that it adds to. */
  readonly adds: readonly number[];
  /** What it needs of counters, and what it bears. */
  readonly bounds: readonly Bound[];
}

export interface Bound {
  readonly counter: number;
  readonly least: number;
  readonly most: number;
  /** What is refused with, where the bound is broken. */
  readonly cr: string;
  readonly why: string;
}

export interface Counter {
  readonly bound: Omit<Bound, 'counter'> | null;
  /** How many requirements are obeyed where it is one at least. */
  readonly wanted: number;
}

/** What may be declared. */
export interface Legal {
  /** Positions of the options that are part of a legal declaration. */
  readonly options: readonly number[];
  /** The fewest and the most options of a legal declaration; where something costs something, no fewer and no more have any. */
  readonly min: number;
  readonly max: number;
  /** How many requirements have to be obeyed. */
  readonly obeyed: number;
}

/** Which options are part of a legal declaration, and how many requirements one obeys. */
export function legalDeclarations(all: Declarations): Legal {
  return isSeparable(all) ? separately(all.ways) : together(all);
}

/** What is wrong with a declaration, or null. `twice`: the refusal of a creature that does what it cannot. */
export function declarationFault(
  all: Declarations,
  { obeyed }: Pick<Legal, 'obeyed'>,
  picks: readonly number[],
  refusals: { readonly twice: IllegalAnswer; readonly required: IllegalAnswer },
): IllegalAnswer | null {
  const chosen = waysPicked(all, picks);
  if (chosen === null) return refusals.twice;
  const counts = countsOf(all, chosen);
  for (const bound of boundsOn(all, chosen)) {
    const count = counts[bound.counter] ?? 0;
    if (count < bound.least || count > bound.most) return illegal(bound.cr, bound.why);
  }
  return obeyedBy(all, chosen, counts) < obeyed ? refusals.required : null;
}

/** The ways that the picked options are; null where a creature has no such way. */
function waysPicked({ ways }: Declarations, picks: readonly number[]): readonly Way[] | null {
  const left = new Set(picks);
  const chosen: Way[] = [];
  for (const own of ways) {
    const mine = picks.filter((pick) => own.some(({ options }) => options.includes(pick)));
    if (mine.length === 0) continue;
    const way = own.find(
      ({ options }) => options.length === mine.length && mine.every((pick) => options.includes(pick)),
    );
    if (way === undefined) return null;
    chosen.push(way);
    for (const pick of mine) left.delete(pick);
  }
  return left.size === 0 ? chosen : null;
}

function countsOf({ counters }: Declarations, chosen: readonly Way[]): readonly number[] {
  const counts = counters.map(() => 0);
  for (const { adds } of chosen) for (const counter of adds) counts[counter] = (counts[counter] ?? 0) + 1;
  return counts;
}

function boundsOn({ counters }: Declarations, chosen: readonly Way[]): readonly Bound[] {
  const standing = counters.flatMap(({ bound }, counter) => (bound === null ? [] : [{ ...bound, counter }]));
  return [...standing, ...chosen.flatMap(({ bounds }) => bounds)];
}

function obeyedBy(all: Declarations, chosen: readonly Way[], counts: readonly number[]): number {
  return chosen.reduce((sum, { obeys }) => sum + obeys, wantedIn(all, counts));
}

/** Whether what one creature does bears on no other, and nothing costs anything. */
function isSeparable({ ways, counters }: Declarations): boolean {
  return (
    counters.every(({ bound, wanted }) => bound === null && wanted === 0) &&
    ways.every((own) => own.every(({ bounds, free }) => bounds.length === 0 && free))
  );
}

/** Each creature obeys as many requirements as it can. */
function separately(ways: Declarations['ways']): Legal {
  const options: number[] = [];
  let [min, max, obeyed] = [0, 0, 0];
  for (const own of ways) {
    if (own.length === 0) continue;
    const most = Math.max(...own.map(({ obeys }) => obeys));
    const good = own.filter(({ obeys }) => obeys === most);
    const sizes = good.map((way) => way.options.length);
    options.push(...new Set(good.flatMap((way) => way.options)));
    min += most > 0 ? Math.min(...sizes) : 0;
    max += Math.max(...sizes);
    obeyed += most;
  }
  return { options: options.sort((one, two) => one - two), min, max, obeyed };
}

/** Each declaration is judged as a whole. */
function together(all: Declarations): Legal {
  const { obeyed, ways } = bestOf(all, { ...ANY, onlyFree: true }) ?? NOTHING;
  const options = new Set(ways.flatMap((way) => way.options));
  for (const [creature, own] of all.ways.entries()) {
    for (const way of own) {
      if (way.options.every((option) => options.has(option))) continue;
      const found = bestOf(all, { ...ANY, forced: { creature, way }, goal: obeyed });
      for (const one of found?.ways ?? []) for (const option of one.options) options.add(option);
    }
  }
  const sorted = [...options].sort((one, two) => one - two);
  const isFree = all.ways.every((own) => own.every(({ free }) => free));
  if (!isFree) return { options: sorted, min: obeyed === 0 ? 0 : 1, max: sorted.length, obeyed };
  return { options: sorted, min: sizeOfBest(all, obeyed, -1), max: sizeOfBest(all, obeyed, 1), obeyed };
}

/** More requirements than any declaration obeys times more options than any has. */
const SCALE = 10_000;

/** The fewest (`sign` -1) or the most (1) options of a declaration that obeys the most requirements. */
function sizeOfBest({ ways, counters }: Declarations, obeyed: number, sign: -1 | 1): number {
  const scaled: Declarations = {
    ways: ways.map((own) => own.map((way) => ({ ...way, obeys: way.obeys * SCALE + sign * way.options.length }))),
    counters: counters.map((counter) => ({ ...counter, wanted: counter.wanted * SCALE })),
  };
  // Zero has no sign.
  return sign * ((bestOf(scaled, ANY)?.obeyed ?? 0) - obeyed * SCALE) || 0;
}

interface Search {
  readonly onlyFree: boolean;
  readonly forced: { readonly creature: number; readonly way: Way } | null;
  /** So many are enough, and fewer are no use; null: as many as there can be. */
  readonly goal: number | null;
}

const ANY: Search = { onlyFree: false, forced: null, goal: null };

/** A declaration without a broken restriction. */
interface Found {
  readonly obeyed: number;
  readonly ways: readonly Way[];
}

const NOTHING: Found = { obeyed: 0, ways: [] };

/** One of those that break no restriction and obey the most requirements; null where none is good enough. */
function bestOf(all: Declarations, { onlyFree, forced, goal }: Search): Found | null {
  const choices = all.ways.map((own, creature) => {
    if (forced?.creature === creature) return [forced.way];
    const open = onlyFree ? own.filter(({ free }) => free) : own;
    return [OUT, ...open];
  });
  const rest = boundsOfRest(all, choices);
  const more = stillToAdd(all, choices);
  const seen = new Map<string, number>();
  const stop = goal ?? rest[0] ?? 0;
  let best: Found | null = null;
  const taken: Way[] = [];
  const visit = (creature: number, state: State, obeyed: number): void => {
    const most = obeyed + (rest[creature] ?? 0);
    const known = best?.obeyed ?? -1;
    if (known >= stop || most <= known || most < (goal ?? 0) || !canBeKept(state, more[creature] ?? [])) return;
    if (creature === choices.length) {
      const sum = obeyed + wantedIn(all, state.counts);
      if (sum > known && sum >= (goal ?? 0)) best = { obeyed: sum, ways: [...taken] };
      return;
    }
    const key = `${creature}/${state.counts.join()}/${state.least.join()}/${state.most.join()}`;
    if ((seen.get(key) ?? Number.NEGATIVE_INFINITY) >= obeyed) return;
    seen.set(key, obeyed);
    for (const way of byPromise(all, state, choices[creature] ?? [])) {
      const next = way === OUT ? state : after(state, way);
      if (next === null) continue;
      taken.push(way);
      visit(creature + 1, next, obeyed + way.obeys);
      taken.pop();
    }
  };
  visit(0, beginning(all, choices), 0);
  return best;
}

/** First what brings most now: what is open is settled before what is settled is added to. */
function byPromise({ counters }: Declarations, { counts, least }: State, own: readonly Way[]): readonly Way[] {
  const promise = ({ obeys, adds }: Way): number =>
    adds.reduce((sum, counter) => {
      const count = counts[counter] ?? 0;
      return sum + (count === 0 ? (counters[counter]?.wanted ?? 0) : 0) + (count < (least[counter] ?? 0) ? 0.5 : 0);
    }, obeys);
  return own.length < 2 ? own : own.toSorted((one, two) => promise(two) - promise(one));
}

const OUT: Way = { options: [], obeys: 0, free: true, adds: [], bounds: [] };

/** Per creature, the most that it and those after it can obey. */
function boundsOfRest({ counters }: Declarations, choices: readonly (readonly Way[])[]): readonly number[] {
  const rest = [counters.reduce((sum, { wanted }) => sum + wanted, 0)];
  for (const own of choices.toReversed()) rest.unshift((rest[0] ?? 0) + Math.max(...own.map(({ obeys }) => obeys)));
  return rest;
}

/** Per creature and counter, how much it and those after it can add. */
function stillToAdd({ counters }: Declarations, choices: readonly (readonly Way[])[]): readonly (readonly number[])[] {
  const more = [counters.map(() => 0)];
  for (const own of choices.toReversed()) {
    const most = counters.map((_, counter) =>
      Math.max(...own.map(({ adds }) => adds.filter((add) => add === counter).length)),
    );
    more.unshift((more[0] ?? []).map((sum, counter) => sum + (most[counter] ?? 0)));
  }
  return more;
}

/** How the counters stand, no higher than it matters, and how they have to end. */
interface State {
  readonly counts: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly tops: readonly number[];
}

function beginning({ counters }: Declarations, choices: readonly (readonly Way[])[]): State {
  const every = choices.flat().flatMap(({ bounds }) => bounds);
  const tops = counters.map(({ bound, wanted }, counter) => {
    const own = every.filter((one) => one.counter === counter);
    return Math.max(
      wanted > 0 ? 1 : 0,
      ...[...own, ...(bound === null ? [] : [bound])].flatMap(({ least, most }) => [
        least,
        Number.isFinite(most) ? most + 1 : 0,
      ]),
    );
  });
  return {
    counts: counters.map(() => 0),
    least: counters.map(({ bound }) => bound?.least ?? 0),
    most: counters.map(({ bound }) => bound?.most ?? Number.POSITIVE_INFINITY),
    tops,
  };
}

/** null: a bound is broken for good. */
function after({ counts, least, most, tops }: State, { adds, bounds }: Way): State | null {
  const next = { counts: [...counts], least: [...least], most: [...most], tops };
  for (const counter of adds) next.counts[counter] = Math.min(tops[counter] ?? 0, (next.counts[counter] ?? 0) + 1);
  for (const { counter, least: needs, most: bears } of bounds) {
    next.least[counter] = Math.max(next.least[counter] ?? 0, needs);
    next.most[counter] = Math.min(next.most[counter] ?? 0, bears);
  }
  return next.counts.every((count, counter) => count <= (next.most[counter] ?? 0)) ? next : null;
}

/** Whether the creatures to come can still bring every counter to where it has to be. */
function canBeKept({ counts, least }: State, more: readonly number[]): boolean {
  return counts.every((count, counter) => count + (more[counter] ?? 0) >= (least[counter] ?? 0));
}

function wantedIn({ counters }: Declarations, counts: readonly number[]): number {
  return counters.reduce((sum, { wanted }, counter) => sum + ((counts[counter] ?? 0) > 0 ? wanted : 0), 0);
}
