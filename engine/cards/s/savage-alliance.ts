import {
  all,
  card,
  chooseAndEscalate,
  cost,
  creature,
  damage,
  each,
  gains,
  mode,
  readTwice,
  target,
  targetAnOpponent,
  targetAPlayer,
  targetPlayerControls,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Trample for a team, damage to a creature or to an opponent's team, each beyond the first for more. */
export const savageAlliance = card({
  name: 'Savage Alliance',
  cost: '{2}{R}',
  type: 'Instant',
  spell: chooseAndEscalate(
    cost('{1}'),
    mode(
      'trample for creatures of a player',
      untilEndOfTurn(each(all(creature, targetPlayerControls)), gains('trample')),
      targetAPlayer,
    ),
    mode('2 damage to a creature', damage(2, target()), targets(creature)),
    mode(
      '1 damage to each creature of an opponent',
      damage(1, each(all(creature, targetPlayerControls))),
      targetAnOpponent,
    ),
  ),
  reading: readTwice('9a56a83fb8'),
});
