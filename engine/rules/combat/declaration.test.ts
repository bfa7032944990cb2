import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../laws/random.ts';
import { illegal } from '../ask.ts';
import { type Bound, type Declarations, declarationFault, legalDeclarations, type Way } from './declaration.ts';

/** Declarations as a whole: what is found by searching is what is found by going through all of them. CR 508.1c-d, 509.1b-c */

const REFUSALS = { twice: illegal('508.1b', 'twice'), required: illegal('508.1d', 'required') };
const NO_BOUND = { least: 0, most: Number.POSITIVE_INFINITY, cr: '508.1c', why: 'bound' };

function isLegal(all: Declarations, picks: readonly number[]): boolean {
  return declarationFault(all, legalDeclarations(all), picks, REFUSALS) === null;
}

const way = (option: number, details: Partial<Way> = {}): Way => ({
  options: [option],
  obeys: 0,
  free: true,
  adds: [],
  bounds: [],
  ...details,
});

describe('declarations', () => {
  test('CR 508.1d, example 1: of one that must and one that may, where one alone can, the first does', () => {
    const all: Declarations = {
      ways: [[way(0, { obeys: 1, adds: [0] })], [way(1, { adds: [0] })]],
      counters: [{ bound: { ...NO_BOUND, most: 1 }, wanted: 0 }],
    };
    expect(legalDeclarations(all)).toEqual({ options: [0], min: 1, max: 1, obeyed: 1 });
    expect([[], [0], [1], [0, 1]].map((picks) => isLegal(all, picks))).toEqual([false, true, false, false]);
  });

  test('CR 509.1c, example 1: where two have to do together what one must, both do', () => {
    const bounds: readonly Bound[] = [{ ...NO_BOUND, counter: 0, least: 2 }];
    const all: Declarations = {
      ways: [[way(0, { obeys: 1, adds: [0], bounds })], [way(1, { adds: [0], bounds })]],
      counters: [{ bound: null, wanted: 0 }],
    };
    expect(legalDeclarations(all)).toEqual({ options: [0, 1], min: 2, max: 2, obeyed: 1 });
  });

  test('CR 509.1c: what is wanted of somebody, and takes two, is done by two', () => {
    const bounds: readonly Bound[] = [{ ...NO_BOUND, counter: 0, least: 2 }];
    const all: Declarations = {
      ways: [[way(0, { adds: [0], bounds })], [way(1, { adds: [0], bounds })]],
      counters: [{ bound: null, wanted: 1 }],
    };
    expect(legalDeclarations(all)).toEqual({ options: [0, 1], min: 2, max: 2, obeyed: 1 });
  });

  test('CR 508.1d: nobody has to pay for what a requirement wants, and may', () => {
    const all: Declarations = { ways: [[way(0, { obeys: 1, free: false })]], counters: [] };
    expect(legalDeclarations(all)).toEqual({ options: [0], min: 0, max: 1, obeyed: 0 });
  });

  test('a search finds what going through all finds', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const all = drawn(seed);
      const every = everyDeclaration(all.ways);
      const legal = legalDeclarations(all);
      const good = every.filter((picks) => declarationFault(all, legal, picks, REFUSALS) === null);
      const options = [...new Set(good.flat())].sort((one, two) => one - two);
      const sizes = good.map(({ length }) => length);
      const isFree = all.ways.every((own) => own.every(({ free }) => free));
      expect({ seed, options: legal.options }).toEqual({ seed, options });
      expect({ seed, ok: legal.min <= Math.min(...sizes) && legal.max >= Math.max(...sizes) }).toEqual({
        seed,
        ok: true,
      });
      if (isFree) expect([legal.min, legal.max]).toEqual([Math.min(...sizes), Math.max(...sizes)]);
      expect(legal.obeyed).toBe(mostByCounting(all, every));
    }
  });

  test('eighteen creatures are no trouble', () => {
    const bounds = (counter: number): readonly Bound[] => [{ ...NO_BOUND, counter, least: 2 }];
    const ways = Array.from({ length: 18 }, (_, creature) =>
      Array.from({ length: 6 }, (_unused, attacker) =>
        way(creature * 6 + attacker, { obeys: creature % 3, adds: [attacker], bounds: bounds(attacker) }),
      ),
    );
    const all: Declarations = { ways, counters: Array.from({ length: 6 }, () => ({ bound: null, wanted: 1 })) };
    expect(legalDeclarations(all)).toMatchObject({ obeyed: 18 + 6, min: 12, max: 18 });
  });
});

function everyDeclaration(ways: Declarations['ways']): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (const own of ways) all = all.flatMap((picks) => [picks, ...own.map(({ options }) => [...picks, ...options])]);
  return all;
}

/** By the definition: the most requirements that a declaration obeys which breaks no restriction and costs nothing. */
function mostByCounting({ ways, counters }: Declarations, every: readonly (readonly number[])[]): number {
  const obeyed = every.flatMap((picks) => {
    const chosen = ways.flatMap((own) =>
      own.filter(({ options }) => options.every((option) => picks.includes(option))),
    );
    const taken = chosen.filter(
      (one) => !chosen.some((other) => other !== one && one.options.every((option) => other.options.includes(option))),
    );
    const count = (counter: number) => taken.flatMap(({ adds }) => adds).filter((add) => add === counter).length;
    const within = (counter: number, { least, most }: { readonly least: number; readonly most: number }) =>
      count(counter) >= least && count(counter) <= most;
    const kept =
      counters.every(({ bound }, counter) => bound === null || within(counter, bound)) &&
      taken.every(({ bounds, free }) => free && bounds.every((bound) => within(bound.counter, bound)));
    const wanted = counters.reduce((sum, one, counter) => sum + (count(counter) > 0 ? one.wanted : 0), 0);
    return kept ? [taken.reduce((sum, { obeys }) => sum + obeys, wanted)] : [];
  });
  return Math.max(...obeyed);
}

/** Up to five creatures with up to three ways each, some of two options, and up to two counters. */
function drawn(seed: number): Declarations {
  const draw = randomFrom(seed);
  const counters = Array.from({ length: draw.upTo(3) }, () => ({
    bound: draw.chance(40) ? { ...NO_BOUND, most: draw.upTo(3) } : null,
    wanted: draw.chance(30) ? 1 : 0,
  }));
  let options = 0;
  const ways = Array.from({ length: 1 + draw.upTo(5) }, () => {
    const own = Array.from({ length: draw.upTo(4) }, () => {
      const counter = draw.upTo(2);
      const there = counter < counters.length;
      const bound = { ...NO_BOUND, counter, ...(draw.chance(60) ? { least: 2 } : { most: 1 }) };
      return way(options++, {
        obeys: draw.chance(50) ? draw.upTo(3) : 0,
        free: draw.chance(85),
        adds: there && draw.chance(70) ? [counter] : [],
        bounds: there && draw.chance(40) ? [bound] : [],
      });
    });
    const [one, two] = own;
    const both = one === undefined || two === undefined || draw.chance(70) ? [] : [joined(one, two)];
    return [...own, ...both];
  });
  return { ways, counters };
}

function joined(one: Way, two: Way): Way {
  return {
    options: [...one.options, ...two.options],
    obeys: one.obeys + two.obeys,
    free: one.free && two.free,
    adds: [...one.adds, ...two.adds],
    bounds: [...one.bounds, ...two.bounds],
  };
}
