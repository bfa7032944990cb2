import { card, casts, gainLife, multicolored, protectionFrom, readTwice, triggered } from '../../vocabulary/index.ts';

/** Protected from many colours, and glad of them. */
export const soldierOfThePantheon = card({
  name: 'Soldier of the Pantheon',
  cost: '{W}',
  type: 'Creature - Human Soldier',
  pt: '2/1',
  abilities: [protectionFrom(multicolored), triggered(casts('opponent', multicolored), gainLife(1))],
  reading: readTwice('927adebcd1'),
});
