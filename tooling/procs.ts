import { relative } from 'node:path';
import ts from 'typescript';
import { PROC_CONSUMERS, PROC_HOLDERS, type ProcConsumer, type ProcHolder } from './proc-consumers.ts';
import { type Finding, isTest, lineOf, type ProjectFile, parse, ROOT, walk } from './source-tree.ts';

/** Who may be given a Proc, and who may hold one. */
export interface ProcLists {
  readonly consumers: readonly ProcConsumer[];
  readonly holders: readonly ProcHolder[];
}

const PROJECT_LISTS: ProcLists = { consumers: PROC_CONSUMERS, holders: PROC_HOLDERS };

/** What the check of one program knows, and which entries of the lists it has come upon. */
interface Search {
  readonly checker: ts.TypeChecker;
  readonly lists: ProcLists;
  readonly used: Set<ProcConsumer | ProcHolder>;
  readonly findings: Finding[];
}

/**
 * The places of the program where a Proc is made and dropped. A Proc does nothing until someone asks it for its next
 * question, so a call that is not delegated to (`yield*`), returned or given to a consumer is a step of the rules that
 * silently does not happen. A generator that only lists values, `Generator<T>`, may be used in any way but dropped.
 * Entries of the lists that nothing uses are findings too.
 */
export function checkProcs(program: ts.Program, paths: readonly string[], lists = PROJECT_LISTS): readonly Finding[] {
  const search: Search = { checker: program.getTypeChecker(), lists, used: new Set(), findings: [] };
  const checked = new Set(paths);
  for (const source of program.getSourceFiles()) {
    if (!checked.has(pathOf(source))) continue;
    walk(source, (node) => checkNode(search, node));
  }
  const unused = [...lists.consumers, ...lists.holders].filter((entry) => !search.used.has(entry));
  const stale = unused.map(({ name }) => ({ path: 'tooling/proc-consumers.ts', line: 1, message: `${name} is stale` }));
  return [...search.findings, ...stale];
}

/**
 * Whether the file is a card that is data alone: what `card` makes, and no function. No Proc fits into that without an
 * error of types, and there are more such files than all others.
 */
export function isPlainCard(file: ProjectFile): boolean {
  if (!/^engine\/cards\/[^/]+\/[^/]+\.ts$/.test(file.path) || isTest(file.path)) return false;
  const tree = parse(file);
  let functions = 0;
  walk(tree, (node) => {
    if (ts.isFunctionLike(node)) functions += 1;
  });
  return functions === 0 && tree.statements.every((each) => ts.isImportDeclaration(each) || declaresCards(each));
}

function declaresCards(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(
    ({ initializer }) => initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === 'card',
  );
}

function checkNode(search: Search, node: ts.Node): void {
  if (ts.isCallExpression(node)) checkCall(search, node);
  if (ts.isExpression(node) && isValuePlace(node)) checkFunctionValue(search, node);
}

/** A call that makes a Proc: where does the Proc go? */
function checkCall(search: Search, call: ts.CallExpression): void {
  if (!mayMakeGenerators(search.checker, call)) return;
  const made = kindOfGenerator(search.checker, search.checker.getTypeAtLocation(call));
  if (made === 'none') return;
  const value = outermost(call);
  const dropped = ts.isExpressionStatement(value.parent) || ts.isVoidExpression(value.parent);
  if (made === 'list' ? !dropped : isDelegated(value) || isConsumed(search, value) || isHeld(search, value)) return;
  report(search, call, `${nameOfCall(call)}(…) makes a Proc that nothing runs: yield* it`);
}

/** The value through all that passes it on unchanged: parentheses, assertions, `? :`, `??`, `&&`, `||`. */
function outermost(node: ts.Expression): ts.Expression {
  const { parent } = node;
  const passes =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && isChoice(parent.operatorToken.kind));
  return passes ? outermost(parent) : node;
}

function isChoice(operator: ts.SyntaxKind): boolean {
  return (
    operator === ts.SyntaxKind.QuestionQuestionToken ||
    operator === ts.SyntaxKind.BarBarToken ||
    operator === ts.SyntaxKind.AmpersandAmpersandToken
  );
}

/** The operand of `yield*`, or what an ordinary function returns: then the calls of that function are looked at. */
function isDelegated(value: ts.Expression): boolean {
  const { parent } = value;
  if (ts.isYieldExpression(parent)) return parent.asteriskToken !== undefined;
  if (ts.isArrowFunction(parent)) return isOrdinary(parent);
  if (!ts.isReturnStatement(parent)) return false;
  const maker = ts.findAncestor(parent, ts.isFunctionLike);
  return maker !== undefined && isOrdinary(maker);
}

function isOrdinary(maker: ts.SignatureDeclaration): boolean {
  const isAsync = (ts.getCombinedModifierFlags(maker as ts.Declaration) & ts.ModifierFlags.Async) !== 0;
  return !isAsync && !('asteriskToken' in maker && maker.asteriskToken !== undefined);
}

function isConsumed(search: Search, value: ts.Expression): boolean {
  const call = value.parent;
  if (!isArgument(value, call)) return false;
  const name = nameOfCall(call);
  return mark(
    search,
    search.lists.consumers.find((entry) => entry.name === name),
  );
}

/** In a variable that is moved on by hand or delegated to, or in a function that is listed. */
function isHeld(search: Search, value: ts.Expression): boolean {
  if (ts.isVariableDeclaration(value.parent) && isAdvanced(value.parent)) return true;
  const path = pathOf(value.getSourceFile());
  const inside = (name: string) => ts.findAncestor(value, (node) => functionName(node) === name) !== undefined;
  return mark(
    search,
    search.lists.holders.find((entry) => entry.path === path && inside(entry.name)),
  );
}

/** Whether the function around the variable asks it for its `next`, or delegates to it. */
function isAdvanced(variable: ts.VariableDeclaration): boolean {
  const scope = ts.findAncestor(variable, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? variable;
  const isVariable = (node: ts.Node | undefined) => node !== undefined && node.getText() === variable.name.getText();
  let advanced = false;
  walk(scope, (node) => {
    advanced ||= ts.isPropertyAccessExpression(node) && node.name.text === 'next' && isVariable(node.expression);
    advanced ||= ts.isYieldExpression(node) && node.asteriskToken !== undefined && isVariable(node.expression);
  });
  return advanced;
}

function mark(search: Search, entry: ProcConsumer | ProcHolder | undefined): boolean {
  if (entry !== undefined) search.used.add(entry);
  return entry !== undefined;
}

/** A function, or the name of one, put as a value: an argument, or something with a type of its own to fit. */
function isValuePlace(node: ts.Expression): boolean {
  const { parent } = node;
  const isName = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);
  if (!isName && !ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false;
  if (isArgument(node, parent)) return true;
  return (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && parent.initializer === node;
}

/** A function that makes Procs, given to someone who expects something else of it and will drop what it makes. */
function checkFunctionValue(search: Search, value: ts.Expression): void {
  const { checker } = search;
  if (!makesProcs(checker, checker.getTypeAtLocation(value))) return;
  const isOfCall = isArgument(value, value.parent);
  const expected = isOfCall ? declaredParameter(checker, value.parent, value) : checker.getContextualType(value);
  if (expected !== undefined && makesProcs(checker, expected)) return;
  if (!isOfCall && (expected === undefined || signaturesOf(expected).length === 0)) return;
  if (isConsumed(search, value) || isHeld(search, value)) return;
  report(search, value, 'a function that makes Procs is given to what does not run them');
}

/** The type of the parameter as it was declared, so that `map` has a `U` for any function. */
function declaredParameter(checker: ts.TypeChecker, call: ts.CallExpression | ts.NewExpression, value: ts.Expression) {
  const signature = checker.getResolvedSignature(call)?.getDeclaration();
  const index = call.arguments?.indexOf(value) ?? 0;
  const last = signature?.parameters.at(-1);
  const parameter = signature?.parameters[index] ?? (last?.dotDotDotToken ? last : undefined);
  if (parameter?.type === undefined) return checker.getContextualType(value);
  const type = checker.getTypeFromTypeNode(parameter.type);
  return parameter.dotDotDotToken ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type;
}

/** A quick look at what the callee declares: working out the type of every call takes most of the time. */
function mayMakeGenerators(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  const signatures = signaturesOf(checker.getTypeAtLocation(call.expression));
  return signatures.some((signature) => {
    const type = signature.getReturnType();
    const open = constituents(type).some((each) => (each.flags & ts.TypeFlags.Instantiable) !== 0);
    return open || kindOfGenerator(checker, type) !== 'none';
  });
}

function makesProcs(checker: ts.TypeChecker, type: ts.Type): boolean {
  return signaturesOf(type).some((signature) => kindOfGenerator(checker, signature.getReturnType()) === 'proc');
}

function signaturesOf(type: ts.Type): readonly ts.Signature[] {
  return constituents(type).flatMap((each) => each.getCallSignatures());
}

/**
 * `proc` where answers go in: its third type is one. `list` where values only come out. What never yields is a Proc
 * that happens to ask nothing.
 */
function kindOfGenerator(checker: ts.TypeChecker, type: ts.Type): 'proc' | 'list' | 'none' {
  const kinds = constituents(type).map((each) => {
    if (each.getSymbol()?.getName() !== 'Generator') return 'none';
    const [yielded, , answer] = checker.getTypeArguments(each as ts.TypeReference);
    const ignored = ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.Void | ts.TypeFlags.Undefined;
    const takesNothing = answer === undefined || (answer.flags & ignored) !== 0;
    return takesNothing && yielded !== undefined && (yielded.flags & ts.TypeFlags.Never) === 0 ? 'list' : 'proc';
  });
  if (kinds.includes('proc')) return 'proc';
  return kinds.includes('list') ? 'list' : 'none';
}

function constituents(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isArgument(node: ts.Expression, parent: ts.Node): parent is ts.CallExpression | ts.NewExpression {
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.arguments?.includes(node) === true;
}

function nameOfCall(call: ts.CallExpression | ts.NewExpression): string {
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  if (ts.isConstructorDeclaration(node)) return node.parent.name?.getText();
  if (ts.isVariableDeclaration(node)) return node.name.getText();
  return undefined;
}

function report(search: Search, node: ts.Node, message: string): void {
  search.findings.push({ path: pathOf(node.getSourceFile()), line: lineOf(node), message });
}

/** From the root of the project, as the lists have it. */
function pathOf(source: ts.SourceFile): string {
  return relative(ROOT, source.fileName);
}
