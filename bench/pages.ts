import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stepsPath, stepsText } from '../cli/run/counterexample-files.ts';
import { PROPERTIES } from '../properties/registry.ts';
import { makeReport, type PropertyReport, reportText, stepsOf } from '../reports/index.ts';
import { SAMPLE, SAMPLE_HISTORY } from '../reports/testing/sample.ts';

/**
 * `npx tsx bench/pages.ts`: how long `headjudge show` takes, and how much memory, for several engines with 5,000 verdicts and 200
 * counterexamples between them. Fails beyond five seconds or 200 megabytes.
 */
const GOAL = { verdicts: 5000, counterexamples: 200, seconds: 5, megabytes: 200 } as const;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The last line of the error output is the most memory that the command had, in kilobytes, and the seconds of a processor that it took. */
const TELLS_MEMORY =
  'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();console.error(`${maxRSS} ${(userCPUTime+systemCPUTime)/1e6}`)})';

function main(folder: string): boolean {
  const reports: string[] = [];
  let [verdicts, counterexamples] = [0, 0];
  while (verdicts < GOAL.verdicts) {
    const engine = join(folder, `engine-${reports.length + 1}`);
    const made = writeRun(engine, GOAL.counterexamples - counterexamples);
    reports.push(engine);
    verdicts += made.verdicts;
    counterexamples += made.counterexamples;
  }
  const page = join(folder, 'page.html');
  const show = [join(ROOT, 'cli/headjudge.mjs'), 'show', ...reports, '--out', page];
  spawnSync(process.execPath, show);
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', TELLS_MEMORY, ...show], { encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const [memory = 0, busy = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  const megabytes = memory / 1024;
  const size = statSync(page).size / 1024 ** 2;
  process.stdout.write(
    `${verdicts} verdicts of ${reports.length} engines, ${counterexamples} counterexamples: ${seconds.toFixed(2)} s (${busy.toFixed(2)} s of a processor), ${megabytes.toFixed(0)} MB of memory, a page of ${size.toFixed(1)} MB\n`,
  );
  return seconds <= GOAL.seconds && megabytes <= GOAL.megabytes;
}

/** A run of all properties in which many are violated, at most so many counterexamples of them. */
function writeRun(folder: string, most: number): { readonly verdicts: number; readonly counterexamples: number } {
  mkdirSync(join(folder, 'counterexamples'), { recursive: true });
  const files = PROPERTIES.slice(0, Math.min(most, 50)).map(({ id }) => `counterexamples/${id}-1.json`);
  const step = SAMPLE_HISTORY.steps[0];
  const history = { ...SAMPLE_HISTORY, steps: step === undefined ? [] : Array.from({ length: 40 }, () => step) };
  const counterexample = { ...SAMPLE, violation: { ...SAMPLE.violation, at: 37 } };
  const showing = {
    counterexample,
    says: 'so',
    history,
    compared: null,
    expected: history,
    again: 'again',
    course: [],
  };
  const steps = stepsText(stepsOf(showing));
  for (const file of files) writeFileSync(stepsPath(join(folder, file)), steps);
  const report = makeReport({
    suite: '0.1.0',
    engine: { id: folder, name: 'an engine', version: '1' },
    run: { seed: 1, cases: 100, shard: '1/1', complete: true },
    ...{ limits: [], answers: 1 },
    properties: PROPERTIES.map((property, index) => propertyReport(property, files[index] ?? null)),
  });
  writeFileSync(join(folder, 'report.json'), reportText(report));
  return { verdicts: report.rulings.length + report.properties.length, counterexamples: files.length };
}

function propertyReport(
  { id, statement, says, cr, rulings, clauses }: (typeof PROPERTIES)[number],
  counterexample: string | null,
): PropertyReport {
  const verdict = counterexample === null ? 'holds' : 'violated';
  const found = { verdict, count: 1000, firstCase: 7, clause: clauses[0] ?? 'a clause', cr: cr[0] ?? '' } as const;
  const said = { class: `${id} | one`, expected: 'one damage', found: 'two damage', counterexample };
  return {
    ...{ id, statement, says, cr, rulings, verdict, cases: 100, notSetUp: 0, witnessed: 90, shapes: 60 },
    clauses: clauses.map((clause) => ({ clause, witnessed: 9 })),
    classes: counterexample === null ? [] : [{ ...found, ...said }],
  };
}

const folder = mkdtempSync(join(tmpdir(), 'headjudge-pages-'));
try {
  if (!main(folder)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
