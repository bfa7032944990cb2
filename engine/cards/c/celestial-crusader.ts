import {
  all,
  anthem,
  card,
  color,
  creature,
  keywords,
  modifyPT,
  other,
  readTwice,
  splitSecond,
} from '../../vocabulary/index.ts';

/** A flash creature with split second that makes other white creatures bigger. */
export const celestialCrusader = card({
  name: 'Celestial Crusader',
  cost: '{2}{W}{W}',
  type: 'Creature - Spirit',
  pt: '2/2',
  abilities: [
    ...keywords('flash'),
    splitSecond,
    ...keywords('flying'),
    anthem(all(other, creature, color('W')), modifyPT(1, 1)),
  ],
  reading: readTwice('7ebe07cea8'),
});
