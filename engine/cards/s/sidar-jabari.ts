import {
  all,
  attacks,
  card,
  creature,
  eventPlayerControls,
  flanking,
  isSource,
  readTwice,
  tapThese,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** It taps a creature of whom it attacks. */
export const sidarJabari = card({
  name: 'Sidar Jabari',
  cost: '{3}{W}',
  type: 'Legendary Creature - Human Knight',
  pt: '2/2',
  abilities: [
    flanking,
    triggered(attacks(isSource), tapThese(), { targets: [targets(all(creature, eventPlayerControls))] }),
  ],
  reading: readTwice('cc979ec8b7'),
});
