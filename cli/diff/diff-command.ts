import { join, relative, resolve } from 'node:path';
import type { Property } from '../../properties/property.ts';
import type { Case, EngineDescription, EngineUnderTest } from '../../protocol/index.ts';
import { commandLine, storyOf } from '../../reports/index.ts';
import { AGREEMENT, compare, type Finding, type Opinion, reduceDifference, vote } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { jsonText, readCounterexample, writeText } from '../files.ts';
import { counterexampleFile } from '../run/counterexample-files.ts';
import { outFolder } from '../run/out-folder.ts';
import { unjudged } from '../run/unjudged.ts';
import { select } from '../select.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { diffTable } from './diff-table.ts';

export interface DiffCommand {
  /** Whose cases are played: those of all properties, or of some. */
  readonly selectors: readonly string[];
  readonly engines: readonly string[];
  readonly seed: number;
  /** In all. */
  readonly cases: number;
  /** A counterexample whose case alone is played; null: none. */
  readonly file: string | null;
  readonly out: string | null;
  readonly format: 'table' | 'json';
}

/** What engines differ in, in one way. */
export interface Difference {
  readonly class: string;
  readonly cases: number;
  /** Names of engines, and `reference`. */
  readonly odd: readonly string[];
  readonly decided: boolean;
  readonly place: string | null;
  readonly expected: string;
  /** By engine, what it comes to there; null: the same as the reference. */
  readonly found: readonly { readonly engine: string; readonly found: string | null }[];
  /** From the folder of results. */
  readonly story: string;
  readonly again: string;
}

/** What engines come to on the same cases. */
export interface DiffReport {
  readonly engines: readonly { readonly id: string; readonly agrees: number; readonly compared: number }[];
  readonly cases: number;
  readonly differences: readonly Difference[];
}

/** How many differences are made small and told. */
const MOST_TOLD = 20;

/** Has engines play the same cases after the reference and tells where they part, and who is alone there. Answers the exit code. */
export async function diffCommand(context: Context, command: DiffCommand): Promise<number> {
  const opened = [];
  for (const id of command.engines) opened.push(await context.openEngine(id));
  const folder = outFolder(command.out, context.folder);
  const report = new Diff(context, command, opened, folder).report();
  const shown = relative(context.folder, folder) || '.';
  writeText(join(folder, 'diff.json'), jsonText(report));
  context.out.write(command.format === 'json' ? jsonText(report) : diffTable(report, shown));
  if (report.engines.some(({ compared }) => compared === 0)) return EXIT.findings;
  return report.differences.length === 0 ? EXIT.fine : EXIT.findings;
}

/** The first case in which a difference shows. */
interface Seen {
  readonly case: Case;
  readonly property: Property;
  readonly opinions: readonly Opinion[];
  /** The engine that shows it, by position. */
  readonly by: number;
  count: number;
}

class Diff {
  readonly #context: Context;
  readonly #command: DiffCommand;
  readonly #opened: readonly OpenedEngine[];
  readonly #reference: EngineUnderTest;
  readonly #folder: string;
  readonly #seen = new Map<string, Seen>();

  constructor(context: Context, command: DiffCommand, opened: readonly OpenedEngine[], folder: string) {
    this.#context = context;
    this.#command = command;
    this.#opened = opened;
    this.#folder = folder;
    const [first] = opened;
    if (first === undefined) throw new UsageError('no engine is named');
    this.#reference = opened.find(({ reference }) => reference !== null)?.reference ?? first.engine;
  }

  report(): DiffReport {
    const tallies = this.#opened.map(({ id }) => ({ id, agrees: 0, compared: 0 }));
    let cases = 0;
    for (const { property, of } of this.#cases()) {
      const opinions = compare(
        this.#reference,
        this.#opened.map(({ engine }) => engine),
        of,
      );
      if (opinions === null) continue;
      cases++;
      for (const [index, tally] of tallies.entries()) {
        tally.compared += opinions[index]?.compared ?? 0;
        if (opinions[index]?.finding === null) tally.agrees++;
      }
      this.#note(property, of, opinions);
    }
    const told = [...this.#seen].slice(0, MOST_TOLD);
    return {
      engines: tallies,
      cases,
      differences: told.map(([name, seen], index) => this.#told(name, seen, index + 1)),
    };
  }

  *#cases(): Generator<{ readonly property: Property; readonly of: Case }> {
    const { properties, ledger, casesFor, folder } = this.#context;
    const { file, seed, cases, selectors } = this.#command;
    if (file !== null) {
      const { property: id, case: of } = readCounterexample(resolve(folder, file));
      const property = properties.find((each) => each.id === id);
      if (property === undefined) throw new UsageError(`${file}: no property is called "${id}"`);
      yield { property, of };
      return;
    }
    const all = together(this.#opened.map(({ engine }) => engine));
    const within = casesFor(all);
    const asked = select(selectors, properties, ledger).filter(
      (each) => unjudged({ ...each, observe: [] }, all, within) === null,
    );
    if (asked.length === 0) throw new UsageError('these engines together can be asked none of the cases');
    for (let index = 0; index < cases; index++) {
      const property = asked[index % asked.length];
      if (property === undefined) return;
      yield { property, of: within.caseOf(property, Math.floor(index / asked.length), seed) };
    }
  }

  #note(property: Property, of: Case, opinions: readonly Opinion[]): void {
    for (const [by, { finding }] of opinions.entries()) {
      if (finding === null) continue;
      const seen = this.#seen.get(finding.class);
      if (seen === undefined) this.#seen.set(finding.class, { case: of, property, opinions, by, count: 1 });
      else seen.count++;
    }
  }

  /** Made small for the engine that showed it first; the vote is on the small case. */
  #told(name: string, seen: Seen, number: number): Difference {
    const engines = this.#opened.map(({ engine }) => engine);
    const [shower, opened] = [engines[seen.by], this.#opened[seen.by]];
    if (shower === undefined || opened === undefined) throw new Error('no engine showed the difference');
    const small = reduceDifference(this.#reference, shower, seen.case, name);
    const of = small?.case ?? seen.case;
    const opinions = (small === null ? null : compare(this.#reference, engines, of)) ?? seen.opinions;
    const opinion = opinions[seen.by];
    const finding = opinion?.finding;
    if (opinion === undefined || finding === null || finding === undefined) throw new Error('the difference is gone');
    const again = this.#written(number, opened, seen.property, { ...opinion, finding }, of);
    const { odd, decided } = vote(opinions);
    return {
      ...{ class: name, cases: seen.count, decided, place: opinion.place, expected: finding.violation.expected },
      odd: odd.map((each) => (each === 'reference' ? each : (this.#opened[each]?.id ?? ''))),
      found: opinions.map(({ found, place }, index) => ({
        engine: this.#opened[index]?.id ?? '',
        found: found !== null && place === opinion.place ? found.violation.found : null,
      })),
      ...{ story: `differences/${number}.md`, again },
    };
  }

  /** Writes the case and its story. Answers the command that shows it again. */
  #written(
    number: number,
    opened: OpenedEngine,
    property: Property,
    { finding, enforced }: Opinion & { readonly finding: Finding },
    of: Case,
  ): string {
    const path = join(this.#folder, 'differences', `${number}.json`);
    const file = relative(this.#context.folder, path);
    const again = commandLine(['diff', '--engines', this.#command.engines.join(','), '--case', file]);
    const counterexample = counterexampleFile(this.#context, opened, property, finding, of);
    writeText(path, jsonText(counterexample));
    const { history } = enforced.play;
    const says = 'After the same actions the same is there as on the reference.';
    const telling = {
      counterexample: { ...counterexample, property: AGREEMENT },
      says,
      history,
      compared: null,
      again,
    };
    writeText(path.replace(/\.json$/, '.md'), storyOf(telling));
    return again;
  }
}

/** What all of them can be asked. */
function together(engines: readonly EngineUnderTest[]): EngineUnderTest {
  const described = engines.map((engine) => engine.describe());
  const [first] = engines;
  if (first === undefined) throw new UsageError('no engine is named');
  const description: EngineDescription = {
    name: 'together',
    version: '',
    level: least(described.map(({ level }) => level)),
    facets: first.describe().facets.filter((facet) => described.every(({ facets }) => facets.includes(facet))),
    minPlayers: Math.max(...described.map(({ minPlayers }) => minPlayers)),
    maxPlayers: Math.min(...described.map(({ maxPlayers }) => maxPlayers)),
  };
  return {
    describe: () => description,
    unknownCards: (names) => {
      const unknown = new Set(engines.flatMap((engine) => engine.unknownCards(names)));
      return names.filter((name) => unknown.has(name));
    },
    load: (board) => first.load(board),
    start: () => ({ kind: 'cannot set up', why: 'only boards are compared' }),
  };
}

function least(levels: readonly EngineDescription['level'][]): EngineDescription['level'] {
  return ([0, 1] as const).find((level) => levels.includes(level)) ?? 2;
}
