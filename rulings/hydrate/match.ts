import type { Ruling } from '../schema/rulings.generated.ts';
import { slug } from '../identity.ts';
import type { CardTexts, RulingText } from './card-file.ts';

/** What a user's card file has of one ruling of the ledger. */
export type RulingMatch =
  /** The text is there; `hash` is the one that it has there, the id's own or an alias. */
  | { readonly kind: 'found'; readonly id: string; readonly hash: string; readonly dates: readonly string[] }
  /** The card is there, but no ruling of it has this text: reworded, withdrawn, or newer than the file. */
  | { readonly kind: 'other wording'; readonly id: string; readonly card: string }
  /** The file does not have the card. */
  | { readonly kind: 'no such card'; readonly id: string; readonly card: string };

/** Looks up every ruling of the ledger in a user's card file, in the ledger's order. */
export function matchRulings(rulings: readonly Ruling[], cards: CardTexts): readonly RulingMatch[] {
  const slugs = new Set([...cards.names].map(slug));
  return rulings.map((ruling) => {
    const prefix = slug(ruling.card);
    for (const hash of hashesOf(ruling)) {
      const texts = cards.rulings.get(`${prefix}/${hash}`);
      if (texts !== undefined) return { kind: 'found', id: ruling.id, hash, dates: texts.map((text) => text.date) };
    }
    const kind = slugs.has(prefix) ? 'other wording' : 'no such card';
    return { kind, id: ruling.id, card: ruling.card };
  });
}

/** The hashes under which a ruling's text may be found, newest wording first. */
export function hashesOf(ruling: Ruling): readonly string[] {
  return [...ruling.aliases.toReversed(), ruling.id.slice(ruling.id.indexOf('/') + 1)];
}

/** The rulings that a card file has for one card, with the ids that the ledger would know them by, oldest first. */
export function rulingsInFile(name: string, cards: CardTexts): readonly (RulingText & { readonly id: string })[] {
  return [...cards.rulings]
    .flatMap(([id, [first]]) => (first !== undefined && slug(first.card) === slug(name) ? [{ id, ...first }] : []))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}
