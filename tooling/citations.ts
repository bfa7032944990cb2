import ts from 'typescript';
import { type Finding, isSource, lineAt, type ProjectFile, parse, walk } from './source-tree.ts';

/** A place in a file that names a rule: `601.2f`, or a whole section, `601`. */
export interface Citation {
  readonly rule: string;
  readonly at: number;
}

/** The edition whose rules the project cites, from the root of the project. */
export const RULE_INDEX = 'rulings/index/cr-2026-08-07.json';

const NUMBER = String.raw`\d{3}(?!\d)(?:\.\d+[a-z]{0,2}(?![a-z]))?`;
/** `CR` and the rules after it, `613.1a-d, 614-616 and 704.3` say. */
const CITED = new RegExp(
  String.raw`\bCR\s+(${NUMBER}(?:(?:\s*[-–/,;]\s*|\s+(?:and|to|or)\s+)(?:CR\s+)?${NUMBER}|[-–][a-z]\b)*)`,
  'g',
);
/** One rule, or the second letter of a span of letters, with what it continues. */
const PART = new RegExp(String.raw`(${NUMBER})(?:[-–]([a-z])\b)?`, 'g');

/** The citations of rules that the index does not hold. */
export function checkCitations(files: readonly ProjectFile[], ids: ReadonlySet<string>): readonly Finding[] {
  const sections = new Set([...ids].map((id) => id.split('.')[0] ?? ''));
  return files.flatMap((file) => {
    const wrong = citationsOf(file).filter(({ rule }) => !ids.has(rule) && !sections.has(rule));
    return wrong.map(({ rule, at }) => {
      const message = `cites ${rule}, which is no rule of the edition`;
      return { path: file.path, line: lineAt(file.text, at), message };
    });
  });
}

/** Every citation of a file: `CR …` in any text, and the `cr` fields of source and of JSON. */
export function citationsOf(file: ProjectFile): readonly Citation[] {
  if (isSource(file.path)) return [...citedInText(file.text), ...citedInSource(file)];
  if (file.path.endsWith('.json')) return [...citedInText(file.text), ...citedInJson(file.text)];
  return file.path.endsWith('.md') ? citedInText(file.text) : [];
}

/** The ids of an index file. Throws where it is not one, or holds no rule. */
export function readRuleIndex(text: string): ReadonlySet<string> {
  const index: unknown = JSON.parse(text);
  const rules = isRecord(index) ? index['rules'] : undefined;
  if (!isRecord(rules) || Object.keys(rules).length === 0) throw new Error('the index of rules holds no rules');
  return new Set(Object.keys(rules));
}

function citedInText(text: string): readonly Citation[] {
  // A list of rules may go on in the next line of a comment, behind its asterisk.
  const plain = text.replace(/^[ \t]*(?:\*|\/\/)/gm, (start) => start.replace(/[*/]/g, ' '));
  return [...plain.matchAll(CITED)].flatMap((match) =>
    rulesIn(match[1] ?? '').map((rule) => ({ rule, at: match.index })),
  );
}

/** `613.1a-c` cites both ends of the span. */
function rulesIn(list: string): readonly string[] {
  return [...list.matchAll(PART)].flatMap(([, rule = '', letter]) =>
    letter === undefined ? [rule] : [rule, rule.replace(/[a-z]+$/, '') + letter],
  );
}

function citedInSource(file: ProjectFile): readonly Citation[] {
  const found: Citation[] = [];
  walk(parse(file), (node) => {
    const field = ts.isPropertyAssignment(node) || ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
    if (!field || node.name.getText() !== 'cr') return;
    walk(node, (inner) => {
      if (ts.isStringLiteralLike(inner) && !isAsked(inner) && !mayBeNone(inner.text, file))
        found.push({ rule: inner.text, at: inner.getStart() });
    });
  });
  return found;
}

/** A text with which something is compared is no rule. */
function isAsked({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent);
}

/** Only those who do not say what is right may name no rule. */
function mayBeNone(rule: string, { path }: ProjectFile): boolean {
  return rule === '' && /^(?:adapters|runner)\//.test(path);
}

function citedInJson(text: string): readonly Citation[] {
  const places = new Map<string, number>();
  for (const rule of crValues(JSON.parse(text))) {
    if (!places.has(rule)) places.set(rule, Math.max(0, text.indexOf(`"${rule}"`)));
  }
  return [...places].map(([rule, at]) => ({ rule, at }));
}

function crValues(json: unknown): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(crValues);
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([key, value]) => (key === 'cr' ? strings(value) : crValues(value)));
}

/** The strings of a `cr` field; in a schema the field is an object, and holds none. What did not come about breaks no rule: the empty one. */
function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.flatMap(strings) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
