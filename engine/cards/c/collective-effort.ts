import {
  all,
  card,
  chooseAndEscalate,
  cost,
  creature,
  destroy,
  each,
  enchantment,
  mode,
  power,
  putCounters,
  readTwice,
  tapUntapped,
  targetAPlayer,
  targetPlayerControls,
  targets,
} from '../../vocabulary/index.ts';

/** Its escalate cost is an untapped creature. */
export const collectiveEffort = card({
  name: 'Collective Effort',
  cost: '{1}{W}{W}',
  type: 'Sorcery',
  spell: chooseAndEscalate(
    cost('', tapUntapped(creature)),
    mode('destroy a creature with power 4 or more', destroy(), targets(all(creature, power('at least', 4)))),
    mode('destroy an enchantment', destroy(), targets(enchantment)),
    mode(
      'a +1/+1 counter on each creature of a player',
      putCounters('+1/+1', 1, each(all(creature, targetPlayerControls))),
      targetAPlayer,
    ),
  ),
  reading: readTwice('ef2f21bdbe'),
});
