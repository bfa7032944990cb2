import {
  all,
  card,
  color,
  creature,
  destroyForGood,
  does,
  land,
  not,
  readTwice,
  target,
  targets,
  together,
} from '../../vocabulary/index.ts';

/** A creature that is not black and a land are destroyed together. */
export const plagueSpores = card({
  name: 'Plague Spores',
  cost: '{4}{B}{R}',
  type: 'Sorcery',
  spell: does(destroyForGood(together(target(0), target(1))), targets(all(creature, not(color('B')))), targets(land)),
  reading: readTwice('e394c76ea1'),
});
