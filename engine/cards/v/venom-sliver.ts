import { all, anthem, card, creature, gains, readTwice, subtype, youControl } from '../../vocabulary/index.ts';

/** Slivers are deadly. */
export const venomSliver = card({
  name: 'Venom Sliver',
  cost: '{1}{G}',
  type: 'Creature - Sliver',
  pt: '1/1',
  abilities: [anthem(all(creature, subtype('Sliver'), youControl), gains('deathtouch'))],
  reading: readTwice('63d5b11a19'),
});
