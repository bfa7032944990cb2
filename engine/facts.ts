/** The engine's second face: what is printed on the cards that it knows, what they are good for, and our wording of them. */
import { findRecord, nodeAt } from './cards/records.ts';
import { abilityWording, effectWording } from './cards/wording.ts';
import type { Ability } from './vocabulary/ability.ts';
import type { Effect } from './vocabulary/effect.ts';
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

/** An activated or triggered ability of a game in our words, one that an effect makes for later among them; null for others. */
export function wordsOfAbility(address: string): string | null {
  const node = nodeAt<Ability | Extract<Effect, { kind: 'delayed' | 'reflexive' }>>(address);
  if (node.kind === 'delayed' || node.kind === 'reflexive') return effectWording(node);
  return node.kind === 'activated' || node.kind === 'triggered' ? abilityWording(node) : null;
}
