import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** One file of the project: its path from the root, with forward slashes, and its text. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Something that breaks a convention: where (line from 1) and what. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** The root of the project, absolute. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files that are text, but written by a program and read by no one. */
const NOT_READ = new Set(['package-lock.json']);

/** Folders that programs write, by name or by path; .gitignore has the same. */
const WRITTEN_FOLDERS = new Set(['.git', 'node_modules', 'dist', 'build', 'coverage', '.stryker-tmp', 'reports/out']);

const filesByRoot = new Map<string, readonly ProjectFile[]>();
const trees = new WeakMap<ProjectFile, ts.SourceFile>();

const BINARY = /\.(?:png|jpe?g|gif|ico|woff2?|gz|zip|jar|pdf)$/;

/**
 * The paths that git knows or would add, tracked and untracked files that are not ignored, sorted. Without git, as in a
 * downloaded archive: every file outside the folders that programs write.
 */
export function projectPaths(root: string = ROOT): readonly string[] {
  const paths = new Set(pathsByGit(root) ?? pathsByFolder(root));
  return [...paths].filter((path) => isFile(join(root, path))).sort();
}

/** Every text file of the project. Read once: the tests of a worker share them, and their syntax trees. */
export function textFiles(root: string = ROOT): readonly ProjectFile[] {
  const known = filesByRoot.get(root);
  if (known !== undefined) return known;
  const readable = projectPaths(root).filter((path) => !BINARY.test(path) && !NOT_READ.has(path));
  const files = readable.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  filesByRoot.set(root, files);
  return files;
}

/** Every source file: TypeScript, and the JavaScript of launchers. Generated types are among them. */
export function sourceFiles(root: string = ROOT): readonly ProjectFile[] {
  return textFiles(root).filter((file) => isSource(file.path));
}

export function isSource(path: string): boolean {
  return /\.(?:ts|tsx|mts|js|mjs)$/.test(path);
}

export function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

export function isGenerated(path: string): boolean {
  return path.endsWith('.generated.ts');
}

/** The syntax tree of a file, with parents set. No types: reading those costs a whole program. */
export function parse(file: ProjectFile): ts.SourceFile {
  const known = trees.get(file);
  if (known !== undefined) return known;
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2023, true);
  trees.set(file, tree);
  return tree;
}

/** Calls `visit` for the node and everything below it, in the order of the text. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The line, from 1, on which the node starts; its doc comment is not part of it. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** The line, from 1, of an offset into a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The findings as a reader wants them in a failed test: one line each, `path:line message`. */
export function show(findings: readonly Finding[]): readonly string[] {
  return findings.map((finding) => `${finding.path}:${finding.line} ${finding.message}`);
}

function pathsByGit(root: string): readonly string[] | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : undefined;
}

function pathsByFolder(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (!entry.isDirectory()) return [path];
    return WRITTEN_FOLDERS.has(entry.name) || WRITTEN_FOLDERS.has(path) ? [] : pathsByFolder(root, `${path}/`);
  });
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
