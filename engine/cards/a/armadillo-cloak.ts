import {
  attached,
  card,
  creature,
  enchant,
  enchantedGets,
  eventAmount,
  gainLife,
  gains,
  is,
  modifyPT,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Larger, with a life for each point of damage. */
export const armadilloCloak = card({
  name: 'Armadillo Cloak',
  cost: '{1}{G}{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(2, 2), gains('trample')),
    triggered({ kind: 'dealsDamage', what: is(attached), to: 'anything', combat: false }, gainLife(eventAmount)),
  ],
  reading: readTwice('2e22a83022'),
});
