import { card, readTwice, scavenge } from '../../vocabulary/index.ts';

/** Its power goes to others. */
export const deadbridgeGoliath = card({
  name: 'Deadbridge Goliath',
  cost: '{2}{G}{G}',
  type: 'Creature - Insect',
  pt: '5/5',
  abilities: [scavenge('{4}{G}{G}')],
  reading: readTwice('0515693b36'),
});
