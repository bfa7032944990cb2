import {
  all,
  attacks,
  card,
  creature,
  isSource,
  opponentControls,
  readTwice,
  tapThese,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** It taps a creature as it attacks. */
export const territorialHammerskull = card({
  name: 'Territorial Hammerskull',
  cost: '{2}{W}',
  type: 'Creature - Dinosaur',
  pt: '2/3',
  abilities: [triggered(attacks(isSource), tapThese(), { targets: [targets(all(creature, opponentControls))] })],
  reading: readTwice('2639d8a942'),
});
