import { importsOf } from './imports.ts';
import { REGISTRIES, type Registry } from './registries.ts';
import { type Finding, isGenerated, isTest, type ProjectFile } from './source-tree.ts';

/** Members that their registry leaves out or lists out of order, and rows that say nothing about any file. */
export function checkRegistries(files: readonly ProjectFile[], rows = REGISTRIES): readonly Finding[] {
  return rows.flatMap((row) => checkRegistry(files, row));
}

function checkRegistry(files: readonly ProjectFile[], row: Registry): readonly Finding[] {
  const registry = files.find((file) => file.path === row.registry);
  if (registry === undefined) return [about(row.registry, 'is a registry and does not exist')];
  const members = membersOf(files, row);
  const listed = listedIn(registry);
  const left = members.filter((path) => !listed.includes(path));
  const inOrder = listed.filter((path) => members.includes(path));
  const late = inOrder.find((path, index) => index > 0 && path < (inOrder[index - 1] ?? ''));
  const excused = row.except.filter(
    ({ path }) => !fits(path, row.members) || !files.some((file) => file.path === path),
  );
  return [
    ...left.map((path) => about(path, `is not listed in ${row.registry}`)),
    ...(late === undefined ? [] : [about(row.registry, `lists ${late} out of order`)]),
    ...(members.length === 0 ? [about(row.registry, `${row.members} fits no file`)] : []),
    ...excused.map(({ path }) => about(row.registry, `excuses ${path}, which is no file of ${row.members}`)),
  ];
}

function membersOf(files: readonly ProjectFile[], row: Registry): readonly string[] {
  const excused = new Set(row.except.map(({ path }) => path));
  const paths = files.map((file) => file.path).filter((path) => fits(path, row.members));
  return paths.filter((path) => path !== row.registry && !isTest(path) && !isGenerated(path) && !excused.has(path));
}

/** What the registry imports to use it, in the order of the text. */
function listedIn(registry: ProjectFile): readonly string[] {
  return importsOf(registry).flatMap(({ target, typeOnly }) =>
    target.kind === 'file' && !typeOnly ? [target.path] : [],
  );
}

function fits(path: string, pattern: string): boolean {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${expression}$`).test(path);
}

function about(path: string, message: string): Finding {
  return { path, line: 1, message };
}
