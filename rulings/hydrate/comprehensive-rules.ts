import { normalised } from '../identity.ts';

/** One rule as a rules text prints it: its number without the full stop, and its text, normalised. */
export interface RuleText {
  readonly number: string;
  readonly text: string;
}

/** The rules of one edition, in the order of print. */
export interface RulesText {
  readonly kind: 'rules';
  /** The day from which the edition is in force, ISO 8601. */
  readonly edition: string;
  readonly rules: readonly RuleText[];
}

/** A file that is not what it should be: what was expected, what was found, and on which line, from 1. */
export interface UnreadableText {
  readonly kind: 'unreadable';
  readonly expected: string;
  readonly found: string;
  readonly line: number;
}

const RULE = /^([1-9]\d{2}\.\d+[a-z]{0,2})\.?\s+(\S.*)$/;
const HEADING = /^(?:[1-9]|[1-9]\d{2})\. \S/;
const EFFECTIVE = /effective as of ([A-Z][a-z]+) (\d{1,2}), (\d{4})/;

/**
 * Reads the text file of the Comprehensive Rules as Wizards of the Coast publish it.
 *
 * A rule begins with its number at the start of a line and ends before the next rule or heading of a section, or at
 * the glossary. Its text is everything between, further paragraphs and examples too, without the number: a change to
 * an example is a change that a reader of the rule wants to hear of. Numbers without a letter count like numbers with
 * one; headings of chapters and sections do not.
 */
export function readRules(file: string): RulesText | UnreadableText {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const edition = readEdition(lines);
  if (edition === null) {
    return unreadable('a line that says from which day the rules are effective', lines[0] ?? '', 1);
  }
  const rules = new Map<string, string[]>();
  let paragraphs: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === 'Glossary' && rules.size > 0) break;
    const rule = RULE.exec(line);
    if (rule?.[1] !== undefined && rule[2] !== undefined) {
      if (rules.has(rule[1])) return unreadable(`one rule ${rule[1]}`, 'a second one', index + 1);
      paragraphs = [rule[2]];
      rules.set(rule[1], paragraphs);
    } else if (HEADING.test(line)) paragraphs = [];
    else paragraphs.push(line);
  }
  if (rules.size === 0) return unreadable('lines that begin with the number of a rule', 'none', lines.length);
  return {
    kind: 'rules',
    edition,
    rules: [...rules].map(([number, parts]) => ({ number, text: normalised(parts.join('\n')) })),
  };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function readEdition(lines: readonly string[]): string | null {
  const [, monthName, day, year] = EFFECTIVE.exec(lines.slice(0, 20).join('\n')) ?? [];
  const month = MONTHS.indexOf(monthName ?? '') + 1;
  if (month === 0 || day === undefined || year === undefined) return null;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function unreadable(expected: string, found: string, line: number): UnreadableText {
  return { kind: 'unreadable', expected, found: found.slice(0, 80), line };
}
