import { engineUnderTest, referenceEngine } from '../adapters/reference/index.ts';
import { corpusOf, type FrozenCase } from '../corpus/index.ts';
import { type Fault, faultById, faults } from '../faults/index.ts';
import { loadFaultyEngine } from '../faults/load.ts';
import type { LawProperty } from '../properties/property.ts';
import type { Board } from '../protocol/index.ts';
import { aligned } from '../reports/index.ts';
import { type Explored, explore } from '../runner/index.ts';
import type { Context } from './context.ts';
import { select } from './select.ts';
import { EXIT } from './usage-error.ts';

export interface ExploreCommand {
  readonly selectors: readonly string[];
  /** The most answers that are given on one board, by the reference and by each faulty engine. */
  readonly transitions: number;
}

/** One board, searched on the reference and on the engine with the fault that it is a witness of. */
interface Scope {
  readonly fault: Fault;
  readonly witness: FrozenCase;
  readonly board: Board;
  readonly reference: Explored;
  readonly faulty: Explored;
}

/**
 * Searches the small boards of properties, which are those of their faults' witnesses: all games on the reference, and on each faulty
 * engine until the fewest choices that show the fault are found. Answers the exit code: 1 where the reference breaks a law.
 */
export async function exploreCommand(context: Context, command: ExploreCommand): Promise<number> {
  const { engine, setActiveFault } = await loadFaultyEngine(faults);
  const faulty = engineUnderTest(engine, 'faulty');
  const rows = [HEADINGS];
  const found: string[] = [];
  let broken = 0;
  for (const property of select(command.selectors, context.properties, context.ledger)) {
    if (property.kind !== 'law') continue;
    for (const witness of corpusOf(property.id)) {
      if (context.interrupted.aborted) return EXIT.stopped;
      const { start } = witness.case;
      const fault = faultById(witness.id);
      if (start.kind !== 'board' || fault === undefined) continue;
      const limits = { transitions: command.transitions, untilTurn: witness.case.untilTurn };
      const reference = explore(property, referenceEngine, start.board, null, limits);
      setActiveFault(fault.id);
      const scope = {
        ...{ fault, witness, board: start.board, reference },
        faulty: explore(property, faulty, start.board, fault.clause, limits),
      };
      rows.push(rowOf(property, scope));
      if (reference.violation === null) continue;
      broken++;
      found.push(`the reference breaks ${reference.violation.clause} on the board of ${fault.id}`);
    }
  }
  for (const line of aligned(rows, 2)) context.out.write(`${line}\n`);
  for (const line of found) context.out.write(`${line}\n`);
  return broken === 0 ? EXIT.fine : EXIT.findings;
}

const HEADINGS = ['property', 'fault', 'states', 'transitions', 'depth', 'shortest', 'shrunk'];

/** `depth`: all games with so many choices other than the boring ones; `all` where that is all that there are. */
function rowOf(property: LawProperty, { fault, witness, reference, faulty }: Scope): string[] {
  return [
    property.id,
    fault.id,
    String(reference.states),
    String(reference.transitions),
    reference.complete ? 'all' : String(reference.depth),
    faulty.violation === null ? 'not found' : String(faulty.violation.choices),
    String(choicesIn(witness)),
  ];
}

/** How many things are done in the script of a witness. */
function choicesIn({ case: { script } }: FrozenCase): number {
  return script.reduce((sum, entry) => sum + 1 + (entry.kind === 'action' ? entry.choices.length : 0), 0);
}
