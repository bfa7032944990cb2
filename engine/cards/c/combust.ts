import {
  all,
  any,
  cantBeCountered,
  card,
  color,
  creature,
  damage,
  does,
  isSource,
  readTwice,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** Damage to a white or blue creature that nothing stops. */
export const combust = card({
  name: 'Combust',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [cantBeCountered],
  spell: does(
    sequence(thisTurn(rule({ kind: 'damageCantBePrevented', from: isSource, which: 'any' })), damage(5, target())),
    targets(all(creature, any(color('W'), color('U')))),
  ),
  reading: readTwice('bf5ba6996c'),
});
