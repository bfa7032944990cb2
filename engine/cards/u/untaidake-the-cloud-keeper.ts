import {
  activated,
  addRestrictedMana,
  card,
  cost,
  entersTapped,
  legendary,
  mana,
  payLife,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Two colourless for 2 life, for legendary spells. */
export const untaidakeTheCloudKeeper = card({
  name: 'Untaidake, the Cloud Keeper',
  cost: '',
  type: 'Legendary Land',
  abilities: [
    entersTapped,
    activated(cost('', tap, payLife(2)), addRestrictedMana(mana('{C}{C}'), { kind: 'cast', what: legendary })),
  ],
  reading: readTwice('e1178936f8'),
});
