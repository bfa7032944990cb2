import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import ts from 'typescript';
import { type Finding, isGenerated, projectPaths, ROOT, walk } from './source-tree.ts';

/** The folders whose schemas have generated types. */
export const SCHEMA_FOLDERS = ['rulings', 'protocol', 'reports'] as const;

/** The types of one schema: where they belong, from the root, and the bytes that belong there. */
export interface GeneratedTypes {
  readonly schema: string;
  readonly path: string;
  readonly text: string;
}

/** The schemas among the paths whose types are generated. */
export function schemasAmong(paths: readonly string[]): readonly string[] {
  const isSchema = (path: string) => path.endsWith('.schema.json');
  return paths.filter((path) => isSchema(path) && SCHEMA_FOLDERS.some((folder) => path.startsWith(`${folder}/`)));
}

/** Types that are missing, not those of their schema, or have lost it. */
export async function checkGenerated(paths: readonly string[], root: string = ROOT): Promise<readonly Finding[]> {
  const fresh = await Promise.all(schemasAmong(paths).map((schema) => generateTypes(schema, root)));
  const stale = fresh.filter(({ path, text }) => !existsSync(join(root, path)) || read(root, path) !== text);
  const known = new Set(fresh.map(({ path }) => path));
  const orphans = paths.filter((path) => isGenerated(path) && !known.has(path));
  return [
    ...stale.map(({ path, schema }) => ({ path, line: 1, message: `is not what ${schema} makes: npm run generate` })),
    ...orphans.map((path) => ({ path, line: 1, message: 'has no schema' })),
  ];
}

/**
 * The types of one schema, always the same bytes for the same schema. Interfaces are readonly through and through.
 * Throws where the schema is not JSON, or not a schema.
 */
export async function generateTypes(schemaPath: string, root: string = ROOT): Promise<GeneratedTypes> {
  const absolute = join(root, schemaPath);
  const schema = JSON.parse(read(root, schemaPath)) as JSONSchema;
  const name = schemaPath.slice(schemaPath.lastIndexOf('/') + 1).replace(/\.schema\.json$/, '');
  const types = await compile(schema, name, {
    bannerComment: banner(`${name}.schema.json`),
    cwd: dirname(absolute),
    unreachableDefinitions: true,
    unknownAny: true,
    format: true,
    style: { printWidth: 120, singleQuote: true, semi: true, tabWidth: 2, trailingComma: 'all' },
  });
  return {
    schema: schemaPath,
    path: schemaPath.replace(/\.schema\.json$/, '.generated.ts'),
    text: makeReadonly(withoutRemarks(types)),
  };
}

/** Every property and every array of the declarations, made readonly. */
export function makeReadonly(types: string): string {
  const source = ts.createSourceFile('types.ts', types, ts.ScriptTarget.ES2023, true);
  const insertions: Insertion[] = [];
  walk(source, (node) => insertions.push(...readonlyInsertions(node, source)));
  const fromTheEnd = insertions.reverse().sort((a, b) => b.at - a.at);
  return fromTheEnd.reduce((text, { at, word }) => text.slice(0, at) + word + text.slice(at), types);
}

/** Writes the types of every schema beside it, and says which. */
export async function writeAllTypes(root: string = ROOT): Promise<readonly string[]> {
  const written: string[] = [];
  for (const schemaPath of schemasAmong(projectPaths(root))) {
    const types = await generateTypes(schemaPath, root);
    writeFileSync(join(root, types.path), types.text);
    written.push(types.path);
  }
  return written;
}

interface Insertion {
  readonly at: number;
  readonly word: string;
}

function readonlyInsertions(node: ts.Node, source: ts.SourceFile): readonly Insertion[] {
  const start = node.getStart(source);
  if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) {
    return [{ at: start, word: 'readonly ' }];
  }
  if (!ts.isArrayTypeNode(node) && !ts.isTupleTypeNode(node)) return [];
  if (!ts.isArrayTypeNode(node.parent)) return [{ at: start, word: 'readonly ' }];
  return [
    { at: start, word: '(readonly ' },
    { at: node.getEnd(), word: ')' },
  ];
}

/** Without the remarks on which definition of the schema a type came from. */
function withoutRemarks(types: string): string {
  const remark =
    /\n( \*\n)? \* This (?:interface|type) was referenced by `.*`'s JSON-Schema\n \* via the `(?:definition|patternProperty)` ".*"\./g;
  return types.replace(remark, '').replace(/\/\*\*\n \*\/\n/g, '');
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function banner(schemaFile: string): string {
  return `/* Generated from ${schemaFile} by \`npm run generate\`: change the schema, not this file. */`;
}

if (process.argv[1] === import.meta.filename) {
  for (const path of await writeAllTypes()) console.log(path);
}
