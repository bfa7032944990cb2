import {
  type CardRecord,
  type Color,
  type Effect,
  type Filter,
  LAND_TYPE_MANA,
  type ManaCost,
  pileName,
} from '../engine/facts.ts';

/** What is printed on a card. */

export function isLand({ types }: CardRecord): boolean {
  return types.includes('land');
}

export function isBasicLand({ types, supertypes }: CardRecord): boolean {
  return types.includes('land') && supertypes.includes('basic');
}

export function isCreature({ types }: CardRecord): boolean {
  return types.includes('creature');
}

/** What can be on the battlefield. CR 110.4 */
export function isPermanent({ types }: CardRecord): boolean {
  return !types.includes('instant') && !types.includes('sorcery');
}

/** Whether both are permanents, lands or creatures, or neither is. */
export function isSameKind(a: CardRecord, b: CardRecord): boolean {
  return [isPermanent, isLand, isCreature].every((is) => is(a) === is(b));
}

export function isAura({ subtypes }: CardRecord): boolean {
  return subtypes.includes('Aura');
}

export function isEquipment({ subtypes }: CardRecord): boolean {
  return subtypes.includes('Equipment');
}

/** Whether its abilities speak of cards that were exiled with it. CR 607.2a */
export function keepsPile(record: CardRecord): boolean {
  return pileName(record) !== null;
}

/** Whether its abilities can have put such a card there, one or more, as far as what is printed tells. CR 607.2a */
export function fitsPile(host: CardRecord, card: CardRecord, others: number): boolean {
  return host.abilities.every((ability) => {
    if (ability.kind !== 'triggered' && ability.kind !== 'activated') return true;
    const chosen = chosenFromHand(ability.effect);
    if (chosen !== null) return mayBe(chosen, card) && (ability.kind === 'activated' || others === 0);
    return ability.kind !== 'triggered' || ability.on.kind !== 'cast' || mayBe(ability.on.what, card);
  });
}

/** What the effect has a player choose in hand; null: nothing. */
function chosenFromHand(effect: Effect): Filter | null {
  const parts = effect.kind === 'seq' ? effect.of : [effect];
  for (const part of parts) {
    const { what } = part.kind === 'choose' ? part : { what: null };
    if (what?.kind === 'all' && what.of.some((each) => each.kind === 'zone' && each.zone === 'hand')) return what;
  }
  return null;
}

function mayBe(filter: Filter, card: CardRecord): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => mayBe(part, card));
    case 'any':
      return filter.of.some((part) => mayBe(part, card));
    case 'type':
      return card.types.includes(filter.type);
    case 'manaValue':
      return filter.compare !== 'at most' || typeof filter.amount !== 'number' || manaValue(card) <= filter.amount;
    default:
      return true;
  }
}

/** Whether it can be in exile with time counters. CR 702.62b */
export function isSuspendable({ abilities }: CardRecord): boolean {
  return abilities.some((ability) => ability.kind === 'rule' && ability.rule.kind === 'suspend');
}

/** How much mana the printed cost asks for, X being 0. CR 202.3 */
export function manaValue({ manaCost }: CardRecord): number {
  return manaCost === null ? 0 : manaIn(manaCost);
}

/** Whether a land makes mana of the colour for {T} and nothing else. */
export function makesMana(color: Color, { subtypes, abilities }: CardRecord): boolean {
  const types: Readonly<Record<string, Color>> = LAND_TYPE_MANA;
  if (subtypes.some((subtype) => types[subtype] === color)) return true;
  return abilities.some((ability) => {
    if (ability.kind !== 'activated' || ability.effect.kind !== 'addMana' || ability.effect.spendOnly !== null)
      return false;
    const { mana, parts } = ability.cost;
    if (manaIn(mana) > 0 || parts.length !== 1 || parts[0]?.kind !== 'tap') return false;
    const made = ability.effect.mana;
    if (made.kind === 'fixed') return made.mana.includes(color);
    return made.kind === 'choose' && made.from.kind === 'fixed' && made.from.types.includes(color);
  });
}

function manaIn({ generic, W, U, B, R, G, C, snow, hybrid, phyrexian }: ManaCost): number {
  return generic + W + U + B + R + G + C + snow + hybrid.length + phyrexian.length;
}
