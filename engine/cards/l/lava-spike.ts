import { anyTarget, card, damage, does, planeswalker, readTwice, targetAPlayerOr } from '../../vocabulary/index.ts';

/** Three damage to a player or planeswalker. */
export const lavaSpike = card({
  name: 'Lava Spike',
  cost: '{R}',
  type: 'Sorcery - Arcane',
  spell: does(damage(3, anyTarget()), targetAPlayerOr(planeswalker)),
  reading: readTwice('bdcedd2233'),
});
