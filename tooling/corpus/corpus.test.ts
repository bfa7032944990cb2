import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { referenceEngine } from '../../adapters/reference/index.ts';
import { corpusFile, corpusOf } from '../../corpus/index.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import { judge } from '../../runner/index.ts';

describe('the corpus', { timeout: 60_000 }, () => {
  test('has cases of each property, and of nothing else', () => {
    const files = readdirSync(new URL('./', corpusFile(''))).filter((name) => name.endsWith('.jsonl'));
    expect(files.sort()).toEqual(PROPERTIES.map(({ id }) => `${id}.jsonl`).sort());
  });

  test.each(PROPERTIES.map((property) => [property.id, property] as const))(
    'of %s holds on the reference, and puts to the test what it says',
    (id, property) => {
      const wrong = corpusOf(id).flatMap(({ id: name, case: of, witnesses }) => {
        const { finding, witnessed } = judge(property, referenceEngine, null, of);
        const clauses = [...new Set(witnessed.map(({ clause }) => clause))].sort();
        if (finding !== null) return [`${name}: ${finding.violation.clause}`];
        return JSON.stringify(clauses) === JSON.stringify(witnesses) ? [] : [`${name}: ${clauses.join(', ')}`];
      });
      expect(wrong).toEqual([]);
      expect(corpusOf(id).length).toBeGreaterThan(0);
    },
  );

  test('puts most clauses to the test', () => {
    const covered = new Set(PROPERTIES.flatMap(({ id }) => corpusOf(id).flatMap(({ witnesses }) => witnesses)));
    const all = PROPERTIES.flatMap(({ clauses }) => clauses);
    expect(all.filter((clause) => covered.has(clause)).length / all.length).toBeGreaterThan(0.9);
  });
});
