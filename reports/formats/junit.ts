import XMLBuilder from 'fast-xml-builder';
import { oneLine } from './one-line.ts';
import { type Check, linesOf, type Outcome } from './outcome.ts';

/** An element: attributes begin with `@`, its text is `#text`, all else are elements in it. */
interface Element {
  readonly [name: string]: string | Element | readonly Element[];
}

/** The outcome as JUnit XML: one test case a property. What was not told, and what is known, counts as skipped. */
export function junitText({ suite: name, checks }: Outcome): string {
  const counts = {
    '@tests': String(checks.length),
    '@failures': String(checks.filter(({ result }) => result === 'failed').length),
    '@errors': String(checks.filter(({ result }) => result === 'unusable').length),
    '@time': '0',
  };
  const skipped = checks.filter(({ result }) => result === 'untold' || result === 'known').length;
  const suite: Element = {
    '@name': oneLine(name),
    ...counts,
    '@skipped': String(skipped),
    testcase: checks.map(testCase),
  };
  return new XMLBuilder(OPTIONS).build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    testsuites: { '@name': 'headjudge', ...counts, testsuite: [suite] },
  });
}

const OPTIONS = {
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', suppressBooleanAttributes: false },
  ...{ format: true, suppressEmptyNode: true },
} as const;

function testCase(check: Check): Element {
  const named = { '@name': oneLine(check.id), '@classname': `headjudge.${oneLine(check.group)}`, '@time': '0' };
  switch (check.result) {
    case 'passed':
      return named;
    case 'failed':
      return { ...named, failure: detail(check) };
    case 'unusable':
      return { ...named, error: detail(check) };
    case 'untold':
    case 'known':
      return { ...named, skipped: { '@message': oneLine(check.word) } };
  }
}

function detail({ says, word, findings }: Check): Element {
  const blocking = findings.filter(({ blocks }) => blocks);
  const lines = blocking.flatMap((found) => [found.title, ...linesOf(found).map((line) => `  ${line}`)]);
  const [first] = blocking;
  return {
    '@message': first?.title ?? oneLine(word),
    '@type': oneLine(first?.kind ?? word),
    '#text': [oneLine(says), ...lines].join('\n'),
  };
}
