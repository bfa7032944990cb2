/* Generated from rule-classes.schema.json by `npm run generate`: change the schema, not this file. */

/**
 * A: a game of any players without variants can break it. B: only a variant, a multiplayer option, a rare kind of card or a tournament can. C: it defines, explains, or concerns only the physical game.
 */
export type RuleClass = 'A' | 'B' | 'C';

/**
 * An estimate, rule by rule, of what could judge it.
 */
export interface RuleClassesFile {
  readonly edition: string;
  readonly classes: {
    readonly [k: string]: RuleClass;
  };
}
