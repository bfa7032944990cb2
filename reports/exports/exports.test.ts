import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { type ExportFormat, exportTo, type Exported } from './index.ts';
import { readArgentum } from './read-argentum.ts';
import { readForgePuzzle, readForgeState } from './read-forge.ts';
import { readXmageInit } from './read-xmage-init.ts';
import { boardOf } from './testing/boards.ts';
import { exampleOn, HOSTILE_NAMES, RICH } from './testing/examples.ts';

const FORMATS: readonly ExportFormat[] = [
  ...(['forge-state', 'forge-puzzle', 'xmage-test', 'xmage-init', 'argentum', 'markdown', 'json'] as const),
];

describe('a counterexample with something of everything', () => {
  test.each(FORMATS)('as %s is what it was', async (format) => {
    const { text, fileName, grade, notSaid } = exported(format, exampleOn(RICH));
    const told = { fileName, grade, notSaid };
    await expect(`${JSON.stringify(told, null, 2)}\n----\n${text}`).toMatchFileSnapshot(`golden/${format}.txt`);
  });

  test.each(['forge-state', 'forge-puzzle', 'xmage-test', 'xmage-init'] as const)(
    'as %s has all that it cannot say in its comments',
    (format) => {
      const { text, notSaid } = exported(format, exampleOn(RICH));
      expect(notSaid.length).toBeGreaterThan(0);
      for (const words of notSaid) expect(text).toContain(`- ${words}`);
    },
  );
});

describe('a game from its beginning', () => {
  const { counterexample, ...others } = exampleOn(RICH);
  const start = { kind: 'decks', decks: { decks: [['Forest'], ['Forest']], life: 20 } } as const;
  const source = { ...others, counterexample: { ...counterexample, case: { ...counterexample.case, start } } };

  test.each(FORMATS)('is told or refused as %s, never made a position', (format) => {
    const { kind } = exportTo(format, source);
    expect(kind).toBe(format === 'markdown' || format === 'json' ? 'exported' : 'cannot export');
  });
});

test('A puzzle of Forge is for two players.', () => {
  const three = exampleOn(boardOf([{ name: 'Forest' }], { players: [{}, {}, {}] }));
  expect(exportTo('forge-puzzle', three)).toMatchObject({
    kind: 'cannot export',
    why: expect.stringContaining('2 players'),
  });
  expect(readForgeState(exported('forge-state', three).text).players).toHaveLength(3);
});

describe('names that would end what they stand in', () => {
  test.each(HOSTILE_NAMES)('%j stays a name, or is told to be left out', (name) => {
    const source = exampleOn(
      boardOf([{ name: 'Forest' }, { name, zone: 'hand' }, { name: 'Runeclaw Bear', owner: 1 }]),
    );
    const state = exported('forge-state', source);
    const read = readForgeState(state.text);
    const isSaid = read.cards.some((card) => card.name === name);
    expect([read.cards.length, state.notSaid.join().includes('would read its name')]).toEqual(
      isSaid ? [3, false] : [2, true],
    );
    expect(readForgePuzzle(exported('forge-puzzle', source).text).board).toEqual(read);
    expect(readArgentum(exported('argentum', source).text).cards.map((card) => card.name)).toContain(name);
    const init = exported('xmage-init', source);
    expect(
      readXmageInit(init.text).some((each) => each.name === name) || init.notSaid.join().includes('not one line'),
    ).toBe(true);
    expect(JSON.parse(exported('json', source).text)).toEqual(source.counterexample);
  });

  test.each(HOSTILE_NAMES)('%j is words in a report of a bug', (name) => {
    const source = exampleOn(boardOf([{ name: 'Forest' }, { name, zone: 'hand' }]));
    const { children } = fromMarkdown(exported('markdown', source).text);
    const kinds = JSON.stringify(children).matchAll(/"type":"(\w+)"/g);
    expect([...kinds].map(([, kind]) => kind)).not.toEqual(expect.arrayContaining(['html', 'link', 'emphasis']));
    expect([...JSON.stringify(children).matchAll(/"type":"(html|link|emphasis|image)"/g)]).toEqual([]);
  });
});

function exported(format: ExportFormat, source: Parameters<typeof exportTo>[1]): Exported {
  const made = exportTo(format, source);
  if (made.kind === 'cannot export') throw new Error(made.why);
  return made;
}
