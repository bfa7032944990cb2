import {
  all,
  card,
  exists,
  isSource,
  mayCastFrom,
  readTwice,
  rule,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** A Zombie that can be cast from the graveyard beside another one. */
export const gravecrawler = card({
  name: 'Gravecrawler',
  cost: '{B}',
  type: 'Creature - Zombie',
  pt: '2/1',
  abilities: [
    rule({ kind: 'cantBlock', what: isSource }),
    rule(mayCastFrom('graveyard', isSource), exists(all(subtype('Zombie'), youControl)), 'graveyard'),
  ],
  reading: readTwice('3f47af335d'),
});
