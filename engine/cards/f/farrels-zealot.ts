import {
  card,
  creature,
  damage,
  goesUnblocked,
  isSource,
  may,
  readTwice,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
  triggered,
} from '../../vocabulary/index.ts';

/** Unblocked it may strike a creature and deal no other damage. */
export const farrelsZealot = card({
  name: "Farrel's Zealot",
  cost: '{1}{W}{W}',
  type: 'Creature - Human',
  pt: '2/2',
  abilities: [
    triggered(
      goesUnblocked(isSource),
      may(sequence(damage(3, target()), thisTurn(rule({ kind: 'assignsNoCombatDamage', what: isSource })))),
      { targets: [targets(creature)] },
    ),
  ],
  reading: readTwice('dfffdce2ab'),
});
