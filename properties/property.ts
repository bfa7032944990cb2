import type { Facet, History, LawVerdict, SetUpLevel } from '../protocol/index.ts';
import type { Recipe } from '../generators/recipe.ts';

/** A statement about every legal game, with the cases that put it to the test. */
export interface Property {
  /** Such as `r2-could-produce`; the file is `<id>.property.ts`. */
  readonly id: string;
  /** The seed statement or invariant that it states, such as `R2` or `conservation`. */
  readonly statement: string;
  /** One sentence in our words. */
  readonly says: string;
  /** The ledger's clause ids that the law can find broken. */
  readonly clauses: readonly string[];
  /** Official rulings that it covers, by ledger id. */
  readonly rulings: readonly string[];
  readonly cr: readonly string[];
  readonly observe: readonly Facet[];
  readonly level: SetUpLevel;
  readonly cases: Recipe;
  readonly law: (history: History) => LawVerdict;
}
