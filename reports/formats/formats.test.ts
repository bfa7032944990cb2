import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { XmlDocument, type XmlElement, XsdValidator } from 'libxml2-wasm';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { describe, expect, test } from 'vitest';
import { makeReport } from '../make-report.ts';
import type { PropertyReport, RunReport, Verdict } from '../report.generated.ts';
import { runTable } from '../run-table.ts';
import { SAMPLE_PROPERTY } from '../testing/sample.ts';
import { type CtrfReport, ctrfText } from './ctrf.ts';
import { githubText } from './github.ts';
import { junitText } from './junit.ts';
import { markdownText } from './markdown.ts';
import { oneLine, visible } from './one-line.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOfRun } from './run-outcome.ts';

/** What an engine may say of itself to break what shows it. */
const HOSTILE = [
  'a]]>b]]>c <script>alert("x")</script> & &amp; \'q\'',
  '| pipe | `tick` **bold** [link](http://x) <!-- # heading',
  'first\r\n::error::forged%0A\n- second\u2028third',
  '\u0000\u001b[31mred\u0007 \u202eright to left \ud800 \ufffe',
].join('\n');

test('A line holds what was said with nothing that breaks or moves it.', () => {
  expect(oneLine(' a\n\tb\u001b[1m\u202e ')).toBe('a b\\u{1b}[1m\\u{202e}');
  expect(visible('a  b\nc')).toBe('a  b\\u{a}c');
  expect(oneLine('Lim-Dûl’s {W/U} 火')).toBe('Lim-Dûl’s {W/U} 火');
});

test('Boards that could not be set up are told beside a verdict, and are not why a check fails.', () => {
  const partly = { ...found('partly', 'cannot set up', 'set-up'), verdict: 'holds' as const, notSetUp: 3 };
  const told = { ...report('a clause'), properties: [partly, found('none', 'cannot set up', 'set-up')] };
  const { checks } = outcomeOfRun(told, 'out', true);
  expect(checks.map(({ result, word }) => [result, word])).toEqual([
    ['passed', 'holds; 3 of 10 boards cannot be set up'],
    ['unusable', 'cannot set up'],
  ]);
  expect(checks.flatMap(({ findings }) => findings.map(({ blocks }) => blocks))).toEqual([false, true]);
  const table = runTable(told, 'out', (_, words) => words, false);
  expect(table).toMatch(/^R2 +partly +holds +10 +8 +87 {2}3 of 10 boards cannot be set up$/m);
});

describe('JUnit', () => {
  test.each([
    ['usual', 'a clause'],
    ['hostile', HOSTILE],
  ])('has the shape that readers of it expect, with %s words', (_, words) => {
    const document = validated(junitText(outcome(words)));
    const cases = document.find('//testcase') as XmlElement[];
    expect(cases.map((each) => each.attr('name')?.value)).toEqual(['fine', 'wrong', 'broken', 'idle']);
    document.dispose();
  });

  test('has a failure for what was found, an error for what cannot be told, and skips what was not told', () => {
    const document = validated(junitText(outcome('a clause')));
    expect(children(document, 'fine')).toEqual([]);
    expect(children(document, 'wrong')).toEqual(['failure']);
    expect(children(document, 'broken')).toEqual(['error']);
    expect(children(document, 'idle')).toEqual(['skipped']);
    const suite = document.get('/testsuites/testsuite') as XmlElement;
    const counts = ['tests', 'failures', 'errors', 'skipped'].map((name) => suite.attr(name)?.value);
    expect(counts).toEqual(['4', '1', '1', '1']);
    expect(suite.attr('name')?.value).toBe('cmd:an engine');
    const failure = document.get('//failure') as XmlElement;
    expect(failure.attr('message')?.value).toBe('violated, a clause (CR 106.7), 3 cases');
    expect(failure.content).toContain(
      "\n  expected: a clause\n  found:    a clause\n  show:     headjudge replay out/counterexamples/wrong-1.json --engine 'cmd:an engine'",
    );
    document.dispose();
  });

  test('says hostile words as they are', () => {
    const document = validated(junitText(outcome(HOSTILE)));
    expect((document.get('//failure') as XmlElement).content).toContain(`expected: ${oneLine(HOSTILE)}\n`);
    document.dispose();
  });
});

describe('CTRF', () => {
  const schema = JSON.parse(readFileSync(new URL('testing/ctrf-0.0.json', import.meta.url), 'utf8'));
  const isCtrf = new Ajv({ strict: false, validateFormats: false }).compile<CtrfReport>(schema);

  test.each([
    ['usual', 'a clause'],
    ['hostile', HOSTILE],
  ])('is what its published schema says, with %s words', (_, words) => {
    const text = ctrfText(outcome(words));
    const report: unknown = JSON.parse(text);
    expect([isCtrf(report), isCtrf.errors]).toEqual([true, null]);
    expect(isCtrf(JSON.parse(text.replace('"passed"', '"green"')))).toBe(false);
  });

  test('has a status for each property, and what was found with it', () => {
    const { tests, summary } = (JSON.parse(ctrfText(outcome('a clause'))) as CtrfReport).results;
    expect(tests.map(({ name, status, rawStatus }) => [name, status, rawStatus])).toEqual([
      ['fine', 'passed', 'holds'],
      ['wrong', 'failed', 'violated'],
      ['broken', 'other', 'harness error'],
      ['idle', 'skipped', 'vacuous'],
    ]);
    expect(summary).toMatchObject({ tests: 4, passed: 1, failed: 1, skipped: 1, other: 1, pending: 0 });
    expect(tests[1]).toMatchObject({
      message: 'violated, a clause (CR 106.7), 3 cases',
      suite: ['cmd:an engine', 'R2'],
    });
    expect(tests[1]?.trace).toContain('\n  show:     headjudge replay out/counterexamples/wrong-1.json');
  });
});

describe('GitHub’s workflow commands', () => {
  test('are an error for each finding and one notice', () => {
    const lines = githubText(outcome('a clause')).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^::error title=wrong%3A violated%2C a clause \(CR 106\.7\)%2C 3 cases::expected: a clause%0Afound:/,
    );
    expect(lines[1]).toMatch(/^::error title=broken%3A harness error/);
    expect(lines[2]).toMatch(/^::notice title=Headjudge%3A cmd%3Aan engine \(an engine 1\)::4 properties, 40 cases/);
  });

  test('cannot be forged by an engine', () => {
    const text = githubText(outcome(HOSTILE));
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.split('::').length >= 3 && line.startsWith('::'))).toEqual([true, true, true]);
    for (const mark of ['\r', '\u001b', '\u2028', '%0A- second', 'forged%0A']) expect(text).not.toContain(mark);
    expect(text).toContain('forged%250A');
  });
});

describe('Markdown', () => {
  test('tells what was found first, then has a line for each property', () => {
    const text = markdownText(outcome('a clause'));
    expect(text).toMatch(/^## ❌ Headjudge: cmd:an engine \(an engine 1\)\n\n- 4 properties, 40 cases/);
    expect(text).toContain('### ❌ `wrong`\n');
    expect(text).toContain("  - show: `headjudge replay out/counterexamples/wrong-1.json --engine 'cmd:an engine'`\n");
    expect(text).toMatch(/\| ⚪ +\| R2 +\| `idle` +\| vacuous +\| +10 \| +0 \|/);
  });

  test('has hostile words as text, and no more structure for them', () => {
    const [usual, hostile] = ['a clause', HOSTILE].map((words) => treeOf(markdownText(outcome(words))));
    expect(kindsOf(hostile)).toEqual(kindsOf(usual));
    expect(JSON.stringify(hostile)).toContain(JSON.stringify(`expected: ${oneLine(HOSTILE)}`).slice(1, -1));
  });
});

/** Fails where the text is no XML, or not of the common shape. */
function validated(text: string): XmlDocument {
  const schema = XmlDocument.fromBuffer(readFileSync(new URL('testing/junit.xsd', import.meta.url)));
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(text);
  validator.validate(document);
  validator.dispose();
  schema.dispose();
  return document;
}

function children(document: XmlDocument, name: string): readonly string[] {
  return document.find(`//testcase[@name="${name}"]/*`).map((each) => (each as XmlElement).name);
}

function treeOf(markdown: string): unknown {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

function kindsOf(node: unknown): unknown {
  const { type, children: below = [] } = node as { readonly type: string; readonly children?: readonly unknown[] };
  return [type, ...below.map(kindsOf)];
}

function outcome(words: string): Outcome {
  return outcomeOfRun(report(words), 'out', false);
}

function report(words: string): RunReport {
  return makeReport({
    suite: '0.1.0',
    engine: { id: 'cmd:an engine', name: 'an engine', version: '1' },
    run: { seed: 1, cases: 10, shard: '1/1', complete: true },
    limits: [],
    answers: 9,
    properties: [
      property('fine', 'holds'),
      found('wrong', 'violated', words),
      found('broken', 'harness error', words),
      property('idle', 'vacuous'),
    ],
  });
}

function property(id: string, verdict: Verdict): PropertyReport {
  return { ...SAMPLE_PROPERTY, id, verdict, cases: 10, witnessed: verdict === 'vacuous' ? 0 : 8 };
}

function found(id: string, verdict: Verdict, words: string): PropertyReport {
  const finding = { verdict, count: 3, firstCase: 7, clause: words, cr: '106.7', expected: words, found: words };
  const counterexample = `counterexamples/${id}-1.json`;
  return { ...property(id, verdict), classes: [{ ...finding, class: words, counterexample }] };
}
