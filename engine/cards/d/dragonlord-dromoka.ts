import { anything, cantBeCountered, card, keywords, readTwice, rule, yourTurn } from '../../vocabulary/index.ts';

/** It can't be countered, and in its controller's turns opponents cast nothing. */
export const dragonlordDromoka = card({
  name: 'Dragonlord Dromoka',
  cost: '{4}{G}{W}',
  type: 'Legendary Creature - Elder Dragon',
  pt: '5/7',
  abilities: [
    cantBeCountered,
    ...keywords('flying', 'lifelink'),
    rule({ kind: 'cantCast', what: anything, who: 'opponent' }, yourTurn),
  ],
  reading: readTwice('ee22a93cb0'),
});
