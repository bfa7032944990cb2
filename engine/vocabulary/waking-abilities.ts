import { triggered } from './abilities.ts';
import type { TriggeredAbility } from './ability.ts';
import { matches } from './condition.ts';
import type { ContinuousPart } from './continuous.ts';
import { continuous, setBasePT } from './effects.ts';
import { enchantment } from './filter.ts';
import { source } from './reference.ts';
import type { TriggerEvent } from './trigger.ts';

/** An enchantment becomes a creature of this type and size, with more to it, once that happens; it is no enchantment any more. CR 603.4 */
export const wakesAs = (
  creatureType: string,
  on: TriggerEvent,
  power: number,
  toughness: number,
  ...more: readonly ContinuousPart[]
): TriggeredAbility =>
  triggered(
    on,
    continuous(
      source,
      'forever',
      { kind: 'setTypes', types: ['creature'], subtypes: [creatureType] },
      setBasePT(power, toughness),
      ...more,
    ),
    { onlyIf: matches(source, enchantment) },
  );
