import ts from 'typescript';

/** The kinds of mutants whose value can be had beside the one that it replaces: tests, numbers and lists, which change nothing. */
const VALUES: readonly string[] = [
  'ArithmeticOperator',
  'ArrayDeclaration',
  'ArrowFunction',
  'BooleanLiteral',
  'ConditionalExpression',
  'EqualityOperator',
  'LogicalOperator',
  'MethodExpression',
  'OptionalChaining',
];

/**
 * An engine's text with mutants, changed so that for those of which it can be told it counts how often they would come to another value than
 * what they replace, instead of how often their place is come to. `kindOf`: the kind of a mutant by its name in the text.
 */
export function measuring(text: string, kindOf: (name: string) => string | null): string {
  const source = ts.createSourceFile('mutated.ts', text, ts.ScriptTarget.Latest, true);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isConditionalExpression(node) ? nameOf(node.condition) : null;
    if (ts.isConditionalExpression(node) && name !== null && isMeasured(node.whenTrue, kindOf(name))) {
      const { whenTrue: mutant, whenFalse: rest } = node;
      const [from, to] = [rest.getStart(source), rest.end];
      insertions.push({ at: from, within: -to, text: `${COMPARE}("${name}", (` });
      insertions.push({ at: to, within: -from, text: `), () => (${mutant.getText(source)}))` });
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return inserted(text, insertions);
}

/** What the changed text calls, with a mutant's name, the value that is had, and the mutant. */
export const COMPARE = '__compare__';

/** What is put into a text. At one place the outer ones come first where something begins, the inner ones where it ends. */
interface Insertion {
  readonly at: number;
  readonly within: number;
  readonly text: string;
}

function inserted(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const each of insertions.toSorted((a, b) => a.at - b.at || a.within - b.within)) {
    parts.push(text.slice(from, each.at), each.text);
    from = each.at;
  }
  return [...parts, text.slice(from)].join('');
}

/** Of `stryMutAct_…("7")`, the test whether mutant 7 is active. */
function nameOf(test: ts.Expression): string | null {
  if (!ts.isCallExpression(test) || !ts.isIdentifier(test.expression)) return null;
  const [name] = test.arguments;
  return test.expression.text.startsWith('stryMutAct') && name !== undefined && ts.isStringLiteral(name)
    ? name.text
    : null;
}

function isMeasured(mutant: ts.Expression, kind: string | null): boolean {
  return kind !== null && VALUES.includes(kind) && !asks(mutant);
}

/** What asks a player something is not done twice. */
function asks(node: ts.Node): boolean {
  return ts.isYieldExpression(node) || (node.forEachChild((child) => asks(child) || undefined) ?? false);
}

/** Hears each time what is had at a mutant's place, in short, and whether the mutant comes to another value. */
export type Told = (name: string, otherwise: boolean, had: string) => void;

/** Makes `COMPARE`. Of a function it is told when that is called, beside once for the function itself. */
export function comparing(told: Told): <Value>(name: string, value: Value, mutant: () => unknown) => Value {
  return (name, value, mutant) => {
    if (isFunction(value)) {
      told(name, false, '');
      return heard(value, (result) => told(name, result !== undefined && result !== false, inShort(result)));
    }
    told(name, isOther(value, mutant), inShort(value));
    return value;
  };
}

type Anything = (...of: readonly unknown[]) => unknown;

function isFunction(value: unknown): value is Anything {
  return typeof value === 'function';
}

/** A function that tells what it comes to. */
function heard<Value extends Anything>(called: Value, told: (result: unknown) => void): Value {
  const telling: Anything = (...of) => {
    const result = called(...of);
    told(result);
    return result;
  };
  return telling as Value;
}

/** What kind of value it is: tests by what they come to, numbers and lists by whether there are none, one or more. */
function inShort(value: unknown): string {
  if (Array.isArray(value)) return `list of ${amountInShort(value.length)}`;
  if (typeof value === 'number') return amountInShort(value);
  return typeof value === 'boolean' || value === null ? String(value) : typeof value;
}

function amountInShort(amount: number): string {
  return amount < 0 ? 'less' : amount > 1 ? 'more' : String(amount);
}

function isOther(value: unknown, mutant: () => unknown): boolean {
  let other: unknown;
  try {
    other = mutant();
  } catch {
    return true;
  }
  if (!Array.isArray(value) || !Array.isArray(other)) return !Object.is(value, other);
  const items: readonly unknown[] = other;
  return value.length !== items.length || value.some((each, index) => !Object.is(each, items[index]));
}
