import {
  anyTarget,
  card,
  chooseOneOrEntwine,
  cost,
  creature,
  damage,
  mode,
  planeswalker,
  readTwice,
  target,
  targetAPlayerOr,
  targets,
} from '../../vocabulary/index.ts';

/** Three damage to a creature or to a player or planeswalker, or both with entwine. */
export const barbedLightning = card({
  name: 'Barbed Lightning',
  cost: '{2}{R}',
  type: 'Instant',
  spell: chooseOneOrEntwine(
    cost('{2}'),
    mode('3 damage to a creature', damage(3, target()), targets(creature)),
    mode('3 damage to a player or planeswalker', damage(3, anyTarget()), targetAPlayerOr(planeswalker)),
  ),
  reading: readTwice('03c6982ff3'),
});
