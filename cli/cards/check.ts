import { createHash } from 'node:crypto';
import type { Ability, CardRecord, ManaCost } from '../../engine/facts.ts';
import type { UnreadableText } from '../../rulings/hydrate/comprehensive-rules.ts';
import { HASH_LENGTH, normalised } from '../../rulings/identity.ts';
import { openCardFile, type PrintedCard } from './card-file.ts';
import { type AbilityKind, type PrintedAbilities, readAbilities } from './printed-abilities.ts';

export type Aspect =
  | 'name'
  | 'mana cost'
  | 'type line'
  | 'power and toughness'
  | 'loyalty'
  | 'keywords'
  | 'abilities'
  | 'text';

/** One aspect in which a record and a card file disagree, as each has it. */
export interface CardDifference {
  readonly card: string;
  readonly what: Aspect;
  readonly record: string;
  readonly file: string;
}

export interface CardCheck {
  readonly kind: 'checked';
  readonly cards: number;
  readonly differences: readonly CardDifference[];
}

/** Holds records against a user's card file. */
export function checkCardFile(path: string, records: readonly CardRecord[]): CardCheck | UnreadableText {
  const file = openCardFile(path);
  if (file.kind === 'unreadable') return file;
  return { kind: 'checked', cards: records.length, differences: checkCards(records, file.byName) };
}

/**
 * Every difference between records and printed cards, in the order of the records. A difference in the text alone
 * says that the card was reworded since its record was written, and is to be read again.
 */
export function checkCards(
  records: readonly CardRecord[],
  printed: ReadonlyMap<string, PrintedCard>,
): readonly CardDifference[] {
  return records.flatMap((record) => {
    const card = printed.get(record.name);
    if (card === undefined) return [{ card: record.name, what: 'name', record: record.name, file: 'no such card' }];
    return comparisons(record, card)
      .filter(([, mine, theirs]) => mine !== theirs)
      .map(([what, mine, theirs]) => ({ card: record.name, what, record: mine, file: theirs }));
  });
}

/** The first ten hexadecimal digits of the SHA-256 of a card's normalised text. */
export function oracleHash(text: string): string {
  return createHash('sha256').update(normalised(text), 'utf8').digest('hex').slice(0, HASH_LENGTH);
}

type Comparison = readonly [what: Aspect, record: string, file: string];

function comparisons(record: CardRecord, card: PrintedCard): readonly Comparison[] {
  const isSpell = record.types.includes('instant') || record.types.includes('sorcery');
  const theirs = readAbilities(card.text, isSpell);
  const mine = abilitiesOf(record);
  return [
    ['mana cost', symbolsOf(record.manaCost), printedSymbols(card.manaCost)],
    ['type line', typeLineOf(record), printedTypeLine(card.typeLine)],
    ['power and toughness', ...sizes(record, card)],
    ['loyalty', String(record.loyalty ?? 'none'), card.loyalty ?? 'none'],
    ['keywords', listed(mine.keywords), listed(theirs.keywords)],
    ['abilities', amountsTo(mine), amountsTo(theirs)],
    ['text', record.reading.oracle, oracleHash(card.text)],
  ];
}

function abilitiesOf(record: CardRecord): PrintedAbilities {
  return {
    kinds: [...(record.castOnlyIf === null ? [] : ['static' as const]), ...record.abilities.map(kindOf)],
    keywords: record.abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])),
    costs: record.additionalCosts.length + record.alternativeCosts.length + (record.spell?.modes?.more == null ? 0 : 1),
    spell: record.spell !== null,
  };
}

function kindOf(ability: Ability): AbilityKind {
  switch (ability.kind) {
    case 'rule':
    case 'replacement':
    case 'static':
      return 'static';
    case 'protection':
      return 'keyword';
    case 'activated':
    case 'enchant':
    case 'keyword':
    case 'triggered':
      return ability.kind;
  }
}

function amountsTo({ kinds, costs, spell }: PrintedAbilities): string {
  const about = costs === 0 ? [] : [`${costs} about costs`];
  return listed([...about, ...(spell ? ['what it does'] : []), ...kinds]);
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.join(', ');
}

/** The symbols of a mana cost, sorted: records keep their numbers, not their order. */
function symbolsOf(cost: ManaCost | null): string {
  if (cost === null) return 'none';
  const colored = (['W', 'U', 'B', 'R', 'G', 'C'] as const).flatMap((type) => repeated(type, cost[type]));
  const halves = [...cost.hybrid.map((pair) => pair.join('/')), ...cost.phyrexian.map((color) => `${color}/P`)];
  const symbols = [...repeated('X', cost.x), ...repeated('S', cost.snow), ...colored, ...halves].sort();
  return braced(cost.generic > 0 || symbols.length === 0 ? [String(cost.generic), ...symbols] : symbols);
}

function printedSymbols(cost: string): string {
  if (cost === '') return 'none';
  const symbols = [...cost.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '').sort();
  return braced(symbols);
}

function repeated(symbol: string, times: number): readonly string[] {
  return Array.from({ length: times }, () => symbol);
}

function braced(symbols: readonly string[]): string {
  return symbols.map((symbol) => `{${symbol}}`).join('');
}

/** In lower case, the words of each side of the dash sorted, for records list supertypes and types by rule. */
function typeLineOf(record: CardRecord): string {
  return sortedLine([...record.supertypes, ...record.types], record.subtypes);
}

function printedTypeLine(line: string): string {
  const [left = '', right = ''] = line.split(/ [—–-] /);
  return sortedLine(left.split(' '), right === '' ? [] : right.split(' '));
}

function sortedLine(types: readonly string[], subtypes: readonly string[]): string {
  const [left, right] = [types, subtypes].map((words) => [...words].sort().join(' ').toLowerCase());
  return right === '' ? `${left}` : `${left} - ${right}`;
}

/** A number is compared as it is; a star, or a sum with one, agrees with any number that an ability defines. CR 208.2 */
function sizes(record: CardRecord, card: PrintedCard): readonly [string, string] {
  const defined = record.abilities.some(
    (ability) =>
      (ability.kind === 'static' && ability.parts.some((part) => part.kind === 'definePT')) ||
      (ability.kind === 'replacement' && ability.replaces.kind === 'enters' && ability.replaces.change.kind === 'form'),
  );
  const mine = sizeOf(record.power, record.toughness) + (defined ? ', defined by an ability' : '');
  const theirs = sizeOf(card.power, card.toughness);
  if (!defined) return [mine, theirs];
  const agree = hasStar(card) && fits(record.power, card.power) && fits(record.toughness, card.toughness);
  return agree ? [theirs, theirs] : [mine, theirs];
}

function sizeOf(power: string | number | null, toughness: string | number | null): string {
  return power === null && toughness === null ? 'none' : `${power}/${toughness}`;
}

function hasStar(card: PrintedCard): boolean {
  return `${card.power}${card.toughness}`.includes('*');
}

function fits(mine: number | null, printed: string | null): boolean {
  return printed === null ? mine === null : printed.includes('*') || Number(printed) === mine;
}
