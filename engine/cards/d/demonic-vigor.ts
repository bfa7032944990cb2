import {
  attachedBySource,
  card,
  creature,
  dies,
  enchant,
  enchantedGets,
  eventObject,
  modifyPT,
  readTwice,
  returnToHand,
  triggered,
} from '../../vocabulary/index.ts';

/** A little strength, and the creature comes back to hand as it dies. */
export const demonicVigor = card({
  name: 'Demonic Vigor',
  cost: '{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(1, 1)),
    triggered(dies(attachedBySource), returnToHand(eventObject)),
  ],
  reading: readTwice('d4dd37db26'),
});
