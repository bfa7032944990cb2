import { importsOf } from './imports.ts';
import { REGISTRIES, type Registry } from './registries.ts';
import { type Finding, isGenerated, isTest, type ProjectFile } from './source-tree.ts';

/** Members that their registry leaves out or lists out of order, and rows that say nothing about any file. */
export function checkRegistries(files: readonly ProjectFile[], rows = REGISTRIES): readonly Finding[] {
  return rows.flatMap((row) => checkRegistry(files, row));
}

function checkRegistry(files: readonly ProjectFile[], row: Registry): readonly Finding[] {
  const members = membersOf(files, row);
  const lists = row.lists.map((path) => listOf(files, path, members));
  const listed = lists.flatMap(({ entries }) => entries);
  const strays = row.except.filter(({ path }) => !fits(path, row.members) || !files.some((file) => file.path === path));
  return [
    ...members.filter((path) => !listed.includes(path)).map((path) => about(path, `is not in ${row.lists.join(', ')}`)),
    ...listed.filter((path, index) => listed.indexOf(path) < index).map((path) => about(path, 'is listed twice')),
    ...lists.flatMap(({ findings }) => findings),
    ...strays.map(({ path }) => about(path, `is excused, and is no file of ${row.members}`)),
  ];
}

function membersOf(files: readonly ProjectFile[], row: Registry): readonly string[] {
  const others = new Set([...row.except.map(({ path }) => path), ...row.lists]);
  const paths = files.map((file) => file.path).filter((path) => fits(path, row.members));
  return paths.filter((path) => !isTest(path) && !isGenerated(path) && !others.has(path));
}

/** The members that a list holds, in its order, and what is wrong with it by itself. */
function listOf(files: readonly ProjectFile[], path: string, members: readonly string[]) {
  const list = files.find((file) => file.path === path);
  const entries = list === undefined ? [] : importedBy(list).filter((entry) => members.includes(entry));
  const late = entries.find((entry, index) => index > 0 && entry < (entries[index - 1] ?? ''));
  const findings = [
    ...(entries.length === 0 ? [about(path, 'is a registry and lists no member')] : []),
    ...(late === undefined ? [] : [about(path, `lists ${late} out of order`)]),
  ];
  return { entries, findings };
}

/** What a list imports to use it, in the order of the text. */
function importedBy(list: ProjectFile): readonly string[] {
  return importsOf(list).flatMap(({ target, typeOnly }) => (target.kind === 'file' && !typeOnly ? [target.path] : []));
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
