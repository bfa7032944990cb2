import { posix } from 'node:path';
import ts from 'typescript';
import { type Allowed, ENGINE_FACES, IMPORT_TABLE, type ImportRow, NEVER_IMPORTED } from './import-table.ts';
import { type Finding, isTest, lineOf, type ProjectFile, parse, walk } from './source-tree.ts';

/** One import of a file, whatever its form: a statement, a re-export, `import()`, an import type, a worker's URL. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** Erased when the file runs. */
  readonly typeOnly: boolean;
  readonly target: Target;
}

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' };

/** The imports that the table forbids. */
export function checkImports(
  files: readonly ProjectFile[],
  table: readonly ImportRow[] = IMPORT_TABLE,
): readonly Finding[] {
  return files.flatMap((file) => {
    const row = rowOf(file.path, table);
    if (row === undefined) return [{ path: file.path, line: 1, message: 'its folder has no row in the import table' }];
    return importsOf(file).flatMap((each) => {
      const reason = forbidden(each, row);
      return reason === undefined ? [] : [{ path: each.from, line: each.line, message: reason }];
    });
  });
}

/** The imports of one file, in the order of the text. */
export function importsOf(file: ProjectFile): readonly Import[] {
  const found: Import[] = [];
  walk(parse(file), (node) => {
    const written = specifierOf(node);
    if (written === undefined) return;
    const target = targetOf(file.path, written.specifier);
    found.push({ from: file.path, line: lineOf(node), ...written, target });
  });
  return found;
}

function specifierOf(node: ts.Node): { readonly specifier: string; readonly typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const phase = node.importClause?.phaseModifier;
    return { specifier: node.moduleSpecifier.text, typeOnly: phase === ts.SyntaxKind.TypeKeyword };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, typeOnly: true };
  }
  return loadedAtRunTime(node);
}

/** `import('x')`, `require('x')` and `new URL('./x.ts', import.meta.url)`. */
function loadedAtRunTime(node: ts.Node): { readonly specifier: string; readonly typeOnly: boolean } | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const first = node.arguments?.[0];
  if (first === undefined || !ts.isStringLiteralLike(first)) return undefined;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
  const isUrl = ts.isIdentifier(node.expression) && node.expression.text === 'URL' && /^\.[^:]*\.ts$/.test(first.text);
  return isImport || isRequire || isUrl ? { specifier: first.text, typeOnly: false } : undefined;
}

function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(from), specifier) };
  if (specifier.startsWith('node:')) return { kind: 'node' };
  const parts = specifier.split('/');
  return { kind: 'package', name: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
}

/** The row whose folder is nearest to the file. */
export function rowOf(path: string, table: readonly ImportRow[]): ImportRow | undefined {
  const fits = table.flatMap((row) => {
    const place = placeOf(path, row.folder);
    return place === undefined ? [] : [{ row, place }];
  });
  // An exact folder goes before a starred one of the same depth.
  const rank = ({ row, place }: { row: ImportRow; place: string }) =>
    place.length * 2 - (row.folder.endsWith('/*') ? 1 : 0);
  return fits.sort((a, b) => rank(b) - rank(a))[0]?.row;
}

/** The folder that the row's folder means for this path, or undefined where the path is outside. */
function placeOf(path: string, folder: string): string | undefined {
  if (folder === '.') return path.includes('/') ? undefined : '';
  if (!folder.endsWith('/*')) return path.startsWith(`${folder}/`) ? folder : undefined;
  const parent = folder.slice(0, -1);
  if (!path.startsWith(parent)) return undefined;
  const rest = path.slice(parent.length).split('/');
  return rest.length < 2 ? undefined : parent + rest[0];
}

/** Why the import breaks the row, or undefined where it does not. */
function forbidden(each: Import, row: ImportRow): string | undefined {
  const home = placeOf(each.from, row.folder);
  const { target } = each;
  const allowed = isTest(each.from) ? [...row.may, ...row.testsMay] : row.may;
  if (target.kind === 'file') {
    if (home !== undefined && placeOf(target.path, row.folder) === home) return undefined;
    if (isTest(target.path)) return `imports the test ${target.path}`;
    if (isInnerEngine(target.path))
      return `imports ${target.path}; of the engine only ${ENGINE_FACES.join(' and ')} may be imported`;
  }
  if (allowed.some((entry) => permits(entry, each))) return undefined;
  return `imports ${each.specifier}, which ${row.folder} may not import${typesWouldDo(each, allowed) ? ' but as a type' : ''}`;
}

function isInnerEngine(path: string): boolean {
  return path.startsWith('engine/') && !ENGINE_FACES.includes(path);
}

function permits(entry: Allowed, each: Import): boolean {
  const { target } = each;
  switch (entry.kind) {
    case 'anything':
      return true;
    case 'node':
      return target.kind === 'node';
    case 'package':
      return target.kind === 'package' && target.name === entry.name;
    case 'file':
      return target.kind === 'file' && target.path === entry.path;
    case 'folder':
      return (
        target.kind === 'file' && target.path.startsWith(`${entry.folder}/`) && (each.typeOnly || !entry.typesOnly)
      );
  }
}

function typesWouldDo(each: Import, allowed: readonly Allowed[]): boolean {
  return allowed.some((entry) => permits(entry, { ...each, typeOnly: true }));
}

/** The rows that let a folder import one that nothing may import. */
export function checkTable(table: readonly ImportRow[] = IMPORT_TABLE): readonly string[] {
  return table.flatMap((row) =>
    row.may.flatMap((entry) => {
      const imported = entry.kind === 'folder' ? entry.folder : entry.kind === 'file' ? entry.path : '';
      return NEVER_IMPORTED.includes(imported.split('/')[0] ?? '') ? [`${row.folder} may import ${imported}`] : [];
    }),
  );
}
