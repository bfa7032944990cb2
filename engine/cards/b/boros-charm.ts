import {
  anyTarget,
  card,
  chooseModes,
  creature,
  damage,
  each,
  gains,
  mode,
  planeswalker,
  readTwice,
  target,
  targetAPlayerOr,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Four damage, or indestructible permanents, or a creature that strikes twice. */
export const borosCharm = card({
  name: 'Boros Charm',
  cost: '{R}{W}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('4 damage to a player or planeswalker', damage(4, anyTarget()), targetAPlayerOr(planeswalker)),
    mode('your permanents are indestructible', untilEndOfTurn(each(youControl), gains('indestructible'))),
    mode('a creature has double strike', untilEndOfTurn(target(), gains('double strike')), targets(creature)),
  ),
  reading: readTwice('3ea5202797'),
});
