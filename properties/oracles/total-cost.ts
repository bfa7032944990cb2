import type { PermanentView, Seat, StackView } from '../../protocol/index.ts';
import { abilitiesOf } from './abilities.ts';
import { type CardRecord, cardNamed, type Rule } from './card-facts.ts';
import { paysOtherwise } from './means.ts';
import { conditionHolds, numberOf } from './matching.ts';
import { additionalPaid } from './paid-costs.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';
import { matchesSpell } from './spells.ts';
import { and } from './truth.ts';

type ManaCost = NonNullable<CardRecord['manaCost']>;

/** What a spell costs in mana, and what made it so. CR 601.2f */
export interface TotalCost {
  readonly total: number;
  /** By symbols, with X as generic mana and the floor among it. */
  readonly mana: ManaCost;
  /** How much of it must be of a kind of its own: coloured, colourless or snow. */
  readonly particular: number;
  readonly increases: number;
  readonly reductions: number;
  /** The floor that applies, 0 where none does. */
  readonly floor: number;
  /** What it would have cost but for the floor. */
  readonly beforeFloor: number;
}

/**
 * The total cost of a spell as it was announced, by what was on the battlefield as it was begun; null where that is not known. `less`:
 * the mana value of what was chosen for an emerge cost.
 */
export function totalCost(before: Scene, spell: StackView, caster: Seat, less: number | null = null): TotalCost | null {
  const announced = less === null && spell.paid.includes('emerge') ? null : announcedCost(spell);
  const rules = costRules(before, spell, caster);
  if (announced === null || rules === null) return null;
  const changes = [...rules.changes, -(less ?? 0)];
  const increases = changes.filter((change) => change > 0).reduce((sum, change) => sum + change, 0);
  const reductions = changes.filter((change) => change < 0).reduce((sum, change) => sum - change, 0);
  const generic = Math.max(0, announced.generic + increases - reductions);
  const beforeFloor = generic + announced.particular;
  const total = Math.max(beforeFloor, rules.floor);
  return {
    total,
    mana: { ...announced.mana, generic: total - announced.particular },
    particular: announced.particular,
    increases,
    reductions,
    floor: rules.floor,
    beforeFloor,
  };
}

/** The same where nothing but mana pays for the spell; else null. CR 702.51a, 702.66a */
export function totalMana(before: Scene, spell: StackView, caster: Seat): TotalCost | null {
  return paysOtherwise(spell.name) ? null : totalCost(before, spell, caster);
}

/** The mana of all costs that were announced, X among its generic part; null where another way to pay it is open. CR 601.2b */
function announcedCost(
  spell: StackView,
): { readonly generic: number; readonly particular: number; readonly mana: ManaCost } | null {
  const record = cardNamed(spell.name);
  const costs = record === null ? null : costsPaid(record, spell);
  if (costs === null || costs.some(({ phyrexian }) => phyrexian.length > 0)) return null;
  const sum = (of: (cost: ManaCost) => number) => costs.reduce((all, cost) => all + of(cost), 0);
  const generic = sum((cost) => cost.generic + cost.x * (spell.x ?? 0));
  return {
    generic,
    particular: sum(({ W, U, B, R, G, C, hybrid, snow }) => W + U + B + R + G + C + hybrid.length + snow),
    mana: {
      generic,
      W: sum(({ W }) => W),
      U: sum(({ U }) => U),
      B: sum(({ B }) => B),
      R: sum(({ R }) => R),
      G: sum(({ G }) => G),
      C: sum(({ C }) => C),
      x: 0,
      hybrid: costs.flatMap(({ hybrid }) => hybrid),
      phyrexian: [],
      snow: sum(({ snow }) => snow),
    },
  };
}

function costsPaid(record: CardRecord, { paid, modes }: StackView): readonly ManaCost[] | null {
  const alternative = record.alternativeCosts.find(({ key }) => paid.includes(key));
  const free = paid.includes('without paying');
  const base = free ? [] : alternative !== undefined ? [alternative.cost.mana] : [record.manaCost];
  const additional = additionalPaid(record, { paid });
  const forModes = costsOfModes(record, modes.length);
  const known = paid.every(
    (key) =>
      key === 'without paying' ||
      key === alternative?.key ||
      (forModes.length > 0 && key === record.spell?.modes?.more?.kind) ||
      additional.some((cost) => cost.key === key),
  );
  if (!known || base.includes(null) || paid.some((key, at) => isAgain(record, paid, key, at))) return null;
  return [...base, ...additional.map(({ cost }) => cost.mana), ...forModes].flatMap((cost) => cost ?? []);
}

/** Whether a key stands there once more, of a cost that is paid once. */
function isAgain({ additionalCosts }: CardRecord, paid: readonly string[], key: string, at: number): boolean {
  return paid.indexOf(key) < at && !additionalCosts.some((cost) => cost.key === key && cost.repeatable);
}

/** What modes beyond those that come with the spell cost: all of them at once, or each. CR 702.42a, 702.120a */
function costsOfModes({ spell }: CardRecord, chosen: number): readonly ManaCost[] {
  const modes = spell?.modes ?? null;
  if (modes === null || modes.more === null || chosen <= modes.max) return [];
  const times = modes.more.kind === 'entwine' ? 1 : chosen - modes.max;
  return Array<ManaCost>(times).fill(modes.more.cost.mana);
}

interface CostRules {
  readonly changes: readonly number[];
  readonly floor: number;
}

/** What changes the costs of this spell; null where that is not known. */
function costRules(scene: Scene, spell: StackView, caster: Seat): CostRules | null {
  const changes: number[] = [];
  let floor = 0;
  for (const { rule, sight } of [...(rulesIn(scene) ?? [UNKNOWN]), ...ownRules(scene, spell, caster)]) {
    if (rule === null) return null;
    const applies = and([by(rule, sight, caster), matchesSpell(sight, rule.what, spell)]);
    if (applies === false) continue;
    const number = rule.kind === 'spellCost' ? numberOf(sight, rule.generic) : 0;
    if (applies === 'unknown' || number === null || rule.kind === 'spellCostColored') return null;
    if (rule.kind === 'spellCost') changes.push(number);
    else floor = Math.max(floor, rule.mana);
  }
  return { changes, floor };
}

type CostRule = Extract<Rule, { readonly kind: 'spellCost' | 'spellCostColored' | 'minimumSpellCost' }>;
/** A rule on costs, as who has it sees it. */
interface Seen {
  readonly rule: CostRule;
  readonly sight: Sight;
}

const UNKNOWN = { rule: null, sight: null } as const;

function by(rule: CostRule, { you }: Sight, caster: Seat): boolean {
  return rule.kind === 'minimumSpellCost' || rule.by === 'anyone' || (caster === you) === (rule.by === 'you');
}

/** The rules on costs of permanents, as far as their conditions hold; null where that is not known. */
function rulesIn(scene: Scene): readonly Seen[] | null {
  const found: Seen[] = [];
  for (const permanent of scene.view.battlefield) {
    if (!printsCostRule(permanent)) continue;
    const sight = sightOf(scene, permanent);
    const abilities = abilitiesOf(scene, permanent);
    if (abilities === null) return null;
    for (const { ability } of abilities) {
      if (ability.kind !== 'rule' || !isCostRule(ability.rule)) continue;
      const holds = conditionHolds(sight, ability.onlyIf);
      if (holds === 'unknown') return null;
      if (holds) found.push({ rule: ability.rule, sight });
    }
  }
  return found;
}

/** What the spell itself says of its cost, such as affinity. CR 113.6e, 702.41a */
function ownRules(scene: Scene, { name, ref }: StackView, caster: Seat): readonly (Seen | typeof UNKNOWN)[] {
  const sight: Sight = { scene, you: caster, source: ref, bound: null };
  return (cardNamed(name)?.abilities ?? []).flatMap((ability) => {
    if (ability.kind !== 'rule' || ability.zone !== 'stack' || !isCostRule(ability.rule)) return [];
    return [ability.onlyIf === null ? { rule: ability.rule, sight } : UNKNOWN];
  });
}

function printsCostRule({ name }: PermanentView): boolean {
  return (cardNamed(name)?.abilities ?? []).some((ability) => ability.kind === 'rule' && isCostRule(ability.rule));
}

function isCostRule(rule: Rule): rule is CostRule {
  return rule.kind === 'spellCost' || rule.kind === 'spellCostColored' || rule.kind === 'minimumSpellCost';
}
