import { createHash } from 'node:crypto';

/** How many hex digits of the SHA-256 of a text stand for it. */
export const HASH_LENGTH = 10;

/**
 * The id of an official ruling, `<card-slug>/<hash of its text>`. The text is hashed, never stored. A ruling that was
 * reworded later keeps the id that it had first; the hash of its new text is an alias in the ledger.
 */
export function rulingId(card: string, text: string): string {
  return `${slug(card)}/${textHash(text)}`;
}

/**
 * The hash of a rule's text. The text starts after the rule's number and ends before the next rule or heading: further
 * paragraphs and examples belong to it, the number does not, so that a rule which only moved keeps its hash.
 */
export function ruleHash(text: string): string {
  return textHash(text);
}

/**
 * A card's name as it stands in ids: lower case, apostrophes dropped, every other run of characters that are no ASCII
 * letters or digits made one hyphen, none at the ends.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A text as it is hashed: curly quotes straight, en dash, em dash and minus a hyphen, runs of white space one space,
 * trimmed. Case stays.
 */
export function normalised(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/[–—−]/g, '-').replace(/\s+/g, ' ').trim();
}

function textHash(text: string): string {
  return createHash('sha256').update(normalised(text), 'utf8').digest('hex').slice(0, HASH_LENGTH);
}
