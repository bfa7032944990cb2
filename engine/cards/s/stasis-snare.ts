import {
  all,
  card,
  creature,
  exileUntilSourceLeaves,
  keywords,
  opponentControls,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a creature of an opponent for as long as it stays, at instant speed. */
export const stasisSnare = card({
  name: 'Stasis Snare',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [
    ...keywords('flash'),
    whenEnters(exileUntilSourceLeaves(), { targets: [targets(all(creature, opponentControls))] }),
  ],
  reading: readTwice('ad2864aee9'),
});
