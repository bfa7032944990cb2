import { describe, expect, test } from 'vitest';
import { CARDS, type CardRecord } from '../../engine/facts.ts';
import type { PrintedCard } from './card-file.ts';
import { type Aspect, checkCardFile, checkCards, oracleHash } from './check.ts';

/** A made-up text of the shape of Omnath's: a rule, and a bonus. */
const TEXT = 'Water stays in the mill.\nSalt Mill is as large as its water.';
const RECORD: CardRecord = {
  ...known('Omnath, Locus of Mana'),
  name: 'Salt Mill',
  reading: { oracle: oracleHash(TEXT), readTwice: false },
};
const PRINTED: PrintedCard = {
  name: 'Salt Mill',
  manaCost: '{2}{G}',
  typeLine: 'Legendary Creature — Elemental',
  power: '1',
  toughness: '1',
  loyalty: null,
  text: TEXT,
};

describe('a record', () => {
  test('that agrees with the card file differs in nothing', () => {
    expect(check({}, {})).toEqual([]);
  });

  test('whose card the file has not differs in its name alone', () => {
    expect(checkCards([RECORD], new Map())).toEqual([
      { card: 'Salt Mill', what: 'name', record: 'Salt Mill', file: 'no such card' },
    ]);
  });

  test.each<[Aspect, Partial<PrintedCard>, string, string]>([
    ['mana cost', { manaCost: '{3}{G}' }, '{2}{G}', '{3}{G}'],
    ['mana cost', { manaCost: '' }, '{2}{G}', 'none'],
    ['type line', { typeLine: 'Creature — Elemental' }, 'creature legendary - elemental', 'creature - elemental'],
    ['type line', { typeLine: 'Legendary Creature' }, 'creature legendary - elemental', 'creature legendary'],
    ['power and toughness', { toughness: '2' }, '1/1', '1/2'],
    ['power and toughness', { power: '*' }, '1/1', '*/1'],
    ['power and toughness', { power: null, toughness: null }, '1/1', 'none'],
    ['loyalty', { loyalty: '3' }, 'none', '3'],
  ])('differs in its %s from %o', (what, printed, record, file) => {
    expect(check({}, printed)).toEqual([{ card: 'Salt Mill', what, record, file }]);
  });

  test('differs in its abilities where they are of another kind, number or order, and in its text too', () => {
    expect(differencesOf(`${TEXT}\nWhenever it rains, rest.`)).toEqual([
      ['abilities', 'static, static', 'static, static, triggered'],
      ['text', oracleHash(TEXT), expect.stringMatching(/^[0-9a-f]{10}$/)],
    ]);
    const [rule, bonus] = RECORD.abilities;
    const druid = known('Zhur-Taa Druid').abilities;
    expect(rule?.kind === 'rule' && bonus?.kind === 'static').toBe(true);
    const swapped = check({ abilities: [...druid].reverse() }, {});
    expect(swapped.map(({ what, record }) => [what, record])).toEqual([['abilities', 'triggered, activated']]);
  });

  test('differs in its keywords where another is printed', () => {
    const text = 'Haste\nWater stays in the mill.';
    const flyer = { abilities: known('Birds of Paradise').abilities.slice(0, 1).concat(RECORD.abilities.slice(0, 1)) };
    const found = check({ ...flyer, reading: { oracle: oracleHash(text), readTwice: false } }, { text });
    expect(found).toEqual([{ card: 'Salt Mill', what: 'keywords', record: 'flying', file: 'haste' }]);
  });

  test('differs in its text alone where the card was reworded', () => {
    const text = TEXT.replace('water', 'salt water');
    expect(differencesOf(text)).toEqual([['text', oracleHash(TEXT), oracleHash(text)]]);
  });

  test('does not differ for quotes, dashes and white space', () => {
    expect(differencesOf(TEXT.replace('in the', ' in  the'))).toEqual([]);
    expect(check({}, { typeLine: 'Legendary Creature - Elemental' })).toEqual([]);
  });
});

describe('a power or toughness that an ability defines', () => {
  const ashaya = known('Ashaya, Soul of the Wild');
  const sized = (record: Partial<CardRecord>, power: string, toughness: string) =>
    check({ abilities: ashaya.abilities, power: 0, toughness: 0, ...record }, { power, toughness }).map(
      ({ file }) => file,
    );

  test('agrees with a star, and with a sum with one', () => {
    expect(sized({}, '*', '*')).toEqual([]);
    expect(sized({}, '*', '1+*')).toEqual([]);
    expect(sized({ toughness: 4 }, '*', '4')).toEqual([]);
  });

  test('differs from numbers', () => {
    expect(sized({}, '0', '0')).toEqual(['0/0']);
    expect(sized({ toughness: 4 }, '*', '5')).toEqual(['*/5']);
  });
});

describe('costs', () => {
  const costOf = (name: string, manaCost: string) =>
    check({ manaCost: known(name).manaCost }, { manaCost }).map(({ record }) => record);

  test('of zero, with X, hybrid, Phyrexian and snow symbols agree in any order of print', () => {
    expect(costOf('Lotus Petal', '{0}')).toEqual([]);
    expect(costOf('Astral Cornucopia', '{X}{X}{X}')).toEqual([]);
    expect(costOf('Rosheen Meanderer', '{3}{R/G}')).toEqual([]);
    expect(costOf('Dismember', '{1}{B/P}{B/P}')).toEqual([]);
    expect(costOf("Arcum's Astrolabe", '{S}')).toEqual([]);
    expect(costOf('Trace of Abundance', '{G}{R/W}')).toEqual([]);
  });

  test('of lands are none, which is not zero', () => {
    expect(costOf('Forest', '')).toEqual([]);
    expect(costOf('Forest', '{0}')).toEqual(['none']);
    expect(costOf('Lotus Petal', '')).toEqual(['{0}']);
  });
});

describe('spells', () => {
  const checkSpell = (name: string, text: string) => {
    const record = { ...known(name), name: 'Salt Mill', reading: { oracle: oracleHash(text), readTwice: false } };
    const printed = { ...PRINTED, typeLine: 'Instant', power: null, toughness: null, text, manaCost: '{B}' };
    return checkCards([record], new Map([['Salt Mill', printed]])).map(({ record, file }) => [record, file]);
  };

  test('are compared by what they do and by what they say of costs', () => {
    const asked = 'As an additional cost to cast this spell, rest.\nTurn a mill.';
    expect(checkSpell('Dark Ritual', 'Turn a mill.')).toEqual([]);
    expect(checkSpell('Culling the Weak', asked)).toEqual([]);
    expect(checkSpell('Dark Ritual', asked)).toEqual([['what it does', '1 about costs, what it does']]);
    expect(checkSpell('Dark Ritual', 'Flash')).toEqual([
      ['none', 'flash'],
      ['what it does', 'keyword'],
    ]);
  });
});

test('a file that cannot be read is told, not compared', () => {
  expect(checkCardFile('no/such/file', CARDS)).toMatchObject({ kind: 'unreadable', line: 1 });
});

function known(name: string): CardRecord {
  const card = CARDS.find((record) => record.name === name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
}

function check(record: Partial<CardRecord>, printed: Partial<PrintedCard>) {
  return checkCards([{ ...RECORD, ...record }], new Map([['Salt Mill', { ...PRINTED, ...printed }]]));
}

function differencesOf(text: string) {
  return check({}, { text }).map(({ what, record, file }) => [what, record, file]);
}
