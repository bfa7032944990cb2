import type { Ledger } from './ledger.ts';
import { EDITION, ruleClasses, ruleIndex } from './rule-index.ts';
import type { RuleClass } from './schema/rule-classes.generated.ts';
import type { Ruling } from './schema/rulings.generated.ts';

/** Counts of what the ledger covers. */
export interface Coverage {
  readonly edition: string;
  readonly statements: { readonly total: number; readonly judged: number; readonly open: number };
  readonly clauses: {
    readonly total: number;
    readonly judged: number;
    readonly open: number;
    /** Of all clauses, those with several allowed outcomes. */
    readonly disputed: number;
  };
  readonly rulings: RulingCounts;
  /** Rules of the edition by the estimate of what could judge them, and how many of each the ledger cites. */
  readonly rules: Readonly<Record<RuleClass | 'all', { readonly total: number; readonly cited: number }>>;
}

/** Official rulings, each counted once. The first two together are those that properties judge. */
export interface RulingCounts {
  readonly total: number;
  /** Judged by a property that can put the ruling's own card on a board: the number to quote. */
  readonly onOwnCard: number;
  /** Judged by a property on other cards only. */
  readonly matchedOnly: number;
  readonly scenario: number;
  readonly superseded: number;
  readonly untestable: number;
  readonly open: number;
}

/** What the ledger cannot know about itself. */
export interface CoverageFacts {
  /** The names of the cards that boards can have. */
  readonly cards: ReadonlySet<string>;
  /** Numbers of rules that are cited outside the ledger, by properties for one. */
  readonly cited: readonly string[];
}

export function coverage(ledger: Ledger, facts: CoverageFacts): Coverage {
  const judged = ledger.statements.filter((statement) => statement.kind === 'property');
  const clauses = ledger.statements.flatMap((statement) => statement.clauses);
  const judgedClauses = judged.flatMap((statement) => statement.clauses).filter(({ kind }) => kind !== 'open').length;
  return {
    edition: EDITION,
    statements: {
      total: ledger.statements.length,
      judged: judged.length,
      open: ledger.statements.length - judged.length,
    },
    clauses: {
      total: clauses.length,
      judged: judgedClauses,
      open: clauses.length - judgedClauses,
      disputed: clauses.filter((clause) => clause.kind === 'disputed').length,
    },
    rulings: countRulings(ledger, facts.cards),
    rules: countRules(new Set([...citedRules(ledger), ...facts.cited])),
  };
}

/** Every rule that the ledger cites, each once, in the order of print; then those that the edition does not have. */
export function citedRules(ledger: Ledger): readonly string[] {
  const cited = new Set<string>();
  for (const entry of [...ledger.statements, ...ledger.rulings]) for (const number of entry.cr) cited.add(number);
  for (const clause of ledger.statements.flatMap((statement) => statement.clauses)) {
    for (const number of clause.cr) cited.add(number);
    const outcomes = clause.kind === 'disputed' ? clause.outcomes : [];
    for (const number of outcomes.flatMap((outcome) => outcome.cr)) cited.add(number);
  }
  const inPrint = Object.keys(ruleIndex().rules).filter((number) => cited.delete(number));
  return [...inPrint, ...cited];
}

function countRulings(ledger: Ledger, cards: ReadonlySet<string>): RulingCounts {
  const ofKind = (kind: Ruling['kind']) => ledger.rulings.filter((ruling) => ruling.kind === kind);
  const judged = ofKind('property');
  const onOwnCard = judged.filter((ruling) => cards.has(ruling.card)).length;
  return {
    total: ledger.rulings.length,
    onOwnCard,
    matchedOnly: judged.length - onOwnCard,
    scenario: ofKind('scenario').length,
    superseded: ofKind('superseded').length,
    untestable: ofKind('untestable').length,
    open: ofKind('open').length,
  };
}

function countRules(cited: ReadonlySet<string>): Coverage['rules'] {
  const classes = Object.entries(ruleClasses());
  const count = (wanted: RuleClass | 'all') => {
    const rules = classes.filter(([, ruleClass]) => wanted === 'all' || ruleClass === wanted);
    return { total: rules.length, cited: rules.filter(([number]) => cited.has(number)).length };
  };
  return { all: count('all'), A: count('A'), B: count('B'), C: count('C') };
}
