import { all, anthem, card, gains, keywords, other, readTwice, youControl } from '../../vocabulary/index.ts';

/** Nothing of her controller is destroyed. */
export const avacynAngelOfHope = card({
  name: 'Avacyn, Angel of Hope',
  cost: '{5}{W}{W}{W}',
  type: 'Legendary Creature - Angel',
  pt: '8/8',
  abilities: [
    ...keywords('flying', 'vigilance', 'indestructible'),
    anthem(all(other, youControl), gains('indestructible')),
  ],
  reading: readTwice('91277b5963'),
});
