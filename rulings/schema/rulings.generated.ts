/* Generated from rulings.schema.json by `npm run generate`: change the schema, not this file. */

export type Ruling = PropertyRuling | ScenarioRuling | SupersededRuling | UntestableRuling | OpenRuling;
/**
 * The card's slug and the first ten hex digits of the SHA-256 of the official text.
 */
export type RulingId = string;
/**
 * The card's name as printed.
 */
export type Card = string;
/**
 * Days on which the ruling was published, ISO 8601, oldest first.
 *
 * @minItems 1
 */
export type Dates = readonly [string, ...readonly string[]];
/**
 * Hashes of later wordings of the same ruling.
 */
export type Aliases = readonly string[];
export type Words = string;
/**
 * Numbers of rules in the edition of the index.
 *
 * @minItems 1
 */
export type Citations = readonly [string, ...readonly string[]];
export type StatementOrClause = string;

/**
 * Official rulings: what they say in our own words, and what becomes of them here.
 */
export interface RulingsFile {
  readonly $schema: string;
  readonly rulings: readonly Ruling[];
}
/**
 * Judged over random boards, by the properties of the statements that it belongs to.
 */
export interface PropertyRuling {
  readonly id: RulingId;
  readonly kind: 'property';
  readonly card: Card;
  readonly dates: Dates;
  readonly aliases: Aliases;
  readonly paraphrase: Words;
  readonly cr: Citations;
  /**
   * Statements (R2) or single clauses of them (R2/costs-ignored).
   *
   * @minItems 1
   */
  readonly statements: readonly [StatementOrClause, ...readonly StatementOrClause[]];
}
/**
 * Judged by fixed scenarios, since only one card or one course of play shows it.
 */
export interface ScenarioRuling {
  readonly id: RulingId;
  readonly kind: 'scenario';
  readonly card: Card;
  readonly dates: Dates;
  readonly aliases: Aliases;
  readonly paraphrase: Words;
  readonly cr: Citations;
  /**
   * Test files that play it, from the root of the project.
   *
   * @minItems 1
   */
  readonly scenarios: readonly [string, ...readonly string[]];
}
/**
 * No longer true: the rules that say otherwise are cited, the reason says what changed.
 */
export interface SupersededRuling {
  readonly id: RulingId;
  readonly kind: 'superseded';
  readonly card: Card;
  readonly dates: Dates;
  readonly aliases: Aliases;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly reason: Words;
}
/**
 * Says nothing that an engine could do wrong, and why.
 */
export interface UntestableRuling {
  readonly id: RulingId;
  readonly kind: 'untestable';
  readonly card: Card;
  readonly dates: Dates;
  readonly aliases: Aliases;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly reason: Words;
}
/**
 * Testable, but nothing judges it, and why. The statements are those that it will belong to, if any.
 */
export interface OpenRuling {
  readonly id: RulingId;
  readonly kind: 'open';
  readonly card: Card;
  readonly dates: Dates;
  readonly aliases: Aliases;
  readonly paraphrase: Words;
  readonly cr: Citations;
  readonly statements: readonly StatementOrClause[];
  readonly reason: Words;
}
