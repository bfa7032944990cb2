/* Generated from statements.schema.json by `npm run generate`: change the schema, not this file. */

export type Statement = ProvenStatement | OpenStatement;
export type StatementId = string;
export type Words = string;
/**
 * Numbers of rules in the edition of the index.
 *
 * @minItems 1
 */
export type Citations = readonly [string, ...readonly string[]];
/**
 * @minItems 1
 */
export type Clauses = readonly [Clause, ...readonly Clause[]];
export type Clause = SettledClause | DisputedClause | OpenClause;
export type ClauseId = string;
/**
 * clause: part of what is stated. trap: a case in which engines go wrong. contrast: a neighbour that must behave otherwise.
 */
export type ClauseRole = 'clause' | 'trap' | 'contrast';
/**
 * Names of cards that show the clause; none where any card will do.
 */
export type Cards = readonly string[];

/**
 * Statements of the ledger, in our own words, each with its clauses and traps.
 */
export interface StatementsFile {
  readonly $schema: string;
  readonly statements: readonly Statement[];
}
/**
 * A statement that properties judge.
 */
export interface ProvenStatement {
  readonly id: StatementId;
  readonly kind: 'property';
  readonly title: Words;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly clauses: Clauses;
  /**
   * The properties that judge it, by id.
   *
   * @minItems 1
   */
  readonly properties: readonly [string, ...readonly string[]];
}
/**
 * A clause to which the rules give one answer.
 */
export interface SettledClause {
  readonly id: ClauseId;
  readonly kind: 'settled';
  readonly role: ClauseRole;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly cards: Cards;
}
/**
 * A question on which the rules or rulings disagree: each outcome listed is allowed.
 */
export interface DisputedClause {
  readonly id: ClauseId;
  readonly kind: 'disputed';
  readonly role: ClauseRole;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly cards: Cards;
  /**
   * @minItems 2
   */
  readonly outcomes: readonly [Outcome, Outcome, ...readonly Outcome[]];
}
export interface Outcome {
  readonly id: string;
  readonly paraphrase: Words;
  readonly cr: Citations;
}
/**
 * A clause of a statement that properties judge, of which nothing judges this part, and why.
 */
export interface OpenClause {
  readonly id: ClauseId;
  readonly kind: 'open';
  readonly role: ClauseRole;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly cards: Cards;
  readonly reason: Words;
}
/**
 * A statement that nothing judges, and why.
 */
export interface OpenStatement {
  readonly id: StatementId;
  readonly kind: 'open';
  readonly title: Words;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly clauses: Clauses;
  readonly reason: Words;
}
