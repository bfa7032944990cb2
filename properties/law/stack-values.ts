import type { History, StackView } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, textHas } from '../oracles/card-facts.ts';
import { valueWithX } from '../oracles/freeing.ts';
import { checked, type Finding } from './finding.ts';

const ALTERNATIVE = 'V1/alternative-cost';
const PAID = 'V1/what-was-paid';
const CHOSEN = 'V1/chosen-x';
const THERE = 'V1/of-permanents';

/** The mana value of each spell on the stack, once for each X that it has. CR 202.3, 202.3e, 118.9c */
export function* stackValues({ steps }: History): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, { view }] of steps.entries()) {
    for (const spell of view.stack) {
      const key = `${spell.ref} ${spell.incarnation} ${spell.x} ${spell.manaSpent} ${spell.paid.join(' ')}`;
      const record =
        spell.kind === 'spell' && !isBeingCast(steps[at]?.question?.source, spell) ? cardNamed(spell.name) : null;
      if (record === null || seen.has(key)) continue;
      seen.add(key);
      yield* valueSeen(at, spell, record);
    }
  }
}

/** The mana value of each permanent, once for each that is shown: of its mana cost, in which X is 0. CR 202.3, 202.3e-g */
export function* permanentValues({ steps }: History): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, { view }] of steps.entries()) {
    for (const { ref, incarnation, name, card, manaValue } of view.battlefield) {
      const key = `${ref} ${incarnation} ${name} ${manaValue}`;
      if (seen.has(key)) continue;
      seen.add(key);
      // What copies under its own name has the mana cost of something else.
      const record = card ? cardNamed(name) : null;
      if (record === null || textHas(name, 'setName')) continue;
      const value = valueWithX(record, 0);
      yield* checked(manaValue === value, THERE, kindsOf(record), {
        cr: '202.3',
        at,
        expected: `${name} has mana value ${value} on the battlefield`,
        found: `it has ${manaValue}`,
      });
    }
  }
}

function kindsOf({ manaCost }: CardRecord): string {
  if (manaCost === null) return 'no mana cost';
  const { x, hybrid, phyrexian, snow, C, generic } = manaCost;
  return [x, hybrid.length, phyrexian.length, snow, C, generic].map(String).join(' ');
}

/** Until it has been cast, X may still be open. CR 601.2b */
function isBeingCast(asked: string | null | undefined, { ref }: StackView): boolean {
  return asked === ref;
}

function* valueSeen(at: number, spell: StackView, record: CardRecord): Generator<Finding> {
  const value = valueWithX(record, spell.x ?? 0);
  for (const clause of clausesFor(spell, record, value)) {
    yield* checked(spell.manaValue === value, clause, `${spell.name} | ${spell.x} | ${spell.paid.join(' ')}`, {
      cr: clause === CHOSEN ? '202.3e' : '118.9c',
      at,
      expected: `${spell.name} has mana value ${value} on the stack`,
      found: `it has ${spell.manaValue}`,
    });
  }
}

/** What could be mistaken for its mana value. */
function clausesFor({ paid, x, manaSpent }: StackView, record: CardRecord, value: number): readonly string[] {
  const other = paid.some((key) => OTHER.includes(key) || record.alternativeCosts.some((cost) => cost.key === key));
  const clauses = other ? [ALTERNATIVE] : manaSpent.length !== value ? [PAID] : [];
  return (x ?? 0) > 0 ? [...clauses, CHOSEN] : clauses;
}

const OTHER: readonly string[] = ['without paying', 'flashback'];
