import { expect, test } from 'vitest';
import { ruleHash, rulingId } from '../identity.ts';
import type { Ruling } from '../schema/rulings.generated.ts';
import { readCardFiles } from './card-file.ts';
import { readRules } from './comprehensive-rules.ts';
import { hydrateRules, hydrateRulings } from './hydrate.ts';
import { citedRulingsBytes, indexRules, indexRulings, ruleIndexBytes } from './index-texts.ts';
import { MADE_UP_CARDS, MADE_UP_RULES } from './made-up-texts.ts';
import { matchRulings } from './match.ts';

const WHEEL = "The mill's wheel turns once.";
const WIND = 'The mill turns in any wind.';

function ruling(card: string, text: string, aliases: readonly string[] = []): Ruling {
  const entry = {
    card,
    dates: ['2030-01-02'],
    aliases,
    paraphrase: 'Made up.',
    cr: ['100.1'],
    statements: [],
  } as const;
  return { id: rulingId(card, text), kind: 'open', reason: 'Made up.', ...entry };
}

function cards() {
  const read = readCardFiles([MADE_UP_CARDS]);
  if (read.kind === 'unreadable') throw new Error(read.expected);
  return read;
}

function rules() {
  const read = readRules(MADE_UP_RULES);
  if (read.kind === 'unreadable') throw new Error(read.expected);
  return read;
}

test('a rule is answered with its text and the edition, an unknown number without', () => {
  expect(hydrateRules(['704.5aa', '704.6'], rules())).toEqual([
    { kind: 'text', id: '704.5aa', text: 'If something is left, go on.', dates: ['2031-02-03'] },
    { kind: 'no text', id: '704.6' },
  ]);
});

test('a ruling is answered with its text and days, an unknown one without', () => {
  expect(hydrateRulings([ruling('Glass Mill', WHEEL), ruling('Glass Mill', 'Never said.')], cards())).toEqual([
    {
      kind: 'text',
      id: rulingId('Glass Mill', WHEEL),
      text: 'The mill’s wheel turns once.',
      dates: ['2030-01-02', '2030-05-06'],
    },
    { kind: 'no text', id: rulingId('Glass Mill', 'Never said.') },
  ]);
});

test('a reworded ruling keeps its id and is found by the hash of its new text', () => {
  const reworded = ruling('Glass Mill', 'The mill turns whenever there is wind.', [ruleHash(WIND)]);
  expect(hydrateRulings([reworded], cards())).toEqual([
    { kind: 'text', id: reworded.id, text: WIND, dates: ['2030-01-02'] },
  ]);
  expect(matchRulings([reworded], cards())).toEqual([
    { kind: 'found', id: reworded.id, hash: ruleHash(WIND), dates: ['2030-01-02'] },
  ]);
});

test('where a file has several wordings of a ruling, the newest is taken', () => {
  const [older, newest] = [ruleHash(WHEEL), ruleHash(WIND)];
  const reworded = ruling('Glass Mill', 'Never said.', [older, newest]);
  expect(matchRulings([reworded], cards())).toMatchObject([{ kind: 'found', id: reworded.id, hash: newest }]);
});

test('what a card file lacks is told apart: another wording, or no such card', () => {
  const unknown = ruling('Paper Mill', WHEEL);
  const changed = ruling('Glass Mill', 'Never said.');
  expect(matchRulings([unknown, changed], cards())).toEqual([
    { kind: 'no such card', id: unknown.id, card: 'Paper Mill' },
    { kind: 'other wording', id: changed.id, card: 'Glass Mill' },
  ]);
});

test('an index of rules has the hash of every rule, one to the line, and no text', () => {
  const bytes = ruleIndexBytes(indexRules(rules()));
  expect(JSON.parse(bytes)).toEqual(indexRules(rules()));
  expect(bytes.split('\n')).toContain(`    "704.5aa": "${ruleHash('If something is left, go on.')}"`);
  expect(bytes.split('\n')).toHaveLength(6 + 5 + 1);
  expect(bytes).not.toContain('go on');
});

test('an index of rulings has id, card and first day, sorted, and names what the files lack', () => {
  const lost = ruling('Glass Mill', 'Never said.');
  const index = indexRulings([ruling('Glass Mill', WHEEL), lost, ruling('Dawn', 'Dawn comes first.')], cards());
  expect(index).toEqual({
    file: {
      rulings: [
        { id: rulingId('Dawn', 'Dawn comes first.'), card: 'Dawn', date: '2029-03-04' },
        { id: rulingId('Glass Mill', WHEEL), card: 'Glass Mill', date: '2030-01-02' },
      ],
    },
    missing: [lost.id],
  });
  expect(JSON.parse(citedRulingsBytes(index.file))).toEqual(index.file);
});
