import type { Property } from '../properties/property.ts';
import { findEntry, type Ledger, propertiesOf, rulingsOfCard, slug } from '../rulings/index.ts';
import { didYouMean, UsageError } from './usage-error.ts';

/**
 * The properties that selectors name, in the order of the registry; no selector: all. A selector is a property's id, a statement
 * (`R2`), a clause or a ruling by id, a card's name, or a rule's number or the beginning of one. Throws a `UsageError` for a
 * selector that names nothing, or something that no property judges.
 */
export function select(
  selectors: readonly string[],
  properties: readonly Property[],
  ledger: () => Ledger,
): readonly Property[] {
  if (selectors.length === 0) return properties;
  const chosen = new Set(selectors.flatMap((selector) => selectOne(selector, properties, ledger())));
  return properties.filter((property) => chosen.has(property));
}

function selectOne(selector: string, properties: readonly Property[], ledger: Ledger): readonly Property[] {
  const named = properties.filter(({ id, statement }) => same(id, selector) || same(statement, selector));
  if (named.length > 0) return named;
  const known = [byClause, byEntry, byRule, byCard].map((find) => find(selector, properties, ledger));
  const found = known.find((each) => each !== null);
  if (found === undefined || found === null) throw new UsageError(unknown(selector, properties));
  if (found.length === 0) throw new UsageError(`no property judges "${selector}"`);
  return found;
}

/** What one kind of selector finds; null: it is none of that kind. */
type Finder = (selector: string, properties: readonly Property[], ledger: Ledger) => readonly Property[] | null;

const byClause: Finder = (selector, properties) => {
  const found = properties.filter(({ clauses }) => clauses.some((clause) => same(clause, selector)));
  return found.length === 0 ? null : found;
};

const byEntry: Finder = (selector, properties, ledger) => {
  const entry = findEntry(selector, ledger);
  if (entry === null) return null;
  const ids = propertiesOf(entry, ledger);
  const rulingId = entry.kind === 'ruling' ? entry.ruling.id : selector;
  return properties.filter(({ id, rulings }) => ids.includes(id) || rulings.includes(rulingId));
};

const byRule: Finder = (selector, properties) => {
  if (!/^\d{1,3}(\.\d+[a-z]*)?$/.test(selector)) return null;
  return properties.filter(({ cr }) => cr.some((number) => isWithin(number, selector)));
};

const byCard: Finder = (selector, properties, ledger) => {
  const wanted = slug(selector);
  const rulings = rulingsOfCard(selector, ledger);
  const ids = rulings.flatMap((ruling) => propertiesOf({ kind: 'ruling', ruling }, ledger));
  const found = properties.filter(({ id, cases }) => {
    const own = cases.focus.some(({ pick }) => pick.kind === 'card' && slug(pick.name) === wanted);
    return own || ids.includes(id);
  });
  return found.length === 0 && rulings.length === 0 ? null : found;
};

/** Whether a rule is the one named or below it: 106.12a is within 106.12, and 106.12 is not within 106.1. */
function isWithin(number: string, prefix: string): boolean {
  if (!number.startsWith(prefix)) return false;
  const next = number.charAt(prefix.length);
  return next === '' || next === '.' || (prefix.includes('.') ? /[a-z]/.test(next) : /^\d$/.test(prefix));
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function unknown(selector: string, properties: readonly Property[]): string {
  const words = properties.flatMap(({ id, statement, clauses }) => [id, statement, ...clauses]);
  const expected = 'a property, a statement such as R2, a clause or ruling by id, a card or a rule number';
  return `nothing is called "${selector}": expected ${expected}${didYouMean(selector, words)}`;
}
