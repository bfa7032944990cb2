import {
  attached,
  becomesCreature,
  card,
  dies,
  enchant,
  enchantedGets,
  eventObject,
  gains,
  is,
  land,
  readTwice,
  returnToHand,
  setColors,
  triggered,
} from '../../vocabulary/index.ts';

/** The enchanted land flies, and comes back to hand. */
export const windZendikon = card({
  name: 'Wind Zendikon',
  cost: '{U}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    enchantedGets(...becomesCreature(['creature'], ['Elemental'], 2, 2), setColors('U'), gains('flying')),
    triggered(dies(is(attached)), returnToHand(eventObject)),
  ],
  reading: readTwice('b8a43937d6'),
});
