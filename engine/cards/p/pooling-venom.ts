import {
  activated,
  attached,
  becomesTapped,
  card,
  controllerOf,
  cost,
  destroy,
  enchant,
  eventObject,
  is,
  land,
  loseLife,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Tapping the enchanted land hurts. */
export const poolingVenom = card({
  name: 'Pooling Venom',
  cost: '{1}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    triggered(becomesTapped(is(attached)), loseLife(2, controllerOf(eventObject))),
    activated(cost('{3}{B}'), destroy(attached)),
  ],
  reading: readTwice('986c54a0f6'),
});
