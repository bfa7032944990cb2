import {
  all,
  card,
  creature,
  exileUntilSourceLeaves,
  opponentControls,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a creature of an opponent for as long as it stays. */
export const fairgroundsWarden = card({
  name: 'Fairgrounds Warden',
  cost: '{2}{W}',
  type: 'Creature - Dwarf Soldier',
  pt: '1/3',
  abilities: [whenEnters(exileUntilSourceLeaves(), { targets: [targets(all(creature, opponentControls))] })],
  reading: readTwice('8171225c74'),
});
