import {
  all,
  attacks,
  card,
  creature,
  eventPlayerControls,
  goad,
  isSource,
  keywords,
  may,
  readTwice,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** It may goad a creature of whom it attacks. */
export const covetedPeacock = card({
  name: 'Coveted Peacock',
  cost: '{3}{U}{U}',
  type: 'Creature - Bird',
  pt: '3/4',
  abilities: [
    ...keywords('flying'),
    triggered(attacks(isSource), may(goad()), { targets: [targets(all(creature, eventPlayerControls))] }),
  ],
  reading: readTwice('b4c3747140'),
});
