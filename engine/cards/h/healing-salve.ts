import {
  anyOneTarget,
  anyTarget,
  card,
  chooseModes,
  gainLife,
  mode,
  preventDamage,
  readTwice,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** Three life, or three points of damage prevented. */
export const healingSalve = card({
  name: 'Healing Salve',
  cost: '{W}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('a player gains 3 life', gainLife(3, targetPlayer()), targetAPlayer),
    mode('prevent 3 damage', preventDamage(anyTarget(), 3), anyOneTarget),
  ),
  reading: readTwice('ffe8c2b39f'),
});
