import type { Recipe } from '../generators/recipe.ts';
import type { Case, Facet, History, LawVerdict, SetUpLevel } from '../protocol/index.ts';

/** A statement about every legal game, with the cases that put it to the test. */
export type Property = LawProperty | RelationProperty;

/** What every property says of itself. */
export interface PropertyText {
  /** Such as `r2-could-produce`; the file is `<id>.property.ts`. */
  readonly id: string;
  /** The seed statement or invariant that it states, such as `R2` or `conservation`; the first of several, of which its clauses are. */
  readonly statement: string;
  /** One sentence in our words. */
  readonly says: string;
  /** The clause ids that the law can find broken: the ledger's, or `<id>/…` for an invariant. */
  readonly clauses: readonly string[];
  /** Official rulings that it covers, by ledger id. */
  readonly rulings: readonly string[];
  readonly cr: readonly string[];
  readonly observe: readonly Facet[];
  /** Of its cases' boards. An engine of a lower level is asked the same on plainer boards. */
  readonly level: SetUpLevel;
  readonly cases: Recipe;
}

/** One game is enough to judge it. */
export interface LawProperty extends PropertyText {
  readonly kind: 'law';
  readonly law: (history: History) => LawVerdict;
}

/**
 * It takes two games: a case, and another that the first one's history makes of it. The engine under test plays both, each as
 * it would any case, under the same policy; the relation says whether the second history is what the first one calls for.
 */
export interface RelationProperty extends PropertyText {
  readonly kind: 'relation';
  /** The second case, or null where this one gives none: then it is not witnessed. A function of its arguments alone. */
  readonly transform: (first: Case, history: History) => Case | null;
  /** The violation's `at` is a moment of the second history. */
  readonly relate: (first: History, second: History) => LawVerdict;
}

/** The statements or invariants that a property judges: those of its clauses. */
export function statementsJudged({ clauses }: Pick<PropertyText, 'clauses'>): readonly string[] {
  return [...new Set(clauses.map((clause) => clause.slice(0, clause.indexOf('/'))))];
}
