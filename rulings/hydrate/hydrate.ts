import { hashesOf } from './match.ts';
import type { Ruling } from '../schema/rulings.generated.ts';
import type { CardTexts } from './card-file.ts';
import type { RulesText } from './comprehensive-rules.ts';

/** The official text of a rule or ruling, from the user's own files. */
export type HydratedText =
  | { readonly kind: 'text'; readonly id: string; readonly text: string; readonly dates: readonly string[] }
  | { readonly kind: 'no text'; readonly id: string };

/**
 * The official text of each rule, in the order asked for; its date is the edition. A number that the user's edition
 * does not have is answered as `no text`.
 */
export function hydrateRules(numbers: readonly string[], rules: RulesText): readonly HydratedText[] {
  const texts = new Map(rules.rules.map((rule) => [rule.number, rule.text]));
  return numbers.map((id) => {
    const text = texts.get(id);
    return text === undefined ? { kind: 'no text', id } : { kind: 'text', id, text, dates: [rules.edition] };
  });
}

/** The official text of each ruling, in its newest wording that the user's files have, with its days of publication. */
export function hydrateRulings(rulings: readonly Ruling[], cards: CardTexts): readonly HydratedText[] {
  return rulings.map((ruling) => {
    const prefix = ruling.id.slice(0, ruling.id.indexOf('/'));
    const wordings = hashesOf(ruling).map((hash) => cards.rulings.get(`${prefix}/${hash}`) ?? []);
    const newest = wordings.find((texts) => texts.length > 0) ?? [];
    const [first] = newest;
    if (first === undefined) return { kind: 'no text', id: ruling.id };
    return { kind: 'text', id: ruling.id, text: first.text, dates: newest.map((text) => text.date) };
  });
}
