/** The engine's second face: what is printed on the cards that it knows, what they are good for, and our wording of them. */
import { abilityAt, findRecord } from './cards/records.ts';
import { abilityWording } from './cards/wording.ts';
import type { CardRecord } from './vocabulary/record.ts';

export { nameOfChoice } from './board-faults.ts';
export { pileName } from './cards/piles.ts';
export { abilityWording, titleOf, wordingOf } from './cards/wording.ts';
export { CARDS } from './cards/registry.ts';
export { cardsWithRole, ROLES, type Role, rolesOf } from './cards/roles.ts';
export {
  COLORS,
  COUNTER_KINDS,
  KEYWORD_COUNTERS,
  LAND_TYPE_MANA,
  MANA_TYPES,
  SIMPLE_KEYWORDS,
} from './vocabulary/basics.ts';
export { CREATURE_TYPES } from './vocabulary/creature-types.ts';
export type * from './vocabulary/index.ts';

/** The record of a card, or of a token named `Card/Token`; null for a name that the engine does not know. */
export function cardNamed(name: string): CardRecord | null {
  return findRecord(name);
}

/** An ability that an option of a game speaks of, in our words; null for one that an effect makes for later. */
export function wordsOfAbility(address: string): string | null {
  const ability = abilityAt(address);
  return ability.kind === 'activated' || ability.kind === 'triggered' ? abilityWording(ability) : null;
}
