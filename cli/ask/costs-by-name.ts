import { cardNamed, type RuleAbility } from '../../engine/facts.ts';
import type { Option, Ref } from '../../protocol/index.ts';
import { parsedOption } from '../../runner/index.ts';
import { type Sight, whose } from './match.ts';
import { plain } from './phrases.ts';

/**
 * The key of the cost that is meant by what a spell is cast by: its mana cost, an alternative cost by its name, one that a permanent lets be
 * paid instead, an optional cost such as kicker. Null: no such cost of this card is known. CR 118.9, 601.2b
 */
export function costCalled(by: string, card: Ref, sight: Sight): string | null {
  const words = plain(by).replace(/^(?:its|the|an?) /, '');
  if (/^mana(?: cost)?$/.test(words)) return 'mana cost';
  const name = words.replace(/ costs?$/, '');
  const record = cardNamed(sight.book.nameOf(card) ?? '');
  const own = [
    ...(record?.alternativeCosts ?? []),
    ...(record?.additionalCosts ?? []).filter(({ optional }) => optional),
  ];
  return own.find(({ key }) => key === name)?.key ?? costOfPermanent(by, sight);
}

/** What a permanent lets be paid in place of a mana cost. */
function costOfPermanent(by: string, sight: Sight): string | null {
  const { view, book } = sight;
  const refs = book.meant(by, (ref) => whose(ref, sight));
  const names = view.battlefield.filter(({ ref }) => refs.includes(ref)).map(({ name }) => name);
  const rules = names
    .flatMap((name) => cardNamed(name)?.abilities ?? [])
    .filter((one): one is RuleAbility => one.kind === 'rule');
  if (rules.some(({ rule }) => rule.kind === 'castWithoutPaying')) return 'without paying';
  return rules.some(({ rule }) => rule.kind === 'payInstead') ? 'instead' : null;
}

/** The ways in which a card can be cast as its text has it, and by these options, as lines say them. */
export function waysWords(card: Ref, options: readonly Option[], { book }: Sight): readonly string[] {
  const record = cardNamed(book.nameOf(card) ?? '');
  const permitted = options.flatMap((option) => parsedOption(option)?.by ?? []);
  const isPlain = options.some((option) => parsedOption(option)?.by === null);
  const own = [
    ...(record === null || record.manaCost === null ? [] : ['its mana cost']),
    ...(record?.alternativeCosts ?? []).map(({ key }) => (key === 'alternative' ? 'its alternative cost' : key)),
  ];
  const others = permitted.map((by) => (by === card ? 'its own ability' : book.of(by)));
  return [...(isPlain ? own : []), ...others].map((way) => `by ${way}`);
}
