import { card, mana, readTwice, rule, tapFor } from '../../vocabulary/index.ts';

/** A land that lets its controller keep every card. */
export const reliquaryTower = card({
  name: 'Reliquary Tower',
  cost: '',
  type: 'Land',
  abilities: [rule({ kind: 'noMaximumHandSize', who: 'you' }), tapFor(mana('{C}'))],
  reading: readTwice('179d910f2b'),
});
