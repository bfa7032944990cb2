import type { CastTerms } from '../vocabulary/permission.ts';
import { payText } from './costs.ts';

/** What a permission wants to be paid and what becomes of the spell: ` for no mana; it is exiled whenever it leaves the stack`. */
export function termsText({ cost, besides, leaving, key, mana, hasty }: CastTerms): string {
  const more = besides === null ? '' : `, and must ${payText(besides)}`;
  const any = mana === 'any type' ? ', with mana of any type' : '';
  const haste = hasty ? '; a creature has haste until you lose control of it' : '';
  return `${COST[cost.kind](cost, key)}${more}${any}${LEAVING[leaving]}${haste}`;
}

type Cost = CastTerms['cost'];

const COST: Readonly<Record<Cost['kind'], (cost: Cost, key: string | null) => string>> = {
  usual: () => '',
  'without paying': () => ' for no mana',
  instead: (cost, key) => {
    const instead = cost.kind !== 'instead' || cost.cost === null ? 'pay its mana cost' : payText(cost.cost);
    return ` if they ${instead}${key === null ? '' : ` (${key})`}`;
  },
};

const LEAVING: Readonly<Record<CastTerms['leaving'], string>> = {
  'as usual': '',
  'exile for graveyard': '; to exile where it would go to a graveyard',
  'always exile': '; to exile wherever it would go',
};
