import { card, creature, damage, does, each, readTwice, X } from '../../vocabulary/index.ts';

/** X damage to every creature. */
export const savageTwister = card({
  name: 'Savage Twister',
  cost: '{X}{R}{G}',
  type: 'Sorcery',
  spell: does(damage(X, each(creature))),
  reading: readTwice('a03879aa64'),
});
