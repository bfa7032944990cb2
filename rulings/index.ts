/** The ledger of rules and rulings, and the index of what they cite. Texts are in neither: see `hydrate/`. */
export { citedRules, coverage, type Coverage, type CoverageFacts, type RulingCounts } from './coverage.ts';
export { ruleHash, rulingId, slug } from './identity.ts';
export { loadLedger, type Ledger } from './ledger.ts';
export {
  entriesByStatement,
  findEntry,
  propertiesOf,
  rulingsOfCard,
  statementsOf,
  type LedgerEntry,
  type StatementEntries,
} from './lookup.ts';
export { EDITION, findCitedRuling, findRule, ruleClasses, ruleIndex } from './rule-index.ts';
export type { CitedRuling } from './schema/cited-rulings.generated.ts';
export type { RuleClass } from './schema/rule-classes.generated.ts';
export type { RuleEntry, RuleIndexFile } from './schema/rule-index.generated.ts';
export type { Ruling } from './schema/rulings.generated.ts';
export type { Clause, ClauseRole, Outcome, Statement } from './schema/statements.generated.ts';
