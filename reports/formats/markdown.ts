import type { ListItem, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { oneLine, visible } from './one-line.ts';
import { type Check, type CheckResult, linesOf, type Outcome, type Shown } from './outcome.ts';

/** The outcome as Markdown, for the summary of a job: what closes it first, then every property. */
export function markdownText({ title, isGreen, checks, remarks }: Outcome): string {
  const told = checks.filter(({ findings }) => findings.length > 0);
  const root: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 2, children: words(`${isGreen ? '✅' : '❌'} ${title}`) },
      { type: 'list', spread: false, children: remarks.map((remark) => item([paragraph(words(remark))])) },
      ...told.flatMap(findingsOf),
      { type: 'heading', depth: 3, children: words('Properties') },
      table(checks),
    ],
  };
  return toMarkdown(root, { extensions: [gfmTableToMarkdown()], bullet: '-' });
}

const MARKS: Readonly<Record<CheckResult, string>> = {
  passed: '✅',
  failed: '❌',
  unusable: '💥',
  untold: '⚪',
  known: '☑️',
};

function findingsOf({ id, says, result, findings }: Check): readonly RootContent[] {
  return [
    { type: 'heading', depth: 3, children: [...words(`${MARKS[result]} `), code(id)] },
    paragraph(words(says)),
    { type: 'list', spread: false, children: findings.map(found) },
  ];
}

function found(shown: Shown): ListItem {
  const lines = linesOf({ ...shown, commands: [] }).map((line) => item([paragraph(words(line))]));
  const commands = shown.commands.map(({ label, line }) => item([paragraph([...words(`${label}: `), code(line)])]));
  const under = [...lines, ...commands];
  const title = paragraph(words(shown.title));
  return item(under.length === 0 ? [title] : [title, { type: 'list', spread: false, children: under }]);
}

function table(checks: readonly Check[]): RootContent {
  const heading = row(['', 'statement', 'property', 'verdict', 'cases', 'witnessed'].map(words));
  const rows = checks.map(({ id, group, result, word, cases, witnessed }) =>
    row([words(MARKS[result]), words(group), [code(id)], words(word), words(String(cases)), words(String(witnessed))]),
  );
  return { type: 'table', align: [null, null, null, null, 'right', 'right'], children: [heading, ...rows] };
}

function row(cells: readonly PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}

function item(children: ListItem['children']): ListItem {
  return { type: 'listItem', spread: false, children };
}

function paragraph(children: PhrasingContent[]): Extract<RootContent, { type: 'paragraph' }> {
  return { type: 'paragraph', children };
}

/** Never read as Markdown, whatever they are. */
function words(text: string): PhrasingContent[] {
  return [{ type: 'text', value: `${oneLine(text)}${text.endsWith(' ') ? ' ' : ''}` }];
}

function code(text: string): PhrasingContent {
  return { type: 'inlineCode', value: visible(text) };
}
