import {
  all,
  anthem,
  card,
  grants,
  landTypeWalk,
  modifyPT,
  otherCreaturesYouControl,
  readTwice,
  subtype,
} from '../../vocabulary/index.ts';

/** Other Merfolk are larger and walk on islands. */
export const masterOfThePearlTrident = card({
  name: 'Master of the Pearl Trident',
  cost: '{U}{U}',
  type: 'Creature - Merfolk',
  pt: '2/2',
  abilities: [
    anthem(all(otherCreaturesYouControl, subtype('Merfolk')), modifyPT(1, 1), grants(landTypeWalk('Island'))),
  ],
  reading: readTwice('20ed9a8f97'),
});
