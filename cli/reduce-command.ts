import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { size } from '../generators/index.ts';
import type { CounterexampleFile } from '../reports/index.ts';
import { EDITION } from '../rulings/index.ts';
import { needsOf, reduceCase } from '../runner/index.ts';
import type { Context } from './context.ts';
import { jsonText, writeText } from './files.ts';
import { load } from './replay-command.ts';
import { EXIT, UsageError } from './usage-error.ts';

export interface ReduceCommand {
  readonly file: string;
  readonly engine: string | null;
  /** How many cases may be tried. */
  readonly budget: number;
  /** Null: beside the file, with `.small.json`. */
  readonly out: string | null;
}

/** Makes a counterexample smaller and writes it to another file. Answers the exit code. */
export async function reduceCommand(context: Context, command: ReduceCommand): Promise<number> {
  const { file, budget } = command;
  const { counterexample, property, opened } = await load(context, file, command.engine);
  const target = command.out ?? `${file.replace(/\.json$/, '')}.small.json`;
  const path = resolve(context.folder, target);
  if (existsSync(path)) throw new UsageError(`${target} is there already: name another file with --out`);
  const reduced = reduceCase(
    property,
    opened.engine,
    opened.reference,
    counterexample.case,
    budget,
    Math.min(budget, opened.games ?? budget),
  );
  if (reduced === null) {
    context.out.write(`${opened.id}: ${property.id} finds nothing in this case, so there is nothing to make small\n`);
    return EXIT.fine;
  }
  const { finding } = reduced;
  const made: CounterexampleFile = {
    ...{ ...counterexample, suite: context.version, edition: EDITION, engine: opened.id, class: finding.class },
    ...{ verdict: finding.verdict, violation: finding.violation, case: reduced.case },
    needs: needsOf(property, opened.engine, opened.reference, reduced.case, finding),
  };
  writeText(path, jsonText(made));
  const sizes = `${size(counterexample.case) / 10} to ${size(reduced.case) / 10}`;
  const end = reduced.finished
    ? 'no smaller candidate fails'
    : `the budget of ${budget} cases, or of games that the engine may play, is spent`;
  context.out.write(`size ${sizes} after ${reduced.tried} cases: ${end}\nWritten: ${target}\n`);
  return EXIT.findings;
}
