import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import ts from 'typescript';
import { projectPaths, ROOT, walk } from './source-tree.ts';

/** The folders whose schemas have generated types. */
export const SCHEMA_FOLDERS = ['rulings', 'protocol', 'reports'] as const;

/** The types of one schema: where they belong, from the root, and the bytes that belong there. */
export interface GeneratedTypes {
  readonly schema: string;
  readonly path: string;
  readonly text: string;
}

/** The schemas whose types are generated, from the root, sorted. */
export function schemaPaths(root: string = ROOT): readonly string[] {
  return projectPaths(root).filter(
    (path) => path.endsWith('.schema.json') && SCHEMA_FOLDERS.some((folder) => path.startsWith(`${folder}/`)),
  );
}

/**
 * The types of one schema, always the same bytes for the same schema. Interfaces are readonly through and through.
 * Throws where the schema is not JSON, or not a schema.
 */
export async function generateTypes(schemaPath: string, root: string = ROOT): Promise<GeneratedTypes> {
  const absolute = join(root, schemaPath);
  const schema = JSON.parse(readFileSync(absolute, 'utf8')) as JSONSchema;
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
  for (const schemaPath of schemaPaths(root)) {
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

function banner(schemaFile: string): string {
  return `/* Generated from ${schemaFile} by \`npm run generate\`: change the schema, not this file. */`;
}

if (process.argv[1] === import.meta.filename) {
  for (const path of await writeAllTypes()) console.log(path);
}
