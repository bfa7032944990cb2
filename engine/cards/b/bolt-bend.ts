import {
  abilityOnStack,
  all,
  any,
  card,
  changeTargets,
  creature,
  does,
  exists,
  isSource,
  power,
  readTwice,
  rule,
  singleTarget,
  spell,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Turns a spell or ability with one target elsewhere; cheaper beside a strong creature. */
export const boltBend = card({
  name: 'Bolt Bend',
  cost: '{3}{R}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'spellCost', what: isSource, by: 'anyone', generic: -3 },
      exists(all(creature, power('at least', 4), youControl)),
      'stack',
    ),
  ],
  spell: does(changeTargets(), targets(all(any(spell, abilityOnStack), singleTarget))),
  reading: readTwice('b27ff91dc6'),
});
