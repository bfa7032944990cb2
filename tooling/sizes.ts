import ts from 'typescript';
import { LARGE_FILES, LARGE_FUNCTIONS, type LargeFile, type LargeFunction } from './large-files.ts';
import { type Finding, isGenerated, lineOf, type ProjectFile, parse, walk } from './source-tree.ts';

/** Lines of a file past which it is listed with a reason, and past which it is split whatever the reason. */
export const FILE_LIMITS = { listed: 300, never: 500 } as const;

/** Lines of a function past which it is listed with a reason. */
export const FUNCTION_LIMIT = 40;

/** How far below its entry something may shrink before the entry has to follow. */
const SLACK = 20;

interface Sized {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
}

/** Files that are too long, and entries of the list that no longer say what is so. */
export function checkFileSizes(
  files: readonly ProjectFile[],
  list: readonly LargeFile[] = LARGE_FILES,
): readonly Finding[] {
  const sized = files.filter((file) => !isGenerated(file.path)).map(sizeOfFile);
  const tables = new Set(list.filter((entry) => entry.kind === 'table').map((entry) => entry.path));
  const huge = sized.filter(({ path, lines }) => lines > FILE_LIMITS.never && !tables.has(path));
  const entries = list.map((entry) =>
    entry.kind === 'table' ? { ...entry, atMost: Number.POSITIVE_INFINITY } : entry,
  );
  return [
    ...huge.map((file) => tooLong(file, `${FILE_LIMITS.never}, which no reason excuses`)),
    ...compare(sized, FILE_LIMITS.listed, entries, (entry, file) => entry.path === file.path),
  ];
}

/** Functions that are too long, and entries of the list that no longer say what is so. */
export function checkFunctionSizes(
  files: readonly ProjectFile[],
  list: readonly LargeFunction[] = LARGE_FUNCTIONS,
): readonly Finding[] {
  const sized = files.filter((file) => !isGenerated(file.path)).flatMap(functionsOf);
  return compare(sized, FUNCTION_LIMIT, list, (entry, { path, name }) => entry.path === path && entry.name === name);
}

interface Entry {
  readonly path: string;
  readonly atMost: number;
  readonly reason: string;
}

function compare<E extends Entry>(
  sized: readonly Sized[],
  limit: number,
  list: readonly E[],
  fits: (entry: E, item: Sized) => boolean,
): readonly Finding[] {
  const over = sized.filter((item) => item.lines > limit);
  const unlisted = over.flatMap((item) => {
    const atMost = list.find((entry) => fits(entry, item))?.atMost ?? limit;
    return item.lines > atMost ? [tooLong(item, `${atMost}`)] : [];
  });
  const stale = list.flatMap((entry) => {
    const longest = Math.max(0, ...over.filter((item) => fits(entry, item)).map((item) => item.lines));
    const reason = whyStale(entry, longest);
    const message = `its entry in tooling/large-files.ts is stale: ${reason}`;
    return reason === undefined ? [] : [{ path: entry.path, line: 1, message }];
  });
  return [...unlisted, ...stale];
}

function whyStale({ atMost, reason }: Entry, longest: number): string | undefined {
  if (longest === 0) return 'nothing there is over the limit';
  if (reason.trim() === '') return 'it gives no reason';
  const shrunk = Number.isFinite(atMost) && atMost - longest > SLACK;
  return shrunk ? `it allows ${atMost} lines, and ${longest} are left` : undefined;
}

function tooLong({ path, line, name, lines }: Sized, limit: string): Finding {
  return { path, line, message: `${name} has ${lines} lines, over ${limit}` };
}

function sizeOfFile({ path, text }: ProjectFile): Sized {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return { path, line: 1, name: 'the file', lines };
}

function functionsOf(file: ProjectFile): readonly Sized[] {
  const found: Sized[] = [];
  const source = parse(file);
  walk(source, (node) => {
    if (!isFunction(node) || isSuite(node)) return;
    const first = lineOf(node);
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
    found.push({ path: file.path, line: first, name: nameOf(node), lines: last - first + 1 });
  });
  return found;
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** The function of a `describe(…)`: a list of tests, not a piece of work. */
function isSuite(node: ts.FunctionLikeDeclaration): boolean {
  const call = node.parent;
  return ts.isCallExpression(call) && /^describe\b/.test(call.expression.getText());
}

/** The name by which an entry lists the function; of a nameless one, the name of what holds it. */
function nameOf(node: ts.FunctionLikeDeclaration): string {
  if (ts.isConstructorDeclaration(node)) return `${holderOf(node.parent)}.constructor`;
  const name = node.name?.getText() ?? holderOf(node.parent);
  return ts.isClassLike(node.parent) ? `${holderOf(node.parent)}.${name}` : name;
}

function holderOf(node: ts.Node): string {
  if (ts.isSourceFile(node)) return 'the file';
  const named =
    ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isClassLike(node) || isFunction(node);
  if (named && node.name !== undefined) return node.name.getText();
  return holderOf(node.parent);
}
