import {
  card,
  creature,
  enchant,
  enchantedGets,
  gains,
  modifyPT,
  readTwice,
  returnToHand,
  source,
  whenDies,
} from '../../vocabulary/index.ts';

/** Power and trample, and it comes back from the graveyard to hand. */
export const rancor = card({
  name: 'Rancor',
  cost: '{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(2, 0), gains('trample')), whenDies(returnToHand(source))],
  reading: readTwice('b8f47d5933'),
});
