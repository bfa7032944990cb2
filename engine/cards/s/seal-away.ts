import {
  all,
  card,
  creature,
  exileUntilSourceLeaves,
  keywords,
  opponentControls,
  readTwice,
  tapped,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a tapped creature of an opponent for as long as it stays. */
export const sealAway = card({
  name: 'Seal Away',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    ...keywords('flash'),
    whenEnters(exileUntilSourceLeaves(), { targets: [targets(all(tapped, creature, opponentControls))] }),
  ],
  reading: readTwice('61d6f7d773'),
});
