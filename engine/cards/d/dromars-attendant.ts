import { activated, addMana, card, cost, mana, readTwice, sacrificeSource } from '../../vocabulary/index.ts';

/** Three colours at its end. */
export const dromarsAttendant = card({
  name: "Dromar's Attendant",
  cost: '{5}',
  type: 'Artifact Creature - Golem',
  pt: '3/3',
  abilities: [activated(cost('{1}', sacrificeSource), addMana(mana('{W}{U}{B}')))],
  reading: readTwice('77a9374faf'),
});
