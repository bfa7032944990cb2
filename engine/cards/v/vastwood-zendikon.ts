import {
  attached,
  becomesCreature,
  card,
  dies,
  enchant,
  enchantedGets,
  eventObject,
  is,
  land,
  readTwice,
  returnToHand,
  setColors,
  triggered,
} from '../../vocabulary/index.ts';

/** The enchanted land is large, and comes back to hand. */
export const vastwoodZendikon = card({
  name: 'Vastwood Zendikon',
  cost: '{4}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    enchantedGets(...becomesCreature(['creature'], ['Elemental'], 6, 4), setColors('G')),
    triggered(dies(is(attached)), returnToHand(eventObject)),
  ],
  reading: readTwice('9779f06dd5'),
});
