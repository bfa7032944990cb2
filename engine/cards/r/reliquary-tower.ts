import { card, mana, read, rule, tapFor } from '../../vocabulary/index.ts';

/** A land that lets its controller keep every card. */
export const reliquaryTower = card({
  name: 'Reliquary Tower',
  cost: '',
  type: 'Land',
  abilities: [rule({ kind: 'noMaximumHandSize', who: 'you' }), tapFor(mana('{C}'))],
  reading: read('179d910f2b'),
});
