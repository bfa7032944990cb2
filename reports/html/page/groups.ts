import type { Cell, PageData, Row } from '../page-data.ts';
import type { Filter } from './route.ts';

/** Rows under one heading, with how many have which verdict. */
export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The chapters of the Comprehensive Rules, by the first digit of a rule. */
const CHAPTERS: readonly string[] = [
  'Game concepts',
  'Parts of a card',
  'Card types',
  'Zones',
  'Turn structure',
  'Spells, abilities, and effects',
  'Additional rules',
  'Multiplayer rules',
  'Casual variants',
];

/** The rows that a filter leaves, in groups: rulings by card or by chapter of the rules, or properties by chapter. */
export function groupsOf({ rows }: PageData, filter: Filter): readonly Group[] {
  const kind = filter.by === 'property' ? 'property' : 'ruling';
  const words = filter.words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const shown = rows.filter(
    (row) => row.kind === kind && isWanted(row, filter) && words.every((word) => has(row, word)),
  );
  const groups = new Map<string, Row[]>();
  for (const row of shown) {
    const title = filter.by === 'card' ? row.card : chapterOf(row);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [row]);
    else group.push(row);
  }
  return [...groups]
    .map(([title, inIt]) => ({ title, rows: filter.by === 'card' ? inIt : inIt.toSorted(byRule) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
}

function isWanted({ cells }: Row, { only }: Filter): boolean {
  const there = cells.filter((cell) => cell !== null);
  switch (only) {
    case 'all':
      return true;
    case 'wrong':
      return there.some(isWrong);
    case 'untold':
      return there.some(({ tone }) => tone === 'untold');
    case 'holds':
      return there.every(({ tone }) => tone === 'passed');
    case 'differs':
      return new Set(cells.map((cell) => cell?.verdict ?? '')).size > 1;
  }
}

/** Whether a verdict is a finding, or says that nothing can be told. */
export function isWrong({ tone }: Pick<Cell, 'tone'>): boolean {
  return tone === 'failed' || tone === 'unusable';
}

function has({ id, says, cr, card, statements, properties, clauses, cells }: Row, word: string): boolean {
  const texts = [id, says, card, ...cr, ...statements, ...properties, ...clauses.map((clause) => clause.id)];
  const verdicts = cells.map((cell) => cell?.verdict ?? '');
  return [...texts, ...verdicts].some((text) => text.toLowerCase().includes(word));
}

function chapterOf({ cr }: Row): string {
  const number = Number(cr[0]?.[0]);
  const title = CHAPTERS[number - 1];
  return title === undefined ? 'Of no rule' : `${number}. ${title}`;
}

function byRule(a: Row, b: Row): number {
  return (a.cr[0] ?? '').localeCompare(b.cr[0] ?? '', 'en', { numeric: true }) || (a.id < b.id ? -1 : 1);
}
