import { type Amount, type CardRecord, cardNamed } from './card-facts.ts';
import { numberOf } from './matching.ts';
import type { Sight } from './sight.ts';

/** Cards that are no creatures with too little devotion. CR 700.5 */

type Devotion = Extract<Amount, { readonly kind: 'devotion' }>;

interface Need {
  readonly to: Devotion;
  /** With so much, or less, it is no creature. */
  readonly tooLittle: number;
}

/** Whether with too little devotion the card is no creature. */
export function isGod(name: string): boolean {
  return needOf(cardNamed(name)) !== null;
}

/** Whether its player would have enough devotion for it, were it there; null for other cards and where that is not known. */
export function devotionFor(sight: Sight, name: string): 'enough' | 'too little' | null {
  const record = cardNamed(name);
  const need = needOf(record);
  const others = need === null ? null : numberOf(sight, need.to);
  if (record === null || need === null || others === null) return null;
  return others + symbolsOf(record, need.to) > need.tooLittle ? 'enough' : 'too little';
}

function needOf(record: CardRecord | null): Need | null {
  for (const ability of record?.abilities ?? []) {
    if (ability.kind !== 'static' || ability.onlyIf?.kind !== 'compare') continue;
    const { left, compare, right } = ability.onlyIf;
    const removes = ability.parts.some((part) => part.kind === 'removeType' && part.type === 'creature');
    const devotion = typeof left === 'object' && left.kind === 'devotion' ? left : null;
    if (removes && devotion !== null && compare === 'at most' && typeof right === 'number')
      return { to: devotion, tooLittle: right };
  }
  return null;
}

/** Of single colours: no card of this kind has others. */
function symbolsOf({ manaCost }: CardRecord, { to }: Devotion): number {
  return to.reduce((sum, color) => sum + (manaCost?.[color] ?? 0), 0);
}
