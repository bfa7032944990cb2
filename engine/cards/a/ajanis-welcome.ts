import { all, card, creature, enters, gainLife, readTwice, triggered, youControl } from '../../vocabulary/index.ts';

/** A life for each creature that comes to its controller. */
export const ajanisWelcome = card({
  name: "Ajani's Welcome",
  cost: '{W}',
  type: 'Enchantment',
  abilities: [triggered(enters(all(creature, youControl)), gainLife(1))],
  reading: readTwice('e4db8bdb5a'),
});
