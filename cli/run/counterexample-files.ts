import { basename } from 'node:path';
import type { Property } from '../../properties/property.ts';
import type { Case } from '../../protocol/index.ts';
import {
  commandLine,
  type CounterexampleFile,
  type Showing,
  type StepsFile,
  stepsOf,
  storyOf,
  type Telling,
} from '../../reports/index.ts';
import { EDITION } from '../../rulings/index.ts';
import {
  type Finding,
  type Judged,
  judge,
  lookingAtAll,
  perform,
  record,
  type ShrinkStep,
} from '../../runner/index.ts';
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
  opened: OpenedEngine,
  property: Property,
  counterexample: CounterexampleFile,
  path: string,
): void {
  writeStory(tellingOf(opened, property, counterexample, againFor(counterexample, path)), path);
}

/** The same, and beside it what a page shows of it. `course`: how it was made small; none where it was not. */
export function writeShownCounterexample(
  opened: OpenedEngine,
  property: Property,
  counterexample: CounterexampleFile,
  path: string,
  course: readonly ShrinkStep[],
): void {
  const showing = showingOf(opened, property, counterexample, againFor(counterexample, path), course);
  writeStory(showing, path);
  writeText(stepsPath(path), stepsText(stepsOf(showing)));
}

function writeStory(telling: Telling, path: string): void {
  writeText(path, jsonText(telling.counterexample));
  writeText(storyPath(path), storyOf(telling));
}

/** What a counterexample is shown from; the engine plays it once more, and the reference besides. */
export function showingOf(
  opened: OpenedEngine,
  property: Property,
  counterexample: CounterexampleFile,
  again: string,
  course: readonly ShrinkStep[],
): Showing {
  const { reference } = opened;
  const telling = tellingOf(opened, property, counterexample, again);
  const expected =
    reference === null
      ? null
      : perform(lookingAtAll(property), counterexample.case, (each) => record(reference, each)).shown.play.history;
  return { ...telling, expected, course };
}

function tellingOf(
  { engine, reference }: OpenedEngine,
  property: Property,
  counterexample: CounterexampleFile,
  again: string,
): Telling {
  const { history, compared } = judge(lookingAtAll(property), engine, reference, counterexample.case);
  return { counterexample, history, says: property.says, compared, again };
}

function againFor({ engine }: CounterexampleFile, path: string): string {
  return commandLine(['replay', basename(path), '--engine', engine]);
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

/** Where that is what a page shows of it. */
export function stepsPath(path: string): string {
  return path.replace(/\.json$/, '.steps.json');
}

/** A line, for it is as much as all else together, and read by programs. */
export function stepsText(steps: StepsFile): string {
  return `${JSON.stringify(steps)}\n`;
}
