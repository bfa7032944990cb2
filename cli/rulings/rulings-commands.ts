import { CARDS } from '../../engine/facts.ts';
import { aligned } from '../../reports/index.ts';
import {
  coverage,
  findEntry,
  type LedgerEntry,
  propertiesOf,
  type Ruling,
  rulingsOfCard,
} from '../../rulings/index.ts';
import type { Context } from '../context.ts';
import { didYouMean, EXIT, UsageError } from '../usage-error.ts';

/** Lists the official rulings of the ledger, all or one card's. */
export function listCommand(context: Context, card: string | null): number {
  const ledger = context.ledger();
  const rulings = card === null ? ledger.rulings : rulingsOfCard(card, ledger);
  if (rulings.length === 0 && card !== null) {
    const names = [...new Set(ledger.rulings.map((ruling) => ruling.card))];
    throw new UsageError(`the ledger has no rulings of "${card}"${didYouMean(card, names)}`);
  }
  const rows = rulings.map((ruling) => [ruling.id, ruling.kind, ruling.paraphrase]);
  for (const line of aligned([['ruling', 'kind', 'what it says, in our words'], ...rows], 3))
    context.out.write(`${line}\n`);
  return EXIT.fine;
}

/** Shows a statement, a clause or a ruling. */
export function showCommand(context: Context, id: string): number {
  const ledger = context.ledger();
  const entry = findEntry(id, ledger);
  if (entry === null) {
    const ids = [...ledger.statements.map((each) => each.id), ...ledger.rulings.map((each) => each.id)];
    throw new UsageError(`the ledger has no entry "${id}"${didYouMean(id, ids)}`);
  }
  const properties = propertiesOf(entry, ledger);
  const lines = [...entryLines(entry), `judged by: ${properties.length === 0 ? 'nothing' : properties.join(', ')}`];
  context.out.write(`${lines.join('\n')}\n`);
  return EXIT.fine;
}

/** Says how much of the rulings and rules is judged; with `limits`, what the reference cannot do. */
export function coverageCommand(context: Context, limits: boolean): number {
  if (limits) {
    for (const limit of context.limits) context.out.write(`- ${limit}\n`);
    return EXIT.fine;
  }
  const cards = new Set(CARDS.map(({ name }) => name));
  const cited = context.properties.flatMap(({ cr }) => cr);
  const { edition, statements, clauses, rulings, rules } = coverage(context.ledger(), { cards, cited });
  const lines = [
    `Comprehensive Rules of ${edition}: ${rules.all.cited} of ${rules.all.total} rules cited`,
    `Statements: ${statements.judged} of ${statements.total} judged; their clauses: ${clauses.judged} of ${clauses.total}, ${clauses.disputed} disputed`,
    `Official rulings in the ledger: ${rulings.total}`,
    `  judged on their own card:  ${rulings.onOwnCard}`,
    `  judged on other cards:     ${rulings.matchedOnly}`,
    `  played as scenarios:       ${rulings.scenario}`,
    `  superseded:                ${rulings.superseded}`,
    `  nothing to judge:          ${rulings.untestable}`,
    `  open:                      ${rulings.open}`,
  ];
  context.out.write(`${lines.join('\n')}\n`);
  return EXIT.fine;
}

function entryLines(entry: LedgerEntry): readonly string[] {
  switch (entry.kind) {
    case 'statement': {
      const { id, title, paraphrase, cr, clauses } = entry.statement;
      const each = clauses.map((clause) => `  ${clause.id} (CR ${clause.cr.join(', ')}): ${clause.paraphrase}`);
      return [`${id}: ${title}`, paraphrase, `CR ${cr.join(', ')}`, 'clauses:', ...each];
    }
    case 'clause': {
      const { id, paraphrase, cr, cards } = entry.clause;
      return [
        `${id}, of ${entry.statement.title}`,
        paraphrase,
        `CR ${cr.join(', ')}`,
        `cards: ${cards.join(', ') || 'any'}`,
      ];
    }
    case 'ruling':
      return rulingLines(entry.ruling);
  }
}

function rulingLines(ruling: Ruling): readonly string[] {
  const reason = 'reason' in ruling ? [`${ruling.kind}: ${ruling.reason}`] : [`kind: ${ruling.kind}`];
  const scenarios = ruling.kind === 'scenario' ? [`scenarios: ${ruling.scenarios.join(', ')}`] : [];
  const statements = 'statements' in ruling ? [`statements: ${ruling.statements.join(', ') || 'none'}`] : [];
  return [
    `${ruling.id}: ${ruling.card}, ${ruling.dates.join(', ')}`,
    ruling.paraphrase,
    `CR ${ruling.cr.join(', ')}`,
    ...reason,
    ...scenarios,
    ...statements,
  ];
}
