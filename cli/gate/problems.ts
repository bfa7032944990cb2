import {
  counted,
  type FindingReport,
  findingWords,
  type GateProblem,
  type PropertyReport,
  type RunReport,
  resultOf,
} from '../../reports/index.ts';
import type { Commands } from './commands.ts';
import type { Baseline } from './baseline-file.ts';
import type { Known } from './known-failures.ts';

/** All that a gate saw, beside its baseline. */
export interface Seen {
  readonly baseline: Baseline;
  readonly known: readonly Known[];
  readonly report: RunReport;
}

type Draft = Omit<GateProblem, 'blocks'>;

/** What is not as the baseline has it: its entries first, then what was found besides, then what is no longer judged. */
export function problemsOf(seen: Seen, commands: Commands): readonly GateProblem[] {
  const found = seen.report.properties.flatMap((property) => findingProblems(property, seen, commands));
  const drafts = [
    ...seen.known.flatMap((known) => entryProblems(known, seen, commands)),
    ...found,
    ...seen.baseline.file.held.flatMap((id) => heldProblems(id, seen, commands)),
    ...nothingJudged(seen, found, commands),
  ];
  return drafts.map((draft) => ({ ...draft, blocks: true }));
}

function entryProblems({ entry, now }: Known, { report }: Seen, commands: Commands): readonly Draft[] {
  const { id, property, class: name } = entry;
  const of = { property, entry: id, class: name, expected: '', found: '', counterexample: null };
  const [show, removal] = [commands.replay(entry.witness), commands.remove(id)];
  switch (now.kind) {
    case 'as recorded':
      return [];
    case 'passes':
      return [{ ...of, kind: 'passes now', show, ...goodNews(id, countOf(report, property, name), commands) }];
    case 'another class': {
      const { class: other, violation } = now.finding;
      const words = { expected: violation.expected, found: violation.found, show, mend: commands.write };
      return [{ ...of, ...words, kind: 'another class', says: `${id} fails for another reason now: ${other}` }];
    }
    case 'not judged':
      return [
        {
          ...of,
          kind: 'no longer judged',
          says: `${id} is not judged any more: ${now.why}`,
          show,
          mend: commands.write,
        },
      ];
    case 'matches nothing':
      return [{ ...of, kind: 'matches nothing', says: `${id} matches nothing: ${now.why}`, show: null, mend: removal }];
    case 'wildcard': {
      const says = `${id} has a wildcard where one class is named: ${now.words}`;
      return [{ ...of, kind: 'wildcard', says, show: null, mend: removal }];
    }
    case 'unusable': {
      const { verdict, violation } = now.finding;
      const kind = verdict === 'cannot set up' ? 'cannot set up' : 'harness error';
      const words = { expected: violation.expected, found: violation.found, show, mend: commands.doctor };
      return [{ ...of, ...words, kind, says: `${id} cannot be judged: ${verdict}` }];
    }
  }
}

/** `left`: other cases of the class fail still. */
function goodNews(id: string, left: number, commands: Commands): Pick<Draft, 'says' | 'mend'> {
  if (left === 0) {
    return { says: `${id} is mended: its witness passes now. Take it out of the baseline`, mend: commands.remove(id) };
  }
  const says = `the witness of ${id} passes now, but ${left} other cases of its class do not: it needs another witness`;
  return { says, mend: commands.write };
}

/** What was found of a property and is no entry's. */
function findingProblems(property: PropertyReport, { baseline }: Seen, commands: Commands): readonly Draft[] {
  const recorded = new Set(baseline.file.entries.map((entry) => entry.class));
  return property.classes
    .filter((found) => !recorded.has(found.class))
    .flatMap((found): readonly Draft[] => {
      const kind = kindOf(found);
      return kind === null ? [] : [findingProblem(kind, property, found, commands)];
    });
}

function kindOf({ verdict }: FindingReport): 'new class' | 'cannot set up' | 'harness error' | null {
  if (verdict === 'cannot set up') return 'cannot set up';
  const result = resultOf(verdict);
  return result === 'failed' ? 'new class' : result === 'unusable' ? 'harness error' : null;
}

function findingProblem(
  kind: Draft['kind'],
  { id }: PropertyReport,
  finding: FindingReport,
  commands: Commands,
): Draft {
  const { class: name, count, expected, found, counterexample } = finding;
  const once = counterexample === null ? '; it does not show again when its case is played alone' : '';
  return {
    ...{ kind, property: id, entry: null, class: name, expected, found, counterexample },
    says: `${id} ${findingWords(finding)}, ${counted(count, 'case')}${once}`,
    show: counterexample === null ? commands.run(id) : commands.replayFound(counterexample),
    mend: kind === 'harness error' ? commands.doctor : commands.write,
  };
}

function heldProblems(id: string, { report }: Seen, commands: Commands): readonly Draft[] {
  const of = { property: id, entry: null, class: null, expected: '', found: '', counterexample: null };
  const property = report.properties.find((each) => each.id === id);
  if (property === undefined) {
    const says = `${id} held when the baseline was written, and is no property that is judged now`;
    return [{ ...of, kind: 'matches nothing', says, show: null, mend: commands.write }];
  }
  const { verdict, cases, witnessed } = property;
  if (resultOf(verdict) !== 'untold') return [];
  const says = `${id} held when the baseline was written, and is ${verdict} now: ${witnessed} of ${cases} cases put it to the test`;
  return [{ ...of, kind: 'no longer judged', says, show: commands.run(id), mend: commands.write }];
}

/** Where all that was found is that nothing can be set up, that is said already. */
function nothingJudged({ report }: Seen, found: readonly Draft[], commands: Commands): readonly Draft[] {
  const isSaid = found.some(({ kind }) => kind === 'cannot set up' || kind === 'harness error');
  if (report.totals.witnessed > 0 || isSaid) return [];
  const { properties, cases } = report.totals;
  const says = `nothing was judged: ${properties} properties, ${cases} cases, and none of them put a law to the test`;
  return [
    {
      ...{ kind: 'nothing judged', property: null, entry: null, class: null, says, expected: '', found: '' },
      ...{ counterexample: null, show: commands.doctor, mend: commands.moreCases(report.run.cases) },
    },
  ];
}

/** How many cases of a run are of a class. */
export function countOf({ properties }: RunReport, property: string, name: string): number {
  const found = properties.find(({ id }) => id === property)?.classes.find((each) => each.class === name);
  return found?.count ?? 0;
}
