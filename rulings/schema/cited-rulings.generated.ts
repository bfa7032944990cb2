/* Generated from cited-rulings.schema.json by `npm run generate`: change the schema, not this file. */

/**
 * The official rulings that the project cites, as found in a card file: which card, published when. No text.
 */
export interface CitedRulingsFile {
  readonly rulings: readonly CitedRuling[];
}
export interface CitedRuling {
  readonly id: string;
  readonly card: string;
  /**
   * The first day on which it was published in this wording, ISO 8601.
   */
  readonly date: string;
}
