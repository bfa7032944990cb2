import {
  all,
  card,
  count,
  creature,
  enchant,
  enchantedGets,
  inZone,
  modifyPT,
  readTwice,
  youOwn,
} from '../../vocabulary/index.ts';

/** As much bigger as a hand is full. */
export const empyrialArmor = card({
  name: 'Empyrial Armor',
  cost: '{1}{W}{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(count(all(inZone('hand'), youOwn)), count(all(inZone('hand'), youOwn)))),
  ],
  reading: readTwice('d388e1509f'),
});
