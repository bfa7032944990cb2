import { basename } from 'node:path';
import type { Property } from '../../properties/property.ts';
import type { Case } from '../../protocol/index.ts';
import { commandLine, type CounterexampleFile, storyOf } from '../../reports/index.ts';
import { EDITION } from '../../rulings/index.ts';
import { type Finding, type Judged, judge, lookingAtAll } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { jsonText, writeText } from '../files.ts';

/** A case that shows a finding, as a file of its own: of no run, and with nothing said of what it needs. */
export function counterexampleFile(
  { version }: Pick<Context, 'version'>,
  { id }: OpenedEngine,
  property: Property,
  finding: Finding,
  of: Case,
): CounterexampleFile {
  return {
    ...{ kind: 'headjudge counterexample', format: 1, suite: version, edition: EDITION, engine: id },
    ...{ property: property.id, class: finding.class, verdict: finding.verdict, violation: finding.violation },
    ...{ origin: { seed: 0, index: 0 }, case: of, needs: { things: [], nearest: null } },
  };
}

/** Writes a counterexample, and its story beside it, for which the engine plays it once more. */
export function writeCounterexample(
  { engine, reference }: OpenedEngine,
  property: Property,
  counterexample: CounterexampleFile,
  path: string,
): void {
  const { history, compared } = judge(lookingAtAll(property), engine, reference, counterexample.case);
  writeText(path, jsonText(counterexample));
  const again = commandLine(['replay', basename(path), '--engine', counterexample.engine]);
  const telling = { counterexample, history, says: property.says, compared, again };
  writeText(storyPath(path), storyOf(telling));
}

/** What an engine that is begun anew makes of a case, so that no game before bears on it. */
export function judgedAlone({ engine, reference, restart }: OpenedEngine, property: Property, of: Case): Judged {
  restart?.();
  return judge(property, engine, reference, of);
}

/** Where the story of a counterexample is. */
export function storyPath(path: string): string {
  return path.replace(/\.json$/, '.md');
}
