import {
  all,
  anthem,
  card,
  creature,
  keywords,
  modifyPT,
  opponentControls,
  otherCreaturesYouControl,
  readTwice,
} from '../../vocabulary/index.ts';

/** Its side is larger by two, the other sides smaller. */
export const eleshNornGrandCenobite = card({
  name: 'Elesh Norn, Grand Cenobite',
  cost: '{5}{W}{W}',
  type: 'Legendary Creature - Phyrexian Praetor',
  pt: '4/7',
  abilities: [
    ...keywords('vigilance'),
    anthem(otherCreaturesYouControl, modifyPT(2, 2)),
    anthem(all(creature, opponentControls), modifyPT(-2, -2)),
  ],
  reading: readTwice('112acafc0e'),
});
