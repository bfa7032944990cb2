import type { PermanentView, StackView } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, type Effect } from './card-facts.ts';
import { matches } from './matching.ts';
import { additionalPaid } from './paid-costs.ts';
import type { Sight } from './sight.ts';
import { matchesSpell } from './spells.ts';
import { or, type Truth } from './truth.ts';

type AddMana = Extract<Effect, { readonly kind: 'addMana' }>;
export type SpendRestriction = NonNullable<AddMana['spendOnly']>;
export type ManaRider = NonNullable<AddMana['rider']>;

/** What mana is spent on. */
export type Payee =
  | { readonly kind: 'spell'; readonly spell: StackView }
  | { readonly kind: 'permanent'; readonly permanent: PermanentView };

/** The restriction and rider that marked mana of a card carries; null where the card has no or several such abilities. */
export function markOf(name: string): Pick<AddMana, 'spendOnly' | 'rider'> | null {
  const marked = (cardNamed(name)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'activated' &&
    ability.effect.kind === 'addMana' &&
    (ability.effect.spendOnly !== null || ability.effect.rider !== null)
      ? [ability.effect]
      : [],
  );
  const [only, more] = marked;
  return only === undefined || more !== undefined ? null : only;
}

/** Whether mana with this restriction may be spent so. CR 106.6 */
export function mayBeSpent(sight: Sight, restriction: SpendRestriction, on: Payee): Truth {
  switch (restriction.kind) {
    case 'cast':
      return on.kind === 'spell' && matchesSpell(sight, restriction.what, on.spell);
    case 'activate':
      return on.kind === 'permanent' && matches(sight, restriction.what, on.permanent);
    case 'costWithX':
      return on.kind === 'spell' ? paysX(on.spell) : 'unknown';
    case 'anyOf':
      return or(restriction.of.map((part) => mayBeSpent(sight, part, on)));
  }
}

/** Whether a cost that was announced for the spell contains {X}. CR 107.3a */
function paysX(spell: StackView): Truth {
  const record = cardNamed(spell.name);
  if (record === null) return 'unknown';
  const additional = additionalPaid(record, spell);
  const instead = record.alternativeCosts.filter(({ key }) => spell.paid.includes(key));
  const isInOthers = [...additional, ...instead].some(({ cost }) => cost.mana.x > 0);
  return isInOthers || (paysManaCost(record, spell) && (record.manaCost?.x ?? 0) > 0);
}

function paysManaCost({ alternativeCosts }: CardRecord, { paid }: StackView): boolean {
  return !paid.includes('without paying') && !alternativeCosts.some(({ key }) => paid.includes(key));
}
