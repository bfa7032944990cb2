import {
  activated,
  addManaWithRider,
  card,
  cost,
  creature,
  entersTapped,
  mana,
  payLife,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Colourless for 3 life; a creature spell paid with it has haste ever after. */
export const hallOfTheBanditLord = card({
  name: 'Hall of the Bandit Lord',
  cost: '',
  type: 'Legendary Land',
  abilities: [
    entersTapped,
    activated(cost('', tap, payLife(3)), addManaWithRider(mana('{C}'), { kind: 'haste', what: creature })),
  ],
  reading: readTwice('f8088b8017'),
});
