import type { Fault } from './fault.ts';

/** A property as the matrix sees it: its id and the clauses that its law may name. */
export type JudgedProperty = { readonly id: string; readonly clauses: readonly string[] };

/** One way in which a run of a property told an engine from the reference; `run` counts cases from 1. */
export type Kill =
  | { readonly by: 'law'; readonly clause: string; readonly run: number }
  | { readonly by: 'agreement'; readonly run: number }
  | { readonly by: 'crash'; readonly run: number }
  | { readonly by: 'time-out'; readonly run: number };

/** What one property said of one engine under one seed; fault `''` is the reference. */
export type Judgement = {
  readonly property: string;
  readonly fault: string;
  readonly seed: number;
  /** The first kill of each kind, and of each clause. None: the property holds. */
  readonly kills: readonly Kill[];
};

/** What became of one fault. */
export type FaultRow = {
  readonly fault: Fault;
  /** The seeds under which its own property was judged. */
  readonly seeds: number;
  /** For each seed that killed it by its own clause, how many cases that took; fewest first. */
  readonly runsToKill: readonly number[];
  /** Whether its own clause killed it in nine of ten seeds: the only kill that counts. */
  readonly killed: boolean;
  /** What else its own property saw, in how many seeds. */
  readonly agreement: number;
  readonly crash: number;
  readonly timeOut: number;
};

/** A law that said violated on a fault that does not name this clause. */
export type Overlap = { readonly fault: string; readonly property: string; readonly clause: string };

/** What is missing in the catalogue, seen without running anything. */
export type CatalogueHole =
  /** The fault names a property or clause that does not exist. */
  | { readonly kind: 'unknown-clause'; readonly fault: string; readonly property: string; readonly clause: string }
  | { readonly kind: 'property-without-fault'; readonly property: string }
  | { readonly kind: 'clause-without-fault'; readonly property: string; readonly clause: string };

/** What makes the matrix red. */
export type Hole =
  | CatalogueHole
  /** The fault's own clause kills it in too few seeds. */
  | { readonly kind: 'survivor'; readonly fault: string; readonly killed: number; readonly seeds: number }
  /** The property finds something in the reference, so its kills say nothing. */
  | { readonly kind: 'reference-killed'; readonly property: string; readonly by: string };

/** The kill matrix. It is green when it has no hole; overlaps are for information. */
export type KillMatrix = {
  readonly rows: readonly FaultRow[];
  readonly holes: readonly Hole[];
  readonly overlaps: readonly Overlap[];
};

/**
 * Makes the matrix from all judgements, which may come in any order and from several workers. The faults are those that
 * were judged: the whole catalogue, whose own holes `catalogueHoles` adds, or a choice from it.
 */
export function killMatrix(
  faults: readonly Fault[],
  properties: readonly JudgedProperty[],
  judgements: readonly Judgement[],
): KillMatrix {
  const rows = faults.map((fault) => rowOf(fault, judgements));
  return {
    rows,
    holes: [...survivors(rows), ...killedReferences(properties, judgements)],
    overlaps: faults.flatMap((fault) => overlapsOf(fault, properties, judgements)),
  };
}

/** The holes of a whole catalogue: every property and every clause needs a fault, and every fault a clause. */
export function catalogueHoles(
  faults: readonly Fault[],
  properties: readonly JudgedProperty[],
): readonly CatalogueHole[] {
  return [...unknownClauses(faults, properties), ...withoutFault(faults, properties)];
}

function rowOf(fault: Fault, judgements: readonly Judgement[]): FaultRow {
  const own = judgements.filter((judgement) => judgement.fault === fault.id && judgement.property === fault.property);
  const runsToKill = own.flatMap(({ kills }) => ownKill(kills, fault.clause) ?? []).sort((a, b) => a - b);
  const seedsWith = (by: Kill['by']): number => own.filter(({ kills }) => kills.some((kill) => kill.by === by)).length;
  return {
    fault,
    seeds: own.length,
    runsToKill,
    killed: killedOften(runsToKill.length, own.length),
    agreement: seedsWith('agreement'),
    crash: seedsWith('crash'),
    timeOut: seedsWith('time-out'),
  };
}

/** Whether it is nine of ten. */
export function killedOften(count: number, of: number): boolean {
  return of > 0 && count * 10 >= of * 9;
}

/** The middle of a sorted list, of two the lower one; null for an empty one. */
export function median(list: readonly number[]): number | null {
  return list[Math.floor((list.length - 1) / 2)] ?? null;
}

/** The cases in which a fault's own clause killed it first; null: it did not. */
export function ownKill(kills: readonly Kill[], clause: string): number | null {
  return kills.find((kill) => kill.by === 'law' && kill.clause === clause)?.run ?? null;
}

function isOwn(kill: Kill, fault: Fault): boolean {
  return kill.by === 'law' && kill.clause === fault.clause;
}

function survivors(rows: readonly FaultRow[]): readonly Hole[] {
  return rows
    .filter((row) => !row.killed)
    .map(({ fault, runsToKill, seeds }) => ({ kind: 'survivor', fault: fault.id, killed: runsToKill.length, seeds }));
}

function unknownClauses(faults: readonly Fault[], properties: readonly JudgedProperty[]): readonly CatalogueHole[] {
  return faults
    .filter(
      ({ property, clause }) => !properties.some(({ id, clauses }) => id === property && clauses.includes(clause)),
    )
    .map(({ id, property, clause }) => ({ kind: 'unknown-clause', fault: id, property, clause }));
}

function withoutFault(faults: readonly Fault[], properties: readonly JudgedProperty[]): readonly CatalogueHole[] {
  return properties.flatMap(({ id, clauses }): readonly CatalogueHole[] => {
    const own = faults.filter((fault) => fault.property === id);
    if (own.length === 0) return [{ kind: 'property-without-fault', property: id }];
    return clauses
      .filter((clause) => !own.some((fault) => fault.clause === clause))
      .map((clause) => ({ kind: 'clause-without-fault', property: id, clause }));
  });
}

/** What a property finds where there is no fault: an error of its own, or of the reference. */
export function killedReferences(
  properties: readonly JudgedProperty[],
  judgements: readonly Judgement[],
): readonly Hole[] {
  return properties.flatMap(({ id }) => {
    const kills = judgements.filter(({ fault, property }) => fault === '' && property === id).flatMap((j) => j.kills);
    const ways = new Set(kills.map((kill) => (kill.by === 'law' ? kill.clause : kill.by)));
    return [...ways].map((by) => ({ kind: 'reference-killed' as const, property: id, by }));
  });
}

function overlapsOf(
  fault: Fault,
  properties: readonly JudgedProperty[],
  judgements: readonly Judgement[],
): readonly Overlap[] {
  return properties.flatMap(({ id }) => {
    const kills = judgements.filter((j) => j.fault === fault.id && j.property === id).flatMap((j) => j.kills);
    const clauses = kills.flatMap((kill) => (kill.by === 'law' && !isOwn(kill, fault) ? [kill.clause] : []));
    return [...new Set(clauses)].sort().map((clause) => ({ fault: fault.id, property: id, clause }));
  });
}
