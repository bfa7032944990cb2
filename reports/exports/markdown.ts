import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { EDITION, findEntry } from '../../rulings/index.ts';
import { boardText, decksText } from '../board-words.ts';
import { oneLine, visible } from '../formats/one-line.ts';
import { findingWords } from '../formats/run-outcome.ts';
import { namesIn, readable, sentence } from '../names.ts';
import { needsText } from '../needs-words.ts';
import { deedWords, refusedWords } from './deeds.ts';
import { baseName, type Exported, type ExportSource } from './source.ts';

/** A report of a bug as it is pasted into an issue: what is right by which rule, how to get there, and the case itself to replay. */
export function markdownReport(source: ExportSource): Exported {
  const { counterexample, says, expected } = source;
  const { violation, property, engine, suite, case: of } = counterexample;
  const names = namesIn(expected);
  const done = [...deedWords(expected, violation.at), ...refusedWords(of.script, expected)];
  const beginning = of.start.kind === 'board' ? boardText(of.start.board) : decksText(of.start.decks);
  const root: Root = {
    type: 'root',
    children: [
      heading(2, findingWords({ ...counterexample, ...violation })),
      paragraph(words(sentence(says))),
      list([
        labelled(`**The rule:** ${ruleWords(violation.clause, violation.cr)}`),
        labelled(`**Expected:** ${readable(violation.expected, names)}`),
        labelled(`**Found:** ${readable(violation.found, names)}`),
        [...words('Headjudge '), code(suite), ...words(' on '), code(engine), ...words(', property '), code(property)],
      ]),
      heading(3, 'The position'),
      ...ourMarkdown(beginning),
      heading(3, 'What is done'),
      done.length === 0 ? paragraph(words('Nothing: players pass.')) : list(done.map(words), true),
      ...ourMarkdown(needsText(counterexample.needs)),
      heading(3, 'To see it again'),
      paragraph([...words('Save this as '), code('counterexample.json'), ...words(':')]),
      { type: 'code', lang: 'json', value: visibleJson(counterexample) },
      { type: 'code', lang: 'sh', value: 'headjudge replay counterexample.json --story' },
    ],
  };
  const text = toMarkdown(root, { bullet: '-' });
  return { kind: 'exported', grade: 'golden only', fileName: `${baseName(counterexample)}.md`, text, notSaid: [] };
}

/** Lines that we wrote as Markdown, but for the names in them: headings, lists, and words with a label before them. */
function ourMarkdown(lines: readonly string[]): readonly RootContent[] {
  const blocks: RootContent[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (line.startsWith('## ')) blocks.push(heading(3, line.slice(3)));
    else if (!line.startsWith('- ')) blocks.push(paragraph(labelled(line)));
    else if (last?.type === 'list') last.children.push(item(labelled(line.slice(2))));
    else blocks.push(list([labelled(line.slice(2))]));
  }
  return blocks;
}

/** What the rule says, in our words. */
function ruleWords(clause: string, cr: string): string {
  const entry = findEntry(clause);
  const rule = cr === '' ? '' : `CR ${cr} (edition of ${EDITION}), `;
  const said = entry?.kind === 'clause' ? `${sentence(entry.clause.paraphrase)} ` : '';
  return `${said}${rule}clause ${clause}`;
}

/** JSON in which nothing hides: what cannot be seen stands as JSON writes it. */
function visibleJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function heading(depth: 2 | 3, text: string): RootContent {
  return { type: 'heading', depth, children: words(text) };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function list(items: readonly PhrasingContent[][], ordered = false): List {
  return { type: 'list', ordered, spread: false, children: items.map(item) };
}

function item(children: PhrasingContent[]): ListItem {
  return { type: 'listItem', spread: false, children: [paragraph(children)] };
}

/** Words with a label before them, in two stars on each side. */
function labelled(line: string): PhrasingContent[] {
  const [, label, rest = ''] = /^\*\*([^*]+)\*\*([\s\S]*)$/.exec(line) ?? [];
  if (label === undefined) return words(line);
  return [{ type: 'strong', children: [{ type: 'text', value: label }] }, ...words(rest)];
}

/** Never read as Markdown, whatever they are. */
function words(text: string): PhrasingContent[] {
  const [, before = '', , after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return [{ type: 'text', value: `${before === '' ? '' : ' '}${oneLine(text)}${after === '' ? '' : ' '}` }];
}

function code(text: string): PhrasingContent {
  return { type: 'inlineCode', value: visible(text) };
}
