import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingReport } from '../../reports/index.ts';
import type { Proof } from '../../reports/html/index.ts';
import { judge } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { readCounterexample } from '../files.ts';
import { wrongStart } from '../replay-command.ts';
import { wordsOf } from '../usage-error.ts';
import type { Published } from './published.ts';

/** Opens the engine of a claim, or says why there is none to ask. */
export type Witness = (published: Published, file: string) => Promise<OpenedEngine | string>;

/**
 * Looks whether a failure that a report claims is seen here: its counterexample is replayed on the engine, or on a transcript of what that
 * said, and the law judges again. Never throws for what was published.
 */
export async function prove(
  context: Context,
  published: Published,
  property: string,
  { class: claimed, counterexample }: FindingReport,
  witness: Witness,
): Promise<Proof> {
  if (counterexample === null) return unproven('no counterexample was published with it');
  const file = join(published.folder, counterexample);
  try {
    const read = readCounterexample(file);
    if (read.property !== property || read.class !== claimed)
      return unproven('its counterexample is of another failure');
    const law = context.properties.find(({ id }) => id === property);
    if (law === undefined) return unproven('this version of the suite has no such property');
    const opened = await witness(published, file);
    if (typeof opened === 'string') return unproven(opened);
    const wrong = wrongStart(read.case, opened);
    if (wrong !== null) return unproven(`its position cannot be: ${wrong}`);
    opened.restart?.();
    const { finding, verdict } = judge(law, opened.engine, opened.reference, read.case);
    if (finding === null) return unproven(`replayed on ${nameOf(opened)} it ${verdict}`);
    if (finding.class !== claimed)
      return unproven(`replayed on ${nameOf(opened)} it shows something else: ${finding.class}`);
    return { kind: 'proven', why: `replayed on ${nameOf(opened)}` };
  } catch (error) {
    // The page is for everybody: it does not say where things lie here.
    return unproven(wordsOf(error).replaceAll(published.folder, published.name));
  }
}

/** Where a transcript lies is nobody’s business. */
function nameOf({ id }: OpenedEngine): string {
  return id.startsWith('replay:') ? 'its transcript' : id;
}

function unproven(why: string): Proof {
  return { kind: 'unproven', why };
}

/** What was said with an engine, beside the counterexample that it was about. */
export function transcriptPath(file: string): string {
  return file.replace(/\.json$/, '.transcript.jsonl');
}

/**
 * The engines that claims are put to: those of the suite; those that whoever makes the site names, for a stranger's report does not say
 * what runs here; and transcripts.
 */
export function witnessFor(context: Context, trusted: readonly string[]): Witness {
  const opened = new Map<string, Promise<OpenedEngine>>();
  const open = (id: string): Promise<OpenedEngine> => {
    const known = opened.get(id) ?? context.openEngine(id);
    opened.set(id, known);
    return known;
  };
  return async ({ report: { engine } }, file) => {
    const transcript = transcriptPath(file);
    if (isOwn(engine.id) || trusted.includes(engine.id)) {
      const { engine: here, ...rest } = await open(engine.id);
      const { version } = here.describe();
      if (version === engine.version) return { ...rest, engine: here };
      if (!existsSync(transcript))
        return `the engine here is version ${version}, and no transcript was published with it`;
    }
    if (existsSync(transcript)) return context.openEngine(`replay:${transcript}`);
    return 'the engine is not here, and no transcript was published with it';
  };
}

function isOwn(id: string): boolean {
  return id === 'reference' || id.startsWith('fault:');
}
