import { resolve } from 'node:path';
import type { Property } from '../properties/property.ts';
import { cardNames, type Case } from '../protocol/index.ts';
import { commandLine, type CounterexampleFile, storyOf } from '../reports/index.ts';
import { type Judged, judge } from '../runner/index.ts';
import type { Context, OpenedEngine } from './context.ts';
import { readCounterexample } from './files.ts';
import { didYouMean, EXIT, UsageError } from './usage-error.ts';

export interface ReplayCommand {
  readonly file: string;
  /** Null: the engine that the file names. */
  readonly engine: string | null;
  /** Whether to tell the whole story. */
  readonly story: boolean;
}

/** A counterexample with what it takes to judge it again. */
export interface Loaded {
  readonly counterexample: CounterexampleFile;
  readonly property: Property;
  readonly opened: OpenedEngine;
}

/** Judges an engine by the case of a counterexample. Answers the exit code. */
export async function replayCommand(context: Context, { file, engine, story }: ReplayCommand): Promise<number> {
  const { counterexample, property, opened } = await load(context, file, engine);
  const judged = judge(property, opened.engine, opened.reference, counterexample.case);
  if (story && judged.finding !== null) {
    const { finding } = judged;
    const now = { ...counterexample, ...finding, engine: opened.id };
    const { history, compared } = judged;
    const telling = {
      counterexample: now,
      says: property.says,
      history,
      compared,
      again: commandLine(['replay', file, '--engine', opened.id]),
    };
    context.out.write(storyOf(telling));
  } else context.out.write(told(opened, property, judged, counterexample));
  if (judged.finding === null) return EXIT.fine;
  return ['harness error', 'cannot set up'].includes(judged.verdict) ? EXIT.unusable : EXIT.findings;
}

/** Reads a counterexample and opens its engine. Throws a `UsageError` where that cannot be, or its board is illegal. */
export async function load(context: Context, file: string, engine: string | null): Promise<Loaded> {
  const counterexample = readCounterexample(resolve(context.folder, file));
  const property = context.properties.find(({ id }) => id === counterexample.property);
  if (property === undefined) {
    const ids = context.properties.map(({ id }) => id);
    const name = counterexample.property;
    throw new UsageError(`${file}: no property is called "${name}"${didYouMean(name, ids)}`);
  }
  const opened = await context.openEngine(engine ?? counterexample.engine);
  const wrong = wrongStart(counterexample.case, opened);
  if (wrong !== null) throw new UsageError(`${file}: ${wrong}`);
  return { counterexample, property, opened };
}

/** Why a case cannot begin, or null. The reference says what is legal; an engine under test may be wrong about it. */
export function wrongStart({ start }: Case, { engine, reference }: OpenedEngine): string | null {
  const judge = reference ?? engine;
  const names = cardNames(start);
  const unknown = judge.unknownCards([...new Set(names)]);
  if (unknown.length > 0) return `no card is called ${unknown.join(', ')}`;
  const made = start.kind === 'board' ? judge.load(start.board) : judge.start(start.decks);
  if (!('kind' in made)) return null;
  const where = made.kind === 'illegal board' && made.card !== null ? `, card ${made.card}` : '';
  return `${made.kind}${where}: ${made.why}`;
}

function told({ id }: OpenedEngine, property: Property, judged: Judged, file: CounterexampleFile): string {
  const { finding } = judged;
  if (finding === null)
    return `${id}: ${property.id} ${judged.verdict}; the file says ${file.verdict} on ${file.engine}\n`;
  const { clause, cr, expected, found } = finding.violation;
  const same = finding.class === file.class ? 'as the file says' : `the file says: ${file.class}`;
  const rule = cr === '' ? '' : ` (CR ${cr})`;
  return [
    `${id}: ${property.id} ${judged.verdict}, ${clause}${rule}, ${same}`,
    `  expected: ${expected}`,
    `  found:    ${found}`,
    '',
  ].join('\n');
}
