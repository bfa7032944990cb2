/* Generated from rule-index.schema.json by `npm run generate`: change the schema, not this file. */

/**
 * The day from which the edition is in force, ISO 8601.
 */
export type Edition = string;
export type TextHash = string;

/**
 * Every rule of one edition of the Comprehensive Rules by its number, with the hash of its text.
 */
export interface RuleIndexFile {
  readonly edition: Edition;
  readonly rules: {
    readonly [k: string]: TextHash;
  };
}
/**
 * One rule: the edition that it is read in, its number there, and the hash of its text.
 */
export interface RuleEntry {
  readonly edition: Edition;
  readonly number: string;
  readonly hash: TextHash;
}
