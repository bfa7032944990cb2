import path from 'node:path';
import ts from 'typescript';
import type { EngineSources } from '../../faults/instrument.ts';
import { projectOptions } from '../../faults/typecheck.ts';
import type { Mutant } from './mutants.ts';

/**
 * Those of the mutants that the type checker accepts, in their order: of others the compiler tells before any game. Each is checked in its
 * own file, as if the sources lay in `engineFolder` (an absolute path).
 */
export function wellTyped(
  sources: EngineSources,
  mutants: readonly Mutant[],
  engineFolder: string,
): ReadonlySet<Mutant> {
  const check = checker(sources, engineFolder);
  const accepted = new Set<Mutant>();
  for (const round of rounds(mutants)) for (const mutant of check(round)) accepted.add(mutant);
  return accepted;
}

/** Mutants in rounds, in each of which no file has two of them. */
function rounds(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const made: Mutant[][] = [];
  const next = new Map<string, number>();
  for (const mutant of mutants) {
    const round = next.get(mutant.file) ?? 0;
    next.set(mutant.file, round + 1);
    made[round] = [...(made[round] ?? []), mutant];
  }
  return made;
}

/** Checks mutants of different files together, and tells which are accepted. */
function checker(sources: EngineSources, engineFolder: string): (round: readonly Mutant[]) => readonly Mutant[] {
  const options = { ...projectOptions(engineFolder), noUnusedLocals: false, noUnusedParameters: false, types: [] };
  const disk = ts.createCompilerHost(options);
  const place = (file: string): string => path.join(engineFolder, file);
  const kept = new Map<string, ts.SourceFile | undefined>();
  const parsed = (file: string, text: string): ts.SourceFile => ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  for (const [file, text] of sources) kept.set(place(file), parsed(place(file), text));
  let before: ts.Program | undefined;
  return (round) => {
    const changed = new Map(
      round.map((mutant) => [place(mutant.file), parsed(place(mutant.file), mutated(sources, mutant))]),
    );
    const getSourceFile = (file: string, version: ts.ScriptTarget): ts.SourceFile | undefined => {
      const own = changed.get(file) ?? kept.get(file);
      if (own !== undefined || kept.has(file)) return own;
      const read = disk.getSourceFile(file, version);
      kept.set(file, read);
      return read;
    };
    const fileExists = (file: string): boolean => kept.has(file) || disk.fileExists(file);
    const program = ts.createProgram(
      [...sources.keys()].map(place),
      options,
      { ...disk, getSourceFile, fileExists },
      before,
    );
    before = program;
    return round.filter(({ file }) => {
      const source = program.getSourceFile(place(file));
      if (source === undefined) throw new Error(`the program lacks ${file}`);
      return program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length === 0;
    });
  };
}

/** The text of a mutant's file with its change made. */
function mutated(sources: EngineSources, { file, start, end, mutator, replacement }: Mutant): string {
  const text = sources.get(file) ?? '';
  const lines = text.split('\n');
  const offset = ({ line, column }: Mutant['start']): number =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + column;
  // One operator beside another may need them.
  const put = mutator === 'LogicalOperator' ? `(${replacement})` : replacement;
  return text.slice(0, offset(start)) + put + text.slice(offset(end));
}
