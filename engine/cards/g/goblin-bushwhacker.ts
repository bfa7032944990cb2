import {
  all,
  card,
  cost,
  creature,
  each,
  gains,
  kicked,
  kicker,
  modifyPT,
  readTwice,
  untilEndOfTurn,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** Kicked, it makes a team faster and stronger for a turn. */
export const goblinBushwhacker = card({
  name: 'Goblin Bushwhacker',
  cost: '{R}',
  type: 'Creature - Goblin Warrior',
  pt: '1/1',
  additionalCosts: [kicker(cost('{R}'))],
  abilities: [
    whenEnters(untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 0), gains('haste')), { onlyIf: kicked }),
  ],
  reading: readTwice('4138e33f52'),
});
