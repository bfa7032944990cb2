import { card, protectionFromEverything, readTwice, shuffledInsteadOfGraveyard } from '../../vocabulary/index.ts';

/** Nothing touches it, and no graveyard takes it. */
export const progenitus = card({
  name: 'Progenitus',
  cost: '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}',
  type: 'Legendary Creature - Hydra Avatar',
  pt: '10/10',
  abilities: [protectionFromEverything, shuffledInsteadOfGraveyard()],
  reading: readTwice('30d817a78a'),
});
