import {
  all,
  card,
  creature,
  exileUntilSourceLeaves,
  isSource,
  opponentControls,
  readTwice,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** Each time it is dealt damage it exiles a creature of an opponent for as long as it stays. */
export const trapjawTyrant = card({
  name: 'Trapjaw Tyrant',
  cost: '{3}{W}{W}',
  type: 'Creature - Dinosaur',
  pt: '5/5',
  abilities: [
    triggered({ kind: 'isDealtDamage', what: isSource }, exileUntilSourceLeaves(), {
      targets: [targets(all(creature, opponentControls))],
    }),
  ],
  reading: readTwice('e3b367ffb8'),
});
