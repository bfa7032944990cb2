import { bushido, card, permanent, readTwice, replacement } from '../../vocabulary/index.ts';

/** Permanents are exiled instead of going to graveyards. */
export const samuraiOfThePaleCurtain = card({
  name: 'Samurai of the Pale Curtain',
  cost: '{W}{W}',
  type: 'Creature - Fox Samurai',
  pt: '2/2',
  abilities: [
    bushido(1),
    replacement({ kind: 'moves', what: permanent, from: 'battlefield', to: 'graveyard', instead: 'exile' }),
  ],
  reading: readTwice('f48685c05e'),
});
