import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkClaims } from './claims.ts';
import { playAsked } from './play-asked.ts';
import { readAsked } from './read-asked.ts';
import { tell } from './tell.ts';
import type { Checked } from './claims.ts';
import type { Asked } from './asked.ts';

const FOLDER = fileURLToPath(new URL('../../docs/asking/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

const textOf = (file: string): string => readFileSync(`${FOLDER}${file}`, 'utf8');

/** The text of a file in which each expectation says the contrary. */
function contrary(text: string): string {
  const [actions = '', expected = ''] = text.split(/^(?=expect:)/m);
  const turned = expected.split('\n').map((line) => {
    if (/^\s*(#|expect:|$)/.test(line)) return line;
    if (/ not /.test(line)) return line.replace(/ not /, ' ');
    if (/\d+ life$/.test(line)) return line.replace(/\d+ life$/, '99 life');
    if (/ is \d+\/\d+$/.test(line)) return line.replace(/\d+\/\d+$/, '9/9');
    if (/^\s*X of /.test(line)) return line.replace(/\d+$/, '9');
    if (/^\s*\d+ .* on the battlefield/.test(line)) return line.replace(/\d+/, '9');
    if (/the stack is empty/.test(line)) return '  1 thing on the stack';
    if (/\{/.test(line)) return line.replace(/\{\w\}/, '');
    if (/ was (countered|cast)/.test(line)) return line.replace(' was ', ' was not ');
    if (/ resolved$/.test(line)) return line.replace(' resolved', ' not resolved');
    if (/^\s*\d+ controls/.test(line)) return line.replace(/\d+/, (seat) => `${1 - Number(seat)}`);
    return line.replace(/ (in|on|is tapped)\b/, (_, word: string) =>
      word === 'is tapped' ? ' is not tapped' : ` not ${word}`,
    );
  });
  const claims = actions
    .replaceAll(/ may not /g, ' MAY ')
    .replaceAll(/ may /g, ' may not ')
    .replaceAll(' MAY ', ' may ');
  return `${claims}${turned.join('\n')}`;
}

function checked(asked: Asked): readonly Checked[] {
  const { transcript, book } = playAsked(asked, () => null);
  return checkClaims(asked, transcript, book);
}

describe('the worked examples of docs/asking', () => {
  test('are twelve, each named by the page that tells of them', () => {
    expect(FILES).toHaveLength(12);
    const page = readFileSync(`${FOLDER}../asking.md`, 'utf8');
    expect(FILES.filter((file) => !page.includes(`(asking/${file})`))).toEqual([]);
  });

  test('stand beside a page whose own example is answered as it shows', () => {
    const page = readFileSync(`${FOLDER}../asking.md`, 'utf8');
    const [asking = '', answer = ''] = [...page.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
    const asked = readAsked('asking.md', asking);
    const { transcript, book } = playAsked(asked, () => null);
    expect(tell(asked, transcript, book, { options: false }).join('\n')).toContain(answer.trimEnd());
    expect(checked(asked).map(({ failed }) => failed)).toEqual([null, null]);
  });

  test.each(FILES)('%s: what is expected is so', (file) => {
    const asked = readAsked(file, textOf(file));
    expect(asked.question).not.toBeNull();
    expect(asked.expectations.length).toBeGreaterThan(0);
    expect(checked(asked).filter(({ failed }) => failed !== null)).toEqual([]);
  });

  test.each(FILES)('%s: each expectation can fail', (file) => {
    const asked = readAsked(file, contrary(textOf(file)));
    const holding = checked(asked).filter(({ failed }) => failed === null);
    expect(holding.map(({ source }) => source.text)).toEqual([]);
  });
});
