import {
  all,
  anthem,
  card,
  gains,
  keywords,
  modifyPT,
  otherCreaturesYouControl,
  readTwice,
  subtype,
} from '../../vocabulary/index.ts';

/** Other Goblins are larger and hasty. */
export const goblinChieftain = card({
  name: 'Goblin Chieftain',
  cost: '{1}{R}{R}',
  type: 'Creature - Goblin',
  pt: '2/2',
  abilities: [
    ...keywords('haste'),
    anthem(all(otherCreaturesYouControl, subtype('Goblin')), modifyPT(1, 1), gains('haste')),
  ],
  reading: readTwice('ffbd91ae6b'),
});
