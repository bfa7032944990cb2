import ts from 'typescript';
import type { Fault } from './fault.ts';

/** Where a fault goes: the body that gets a branch for it, and where in the file the text to replace begins. */
export type Place = { readonly kind: 'place'; readonly body: ts.ConciseBody; readonly at: number };

/** Why a fault goes nowhere. */
export type NoPlace = { readonly kind: 'no-place'; readonly reason: string };

/**
 * Finds the function of a fault and the text in it. Each part of a dotted name is a function, method, class, const or
 * property that stands directly in the one before; what has no name (calls, arrays, blocks) is looked through.
 */
export function locate(source: ts.SourceFile, fault: Fault): Place | NoPlace {
  let declaration: ts.Node = source;
  for (const name of fault.function.split('.')) {
    const [found, ...more] = declarationsNamed(declaration, name);
    if (found === undefined) return noPlace(`${fault.file} has no function ${fault.function}`);
    if (more.length > 0) return noPlace(`${fault.function} is ambiguous: ${fault.file} has ${more.length + 1} of them`);
    declaration = found;
  }
  return placeOfText(source, declaration, fault);
}

function placeOfText(source: ts.SourceFile, declaration: ts.Node, fault: Fault): Place | NoPlace {
  const start = declaration.getStart(source);
  const offsets = occurrences(source.text.slice(start, declaration.end), fault.find);
  const [offset] = offsets;
  if (offset === undefined) return noPlace(`the text is not found in ${fault.function}`);
  if (offsets.length > 1) return noPlace(`the text is found ${offsets.length} times in ${fault.function}`);
  const at = start + offset;
  const body = bodyHolding(declaration, source, at, at + fault.find.length);
  if (body !== undefined) return { kind: 'place', body, at };
  if (isFunction(declaration)) return noPlace(`the text stands outside the body of ${fault.function}`);
  return noPlace(
    `in ${fault.function} the text is data, which is read once as the module loads: change a function that reads it`,
  );
}

function bodyHolding(node: ts.Node, source: ts.SourceFile, start: number, end: number): ts.ConciseBody | undefined {
  const body = bodyOf(node);
  if (body !== undefined) return body.getStart(source) <= start && end <= body.end ? body : undefined;
  return ts.forEachChild(node, (child) => bodyHolding(child, source, start, end));
}

function declarationsNamed(within: ts.Node, name: string): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const own = nameOf(node);
    if (own === undefined) ts.forEachChild(node, visit);
    else if (own === name) found.push(node);
  };
  ts.forEachChild(within, visit);
  return found;
}

/** Overloads have no body, so only the implementation has a name here. */
function nameOf(node: ts.Node): string | undefined {
  const named =
    (ts.isFunctionDeclaration(node) && node.body !== undefined) ||
    (isMember(node) && node.body !== undefined) ||
    ts.isClassDeclaration(node) ||
    holdsValue(node);
  if (!named || node.name === undefined) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name) ? node.name.text : undefined;
}

/** Whether a declaration is a function, as opposed to a value in which functions may stand. */
function isFunction(node: ts.Node): boolean {
  const value = holdsValue(node) ? node.initializer : node;
  return value !== undefined && bodyOf(value) !== undefined;
}

function bodyOf(node: ts.Node): ts.ConciseBody | undefined {
  const hasBody =
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node) || isMember(node);
  return hasBody ? node.body : undefined;
}

function isMember(node: ts.Node): node is ts.MethodDeclaration | ts.AccessorDeclaration {
  return ts.isMethodDeclaration(node) || ts.isAccessor(node);
}

function holdsValue(node: ts.Node): node is ts.VariableDeclaration | ts.PropertyAssignment | ts.PropertyDeclaration {
  return ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node);
}

function occurrences(text: string, find: string): readonly number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(find); at >= 0 && find !== ''; at = text.indexOf(find, at + 1)) offsets.push(at);
  return offsets;
}

function noPlace(reason: string): NoPlace {
  return { kind: 'no-place', reason };
}
