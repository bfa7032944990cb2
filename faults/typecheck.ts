import path from 'node:path';
import ts from 'typescript';
import { faultNumberAt, type InstrumentedEngine } from './instrument.ts';

/** One error of the type checker in an instrumented engine. */
export type TypeProblem = {
  /**
   * The ids of the faults that may have made it: the one in whose text it stands, or, where it stands in what all
   * engines share, all that the file has, since what a body returns is told at its signature.
   */
  readonly faults: readonly string[];
  /** The file, relative to `engine/`. */
  readonly file: string;
  readonly message: string;
};

/**
 * Checks a whole instrumented engine in one program, as if its files lay in `engineFolder` (an absolute path).
 * The rules are those of the project but for unused names: a fault may leave some behind.
 */
export function typeCheck(engine: InstrumentedEngine, engineFolder: string): readonly TypeProblem[] {
  const files = new Map([...engine.sources].map(([file, text]) => [path.join(engineFolder, file), text]));
  const options = { ...projectOptions(engineFolder), noUnusedLocals: false, noUnusedParameters: false, types: [] };
  const program = ts.createProgram([...files.keys()], options, hostWith(files, options));
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    if (diagnostic.file === undefined) return { faults: [], file: '', message };
    const file = path.relative(engineFolder, diagnostic.file.fileName).replaceAll(path.sep, '/');
    const number = faultNumberAt(diagnostic.file.text, diagnostic.start ?? 0);
    const faults = engine.faults.filter((fault, i) => (number === 0 ? fault.file === file : i === number - 1));
    return { faults: faults.map(({ id }) => id), file, message };
  });
}

export function projectOptions(engineFolder: string): ts.CompilerOptions {
  const file = path.join(engineFolder, '..', 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, path.dirname(file), file).options;
}

/** A host that reads the given files from memory and all others from the disk. */
function hostWith(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const readFile = (file: string): string | undefined => files.get(file) ?? disk.readFile(file);
  return {
    ...disk,
    readFile,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    directoryExists: (folder) =>
      [...files.keys()].some((file) => file.startsWith(`${folder}/`)) || ts.sys.directoryExists(folder),
    getSourceFile: (file, version) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version);
    },
  };
}
