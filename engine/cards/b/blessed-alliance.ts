import {
  all,
  attacking,
  card,
  chooseAndEscalate,
  cost,
  creature,
  gainLife,
  mode,
  readTwice,
  sacrifice,
  targetAnOpponent,
  targetAPlayer,
  targetPlayer,
  targets,
  untapThese,
} from '../../vocabulary/index.ts';

/** Life, untapping and a sacrificed attacker, each beyond the first for more. */
export const blessedAlliance = card({
  name: 'Blessed Alliance',
  cost: '{1}{W}',
  type: 'Instant',
  spell: chooseAndEscalate(
    cost('{2}'),
    mode('4 life', gainLife(4, targetPlayer()), targetAPlayer),
    mode('untap up to two creatures', untapThese(), targets(creature, 0, 2)),
    mode('an attacking creature is sacrificed', sacrifice(targetPlayer(), all(creature, attacking)), targetAnOpponent),
  ),
  reading: readTwice('c5c7eff91a'),
});
