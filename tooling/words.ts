import { posix } from 'node:path';
import ts from 'typescript';
import { type Finding, isSource, isTest, lineAt, lineOf, type ProjectFile, parse, walk } from './source-tree.ts';

/** Words that say nothing, or that players say and the rules do not. */
const FORBIDDEN_WORDS = new Set(
  'cmc etb fizzle fizzles fizzled fizzling helper helpers manager managers util utils'.split(' '),
);

/** The sections of the Comprehensive Rules: three digits of these in a name are a rule number. */
const SECTION =
  /(?<!\d)(?:1[01]\d|12[0-3]|20\d|21[0-2]|30\d|31\d|40\d|50\d|51[0-4]|60\d|61[0-6]|70\d|7[123]\d|80\d|81\d|90[0-5])(?!\d)/;
/** A word that announces a number, with the number: `cr7042`, `rule-601`. A year after `cr-` is an edition. */
const ANNOUNCED = /(?:^|[^a-z])(?:cr|rule|rules)(?:\d{3,}|[-_.]\d{3}(?!\d))/i;

/** Marks of work left over, put together so that this file holds none. */
const LEFT_OVER = new RegExp(
  `\\b(?:${['TO', 'FIX'].map((start) => start + (start === 'TO' ? 'DO' : 'ME')).join('|')})\\b`,
);
/** Folders that exist on one machine only. */
const MACHINE_PATH = /(?<![\w.\-/])\/(?:work|root|home|Users|tmp\/hj)\/|[A-Z]:\\Users\\/;
const HOST_OF_PACKAGE = /"resolved": "https?:/;

/** Folders of interfaces that are the state of a game: no property there may be absent. */
const STATE_FOLDER = 'engine/state/';

/** Names of files and of what they declare that use a forbidden word or a rule number. */
export function checkNames(paths: readonly string[], files: readonly ProjectFile[]): readonly Finding[] {
  const ofFiles = paths.flatMap((path) => complaints(path).map((message) => ({ path, line: 1, message })));
  const declared = files.filter((file) => isSource(file.path)).flatMap(declaredNames);
  const ofNames = declared.flatMap(({ path, line, name }) =>
    complaints(name).map((message) => ({ path, line, message })),
  );
  return [...ofFiles, ...ofNames];
}

/** Syntax that no source file uses: `any`, silenced errors, silenced tests, tests of literals. */
export function checkSyntax(files: readonly ProjectFile[]): readonly Finding[] {
  return files.filter((file) => isSource(file.path)).flatMap((file) => [...forbiddenNodes(file), ...silencers(file)]);
}

/** Left-over work and paths of one machine, in any text. */
export function checkTexts(files: readonly ProjectFile[]): readonly Finding[] {
  return files.flatMap(({ path, text }) => [
    ...matches(path, text, LEFT_OVER, 'work left over'),
    ...matches(path, text, MACHINE_PATH, 'a path of one machine'),
    ...matches(path, text, HOST_OF_PACKAGE, 'the host of a package'),
  ]);
}

/** The parts of a name, in lower case: `cardUtils` and `card-utils` are `card` and `utils`. */
export function wordsOf(name: string): readonly string[] {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return spaced
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

function complaints(name: string): readonly string[] {
  const words = wordsOf(name).filter((word) => FORBIDDEN_WORDS.has(word));
  const spelled = words.map((word) => `${posix.basename(name)}: the word ${word}`);
  const numbered =
    SECTION.test(name) || ANNOUNCED.test(name) ? [`${posix.basename(name)}: a rule number in a name`] : [];
  return [...spelled, ...numbered];
}

/** The names that a file declares itself; imported names are someone else's. */
function declaredNames(file: ProjectFile): readonly { path: string; line: number; name: string }[] {
  const found: { path: string; line: number; name: string }[] = [];
  walk(parse(file), (node) => {
    if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return;
    if ('name' in node.parent && node.parent.name === node && !isForeignName(node.parent)) {
      found.push({ path: file.path, line: lineOf(node), name: node.text });
    }
  });
  return found;
}

function isForeignName(parent: ts.Node): boolean {
  return ts.isImportSpecifier(parent) || ts.isPropertyAccessExpression(parent) || ts.isImportClause(parent);
}

function forbiddenNodes(file: ProjectFile): readonly Finding[] {
  const found: Finding[] = [];
  walk(parse(file), (node) => {
    const message = complaintAbout(node, file.path);
    if (message !== undefined) found.push({ path: file.path, line: lineOf(node), message });
  });
  return found;
}

function complaintAbout(node: ts.Node, path: string): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'the type any';
  if (ts.isPropertySignature(node) && node.questionToken && path.startsWith(STATE_FOLDER) && !isTest(path)) {
    return `${node.name.getText()}: an optional property in the state`;
  }
  if (
    ts.isPropertyAccessExpression(node) &&
    isTestFunction(node.expression) &&
    /^(?:only|skip|todo)$/.test(node.name.text)
  ) {
    return `${node.getText()}: a test that is not run, or alone`;
  }
  const call = ts.isCallExpression(node) ? node : undefined;
  if (call && ts.isIdentifier(call.expression) && call.expression.text === 'expect' && isLiteral(call.arguments[0])) {
    return `${call.getText()}: expects something of a literal`;
  }
  return undefined;
}

/** `test`, `describe` and their kin, `test.concurrent` too. */
function isTestFunction(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isTestFunction(node.expression);
  return ts.isIdentifier(node) && /^(?:test|it|describe|suite|bench)$/.test(node.text);
}

function isLiteral(node: ts.Expression | undefined): boolean {
  if (node === undefined) return false;
  return (
    ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword
  );
}

/** Comments that silence the compiler. One that expects an error is a test of types, and belongs in a test. */
function silencers({ path, text }: ProjectFile): readonly Finding[] {
  const silencer = isTest(path)
    ? /(?:\/\/|\*)\s*@ts-(?:ignore|nocheck)/
    : /(?:\/\/|\*)\s*@ts-(?:ignore|nocheck|expect-error)/;
  return matches(path, text, silencer, 'an error silenced');
}

function matches(path: string, text: string, pattern: RegExp, message: string): readonly Finding[] {
  const all = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))];
  return all.map((match) => ({ path, line: lineAt(text, match.index), message: `${message}: ${match[0].trim()}` }));
}
