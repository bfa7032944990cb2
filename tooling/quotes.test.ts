import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cardPassages, findQuotes, rulePassages, TEXT_VARIABLES } from './quotes.ts';
import { show, textFiles } from './source-tree.ts';

describe('the texts of the project', () => {
  const sources = [
    ['the rules', TEXT_VARIABLES.rules, rulePassages],
    ['cards and rulings', TEXT_VARIABLES.cards, cardPassages],
  ] as const;

  test.for(sources)('quote no sentence of %s', { timeout: 60_000 }, ([what, variable, read], context) => {
    const path = process.env[variable];
    if (path === undefined) {
      const reason = `not compared with ${what}: ${variable} names no file`;
      console.log(reason);
      return context.skip(reason);
    }
    const passages = read(path);
    expect(passages.length).toBeGreaterThan(1000);
    expect(show(findQuotes(textFiles(), passages))).toEqual([]);
  });
});

describe('the check of quotations', () => {
  const passages = [
    '1.1. The cook’s soup has to be stirred with a spoon until the last onion is soft.',
    'Soups: Broth, Bisque, Chowder, Consommé, Goulash, Minestrone, Ramen, Tom Yum, Vichyssoise, and Zuppa.',
    'The soup is on.',
  ];
  const check = (text: string) => show(findQuotes([{ path: 'a.ts', text }], passages));

  test('reports nine words in a row, over lines and marks of comments, whatever the case', () => {
    expect(check('/**\n * soup has to be\n * stirred "with a spoon",\n * UNTIL\n */')).toEqual([
      'a.ts:2 quotes: soup has to be stirred with a spoon until',
    ]);
    expect(check("the cook's soup has to be stirred with")).toHaveLength(1);
    expect(check("say('stirred with a spoon ' + 'until the last onion is')")).toHaveLength(1);
  });

  test('reports a long quotation once, and each of two', () => {
    expect(check(passages.join('\n'))).toHaveLength(1);
    expect(check(`${passages.join('\n')}\n\n${passages.join('\n')}`)).toHaveLength(2);
  });

  test('accepts eight words, our own words, and a list of names', () => {
    expect(check('soup has to be stirred with a spoon')).toEqual([]);
    expect(check('Stir the soup with a spoon until the last of the onion has become soft.')).toEqual([]);
    expect(
      check('Broth, Bisque, Chowder, Consommé, Goulash, Minestrone, Ramen, Tom Yum, Vichyssoise, and Zuppa'),
    ).toEqual([]);
  });

  test('does not join passages', () => {
    expect(check('Tom Yum, Vichyssoise, and Zuppa. The soup is on. The soup')).toEqual([]);
  });

  test('finds the texts of cards and rulings at any depth, packed or not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'headjudge-quotes-'));
    const line = JSON.stringify({
      name: 'Soup',
      faces: { Soup: { text: 'Stir it.\nEat it.' } },
      rulings: [{ text: 'Hot.' }],
    });
    writeFileSync(join(folder, 'cards.jsonl'), `${line}\n`);
    writeFileSync(join(folder, 'cards.jsonl.gz'), gzipSync(`${line}\n`));
    const texts = ['Stir it.', 'Eat it.', 'Hot.'];
    expect(cardPassages(join(folder, 'cards.jsonl'))).toEqual(texts);
    expect(cardPassages(join(folder, 'cards.jsonl.gz'))).toEqual(texts);
    rmSync(folder, { recursive: true });
  });
});
