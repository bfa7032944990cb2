import { type CardRecord, type Color, LAND_TYPE_MANA, type ManaCost, pileName } from '../engine/facts.ts';

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
