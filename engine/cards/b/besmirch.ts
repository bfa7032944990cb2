import {
  card,
  control,
  creature,
  does,
  gains,
  goad,
  readTwice,
  sequence,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It steals a creature for a turn and goads it. */
export const besmirch = card({
  name: 'Besmirch',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  spell: does(sequence(untilEndOfTurn(target(), control, gains('haste')), untapThese(), goad()), targets(creature)),
  reading: readTwice('21f9fa2395'),
});
