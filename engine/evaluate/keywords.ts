import { abilityAt } from '../cards/records.ts';
import type { Characteristics } from '../state/root.ts';
import type { AbilityKeyword } from '../vocabulary/ability.ts';
import type { SimpleKeyword } from '../vocabulary/basics.ts';

/** What characteristics have, whatever asks. */

export function hasSubtype(seen: Characteristics, subtype: string): boolean {
  return seen.subtypes.includes(subtype);
}

export function hasKeyword(seen: Characteristics, keyword: SimpleKeyword): boolean {
  for (const address of seen.abilities) {
    const ability = abilityAt(address);
    if (ability.kind === 'keyword' && ability.keyword === keyword) return true;
  }
  return false;
}

/** As `hasKeyword`, for abilities that a word stands for and that say more. */
export function hasAbilityKeyword({ abilities }: Characteristics, keyword: AbilityKeyword): boolean {
  return abilities.map(abilityAt).some((ability) => 'keyword' in ability && ability.keyword === keyword);
}
