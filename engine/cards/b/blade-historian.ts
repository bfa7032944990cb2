import { all, anthem, attacking, card, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** Its side attacks with double strike. */
export const bladeHistorian = card({
  name: 'Blade Historian',
  cost: '{R/W}{R/W}{R/W}{R/W}',
  type: 'Creature - Human Cleric',
  pt: '2/3',
  abilities: [anthem(all(attacking, creature, youControl), gains('double strike'))],
  reading: readTwice('78272f1a08'),
});
