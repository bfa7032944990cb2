import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { type ProjectFile, ROOT } from './source-tree.ts';

/**
 * The files of the project with their types, as tsconfig.json has it, but for the packages: what they export is `any`
 * here. Their declarations are many times the project, and reading them takes most of the time.
 */
export function projectProgram(paths: readonly string[], root: string = ROOT): ts.Program {
  const options: ts.CompilerOptions = { ...compilerOptions(root), types: [] };
  const host = ts.createCompilerHost(options, true);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) =>
      text.startsWith('.') ? ts.resolveModuleName(text, importer, options, host) : { resolvedModule: undefined },
    );
  return ts.createProgram(
    paths.map((path) => join(root, path)),
    options,
    host,
  );
}

/** A program of files that stand nowhere but in memory, each a module, with the library of the project. */
export function programOf(files: readonly ProjectFile[], root: string = ROOT): ts.Program {
  const texts = new Map(files.map((file) => [resolve(root, file.path), file.text]));
  const options: ts.CompilerOptions = { ...compilerOptions(root), types: [] };
  const host = ts.createCompilerHost(options, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = texts.get(path);
    if (text === undefined) return getSourceFile(path, languageVersion, ...rest);
    return ts.createSourceFile(path, text, languageVersion, true);
  };
  return ts.createProgram([...texts.keys()], options, host);
}

function compilerOptions(root: string): ts.CompilerOptions {
  const path = join(root, 'tsconfig.json');
  const { config } = ts.parseConfigFileTextToJson(path, readFileSync(path, 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return options;
}
