import { abilityAt } from '../cards/records.ts';
import { context, type Sight } from '../evaluate/context.ts';
import { amountOf } from '../evaluate/expression.ts';
import type { ObjectId } from '../state/ids.ts';
import { find } from '../state/read.ts';
import type { Address, Characteristics } from '../state/root.ts';
import type { ContinuousPart } from '../vocabulary/continuous.ts';

type Definition = Extract<ContinuousPart, { readonly kind: 'definePT' }>;

const definitions = new WeakMap<readonly Address[], Definition | null>();

/** What defines its own power and toughness does so in every zone; a permanent has it from the layers. CR 208.2a, 604.3 */
export function withDefinedSize(sight: Sight, id: ObjectId, seen: Characteristics | null): Characteristics | null {
  if (seen === null || (seen.power !== 0 && seen.toughness !== 0)) return seen;
  const size = definitionIn(seen.abilities);
  if (size === null || find(sight.root, id) === null) return seen;
  // Found when it is asked for: what counts cards looks at the characteristics of each, this one among them.
  return {
    ...seen,
    get power() {
      return amountOf(context(sight, id, seen.controller), size.power);
    },
    get toughness() {
      return amountOf(context(sight, id, seen.controller), size.toughness);
    },
  };
}

function definitionIn(abilities: readonly Address[]): Definition | null {
  const known = definitions.get(abilities);
  if (known !== undefined) return known;
  const parts = abilities.map(abilityAt).flatMap((ability) => (ability.kind === 'static' ? ability.parts : []));
  const found = parts.find((part) => part.kind === 'definePT') ?? null;
  definitions.set(abilities, found);
  return found;
}
