import { referenceEngine } from '../adapters/reference/index.ts';
import { corpusOf, type FrozenCase } from '../corpus/index.ts';
import { type Fault, faultById } from '../faults/index.ts';
import { tenths } from '../faults/measure-text.ts';
import { size } from '../generators/index.ts';
import type { LawProperty } from '../properties/property.ts';
import type { Board } from '../protocol/index.ts';
import { aligned } from '../reports/index.ts';
import { type Explored, explore, type Optimum, optimumOf } from '../runner/index.ts';
import type { Context } from './context.ts';
import { type WithFault, withFaults } from './faults/faulty-engine.ts';
import { select } from './select.ts';
import { EXIT } from './usage-error.ts';

export interface ExploreCommand {
  readonly selectors: readonly string[];
  /** The most answers that are given on one board by the reference, and on all that its cards make by a faulty engine. */
  readonly transitions: number;
}

/** One board, searched on the reference, and the boards that its cards make on the engine with the fault that it is a witness of. */
interface Scope {
  readonly fault: Fault;
  readonly witness: FrozenCase;
  readonly reference: Explored;
  readonly optimum: Optimum;
}

/**
 * Searches the small boards of properties, which are those of their faults' witnesses: all games on the reference, and on each faulty
 * engine for the smallest case that shows the fault. Answers the exit code: 1 where the reference breaks a law.
 */
export async function exploreCommand(context: Context, command: ExploreCommand): Promise<number> {
  const withFault = await withFaults();
  const properties = select(command.selectors, context.properties, context.ledger);
  const scopes: Scope[] = [];
  const rows = [HEADINGS];
  for (const property of properties) {
    if (property.kind !== 'law') continue;
    for (const witness of corpusOf(property.id)) {
      if (context.interrupted.aborted) return EXIT.stopped;
      const scope = searched(property, witness, withFault, command.transitions);
      if (scope === null) continue;
      scopes.push(scope);
      rows.push(rowOf(property, scope));
    }
  }
  for (const line of aligned(rows, 2)) context.out.write(`${line}\n`);
  const others = properties.filter(({ kind }) => kind === 'relation').map(({ id }) => id);
  for (const line of summary(scopes, others)) context.out.write(`${line}\n`);
  return scopes.every(({ reference }) => reference.violation === null) ? EXIT.fine : EXIT.findings;
}

/** Null: it is the witness of no fault, or begins with decks. */
function searched(property: LawProperty, witness: FrozenCase, withFault: WithFault, transitions: number): Scope | null {
  const { start, untilTurn } = witness.case;
  const fault = faultById(witness.id);
  if (start.kind !== 'board' || fault === undefined) return null;
  const { board }: { readonly board: Board } = start;
  const limits = { transitions, untilTurn, most: Number.POSITIVE_INFINITY };
  const reference = explore(property, referenceEngine, board, null, limits);
  const cuts = { perBoard: transitions, inAll: transitions };
  const optimum = optimumOf(property, withFault(fault.id), fault.clause, [witness.case], cuts);
  return { fault, witness, reference, optimum };
}

const HEADINGS = ['property', 'fault', 'states', 'transitions', 'depth', 'boards', 'searched', 'smallest', 'kept'];

/** `depth`: all games in which so much is done; `all` where that is all that there is. */
function rowOf(property: LawProperty, { fault, witness, reference, optimum }: Scope): string[] {
  return [
    property.id,
    fault.id,
    String(reference.states),
    String(reference.transitions),
    reference.complete ? 'all' : tenths(Math.max(0, reference.depth)),
    String(optimum.boards),
    String(optimum.transitions),
    optimum.size === null ? 'not known' : tenths(optimum.size),
    tenths(size(witness.case)),
  ];
}

function summary(scopes: readonly Scope[], others: readonly string[]): readonly string[] {
  const complete = scopes.filter(({ reference }) => reference.complete).length;
  const known = scopes.filter(({ optimum }) => optimum.size !== null).length;
  const broken = scopes.flatMap(({ fault, reference: { violation } }) =>
    violation === null ? [] : [`the reference breaks ${violation.clause} on the board of ${fault.id}`],
  );
  const cut = 'where a search was cut off, nothing is said of what lies beyond';
  return [
    `${complete} of ${scopes.length} boards searched to the end on the reference, the smallest case known of ${known} faults; ${cut}`,
    ...(others.length === 0 ? [] : [`not searched, for they take two games: ${others.join(', ')}`]),
    ...broken,
  ];
}
