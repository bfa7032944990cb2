import type { GateProblem, GateReport } from '../gate.generated.ts';
import type { PropertyReport, RunReport } from '../report.generated.ts';
import { oneLine, visible } from './one-line.ts';
import { type Check, type CheckResult, counted, type Outcome, type Shown } from './outcome.ts';
import { nameOf, resultOf, verdictWords } from './run-outcome.ts';

/** What a gate came to; `run`: the report of what it ran. A property whose failures are all known is told as known. */
export function outcomeOfGate(gate: GateReport, run: RunReport): Outcome {
  const checks = run.properties.map((property) => checkOf(property, gate));
  const ids = new Set(run.properties.map(({ id }) => id));
  const others = gate.problems.filter(({ property }) => property === null || !ids.has(property));
  return {
    suite: oneLine(gate.engine.id),
    title: `Headjudge: the gate is ${gate.outcome} for ${nameOf(gate.engine)}`,
    isGreen: gate.outcome === 'open',
    checks: [...checks, baselineCheck(others, gate)],
    remarks: remarksOf(gate),
  };
}

/** What a gate says besides its problems, a line each. */
export function remarksOf(gate: GateReport): readonly string[] {
  const { totals, baseline, known, run, base, suite, edition } = gate;
  const shown = known.filter(({ isAsRecorded }) => isAsRecorded).length;
  const isOtherSuite = suite.fingerprint !== baseline.suite.fingerprint;
  const unexplained = baseline.unexplained.length === 0 ? [] : [`To be explained: ${baseline.unexplained.join(', ')}`];
  return [
    `${counted(totals.properties, 'property', 'properties')}, ${counted(totals.cases, 'case')}, ${totals.witnessed} of them witnessed; seed ${run.seed}, CR of ${edition}`,
    `Known failures: ${shown} of ${counted(baseline.entries, 'entry', 'entries')} as recorded, ${counted(totals.setAside, 'case')} of known classes set aside`,
    ...unexplained.map(oneLine),
    ...(base === null ? [] : [`What ${nameOf(base)} has too does not close the gate.`]),
    ...(isOtherSuite ? [otherSuite(gate)] : []),
    ...(run.complete ? [] : ['The run was stopped before it was through.']),
  ];
}

function otherSuite({ suite, baseline }: GateReport): string {
  const [now, then] = [suite, baseline.suite].map(({ version, fingerprint }) => `${version} (${fingerprint})`);
  return oneLine(
    `The baseline is of suite ${then}, this is ${now}: --rebaseline shows what is other and writes it anew.`,
  );
}

function checkOf(property: PropertyReport, gate: GateReport): Check {
  const { id, statement, says, verdict, cases, witnessed } = property;
  const words = verdictWords(property);
  const problems = gate.problems.filter((problem) => problem.property === id);
  const known = gate.known.filter((each) => each.property === id && (each.isAsRecorded || each.cases > 0));
  const result = resultBeside(problems, resultOf(verdict));
  return {
    ...{ id, group: statement, says, result, cases, witnessed },
    word: result === 'known' ? `${words}, as known` : words,
    findings: [
      ...problems.map((problem) => shownOf(problem, gate)),
      ...known.map(({ class: name, reason, cases: count }) => ({
        ...{ title: oneLine(`known: ${name}, ${counted(count, 'case')}: ${reason}`), expected: '', found: '' },
        ...{ kind: 'known', file: null, blocks: false, commands: [] },
      })),
    ],
  };
}

/** Without a problem that blocks, what was found is known, or the base has it too. */
function resultBeside(problems: readonly GateProblem[], alone: CheckResult): CheckResult {
  const blocking = problems.filter(({ blocks }) => blocks);
  if (blocking.some(({ kind }) => kind === 'harness error' || kind === 'cannot set up')) return 'unusable';
  if (blocking.length > 0) return 'failed';
  return alone === 'failed' || alone === 'unusable' ? 'known' : alone;
}

/** What is wrong with the baseline itself, or with all at once. */
function baselineCheck(problems: readonly GateProblem[], gate: GateReport): Check {
  const findings = problems.map((problem) => shownOf(problem, gate));
  const result = resultBeside(problems, 'passed');
  return {
    ...{ id: 'baseline', group: 'gate', says: 'the baseline says what is so, and something was judged', result },
    ...{ word: result === 'passed' ? 'fits' : 'does not fit', cases: 0, witnessed: 0, findings },
  };
}

function shownOf(problem: GateProblem, { baseline }: GateReport): Shown {
  const { kind, blocks, entry, says, expected, found, show, mend } = problem;
  return {
    ...{ kind, file: entry === null ? null : baseline.file },
    title: oneLine(`${kind}: ${says}${blocks ? '' : ' (the base has it too)'}`),
    ...{ expected: oneLine(expected), found: oneLine(found), blocks },
    commands: [
      ...(show === null ? [] : [{ label: 'show' as const, line: visible(show) }]),
      { label: 'mend', line: visible(mend) },
    ],
  };
}
