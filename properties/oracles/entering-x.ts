import type { StackView, View } from '../../protocol/index.ts';
import { paysOtherwise } from './means.ts';
import { additionalPaid } from './paid-costs.ts';
import {
  type Amount,
  type CardRecord,
  cardNamed,
  COLORS,
  type Condition,
  type EntersChange,
  holdsNode,
  type Rule,
  textHas,
} from './card-facts.ts';

/** Counters that something enters with, by kind. */
export type Counters = ReadonlyMap<string, number>;

/** What a spell brings to the abilities about its entering: X, the mana spent, the costs paid. CR 107.3m, 400.7d */
export interface Brought {
  readonly x: number;
  readonly manaSpent: string;
  readonly paid: readonly string[];
}

export const NOTHING_BROUGHT: Brought = { x: 0, manaSpent: '', paid: [] };

export function broughtBy(spell: StackView): Brought {
  return { x: spell.x ?? 0, manaSpent: spell.manaSpent, paid: spell.paid };
}

/** The counters with which a card's own ability, or its loyalty, lets it enter; null where that depends on more than the spell. */
export function entersWith(record: CardRecord, brought: Brought): Counters | null {
  const counters = new Map<string, number>();
  if (record.loyalty !== null) counters.set('loyalty', record.loyalty === 'X' ? brought.x : record.loyalty);
  for (const { change, onlyIf } of ownChanges(record)) {
    const applies = onlyIf === null || holdsWith(onlyIf, brought);
    if (applies === null) return null;
    if (!applies || change.kind !== 'counters') continue;
    const amount = amountWith(change.amount, brought);
    if (amount === null) return null;
    counters.set(change.counter, (counters.get(change.counter) ?? 0) + amount);
  }
  return counters;
}

/** The counters that a card's copy ability adds to what it enters as; null where it has none. */
export function copyCounters(record: CardRecord, brought: Brought): Counters | null {
  const copy = ownChanges(record)
    .map(({ change }) => change)
    .find((change) => change.kind === 'copy');
  if (copy === undefined || copy.kind !== 'copy') return null;
  const counters = new Map<string, number>();
  for (const { counter, amount, onlyIf } of copy.counters) {
    const many = onlyIf === null ? amountWith(amount, brought) : null;
    if (many === null) return null;
    counters.set(counter, (counters.get(counter) ?? 0) + many);
  }
  return counters;
}

/** How the card changes its own entering, parts of one ability one by one. CR 614.1c */
function ownChanges(record: CardRecord): readonly OwnChange[] {
  return record.abilities.flatMap((ability) => {
    if (ability.kind !== 'replacement' || ability.replaces.kind !== 'enters') return [];
    if (ability.replaces.what.kind !== 'isSource') return [];
    const { change } = ability.replaces;
    const parts = change.kind === 'together' ? change.of : [change];
    return parts.map((part): OwnChange => ({ change: part, onlyIf: ability.onlyIf }));
  });
}

interface OwnChange {
  readonly change: EntersChange;
  readonly onlyIf: Condition | null;
}

/** Whether an ability about its entering, or its loyalty, speaks of X. CR 306.5b */
export function entersWithX(record: CardRecord): boolean {
  const counts = ownChanges(record).some(
    ({ change }) => change.kind === 'counters' && holdsNode(change.amount, ({ kind }) => kind === 'x'),
  );
  return counts || record.loyalty === 'X';
}

export function amountWith(amount: Amount, brought: Brought): number | null {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'x':
      return brought.x;
    case 'colorsSpent':
      return COLORS.filter((color) => brought.manaSpent.includes(color)).length;
    case 'timesPaid':
      return brought.paid.filter((key) => key === amount.key).length;
    case 'sum':
      return amount.of.reduce<number | null>((sum, part) => {
        const value = amountWith(part, brought);
        return sum === null || value === null ? null : sum + value;
      }, 0);
    case 'times': {
      const value = amountWith(amount.of, brought);
      return value === null ? null : amount.factor * value;
    }
    case 'conditional': {
      const holds = holdsWith(amount.condition, brought);
      return holds === null ? null : amountWith(holds ? amount.amount : amount.otherwise, brought);
    }
    default:
      return null;
  }
}

function holdsWith(condition: Condition, brought: Brought): boolean | null {
  if (condition.kind === 'paid') return brought.paid.includes(condition.key);
  if (condition.kind !== 'compare') return null;
  const left = amountWith(condition.left, brought);
  const right = amountWith(condition.right, brought);
  if (left === null || right === null) return null;
  if (condition.compare === 'exactly') return left === right;
  return condition.compare === 'at least' ? left >= right : left <= right;
}

/** Whether something on the battlefield changes how others enter, with how many counters, or takes their abilities away. */
export function meddles(view: View): boolean {
  return view.battlefield.some(({ name }) => textHas(name, ...MEDDLING) || changesEntering(name));
}

/** Whether a card of this name lets others enter otherwise than tapped: as copies, with counters or abilities. CR 614.1d, 616.1 */
function changesEntering(name: string): boolean {
  const known = CHANGES_ENTERING.get(name);
  if (known !== undefined) return known;
  const changes = holdsNode(
    cardNamed(name)?.abilities,
    (node) =>
      node.kind === 'enters' &&
      'change' in node &&
      'what' in node &&
      holdsNode(node.what, ({ kind }) => kind !== 'isSource') &&
      holdsNode(node.change, ({ kind }) => kind !== 'tapped'),
  );
  CHANGES_ENTERING.set(name, changes);
  return changes;
}

const CHANGES_ENTERING = new Map<string, boolean>();

const MEDDLING: readonly string[] = ['countersPut', 'tokensCreated', 'loseAll', 'cantHaveCounters', 'setBasePT'];

/** Whether something changes what spells cost, or what mana counts as. */
export function changesCosts(view: View): boolean {
  return view.battlefield.some(({ name }) => textHas(name, ...COST_RULES));
}

const COST_RULES: readonly string[] = [
  'spellCost',
  'spellCostColored',
  'minimumSpellCost',
] satisfies readonly Rule['kind'][];

/** How much mana the costs that were paid ask for, each {X} as announced; null where one is not of the card, or payable without mana. */
export function manaFor(record: CardRecord, spell: StackView): number | null {
  const additional = additionalPaid(record, spell);
  const known = spell.paid.every((key) => additional.some((cost) => cost.key === key));
  const mandatory = record.additionalCosts.filter(({ optional }) => !optional);
  if (!known || record.manaCost === null || mandatory.length > 1 || paysOtherwise(record.name)) return null;
  const costs = [record.manaCost, ...additional.map(({ cost }) => cost.mana)];
  if (costs.some(({ phyrexian }) => phyrexian.length > 0)) return null;
  return costs.reduce((sum, cost) => sum + fixedPart(cost) + cost.x * (spell.x ?? 0), 0);
}

/** Its mana value with X = 0. CR 107.3g, 202.3 */
export function fixedPart(cost: NonNullable<CardRecord['manaCost']>): number {
  const { generic, W, U, B, R, G, C, hybrid, phyrexian, snow } = cost;
  return generic + W + U + B + R + G + C + hybrid.length + phyrexian.length + snow;
}
