import {
  activated,
  card,
  cost,
  preventAllCombatDamage,
  readTwice,
  sacrificeSource,
  thisTurn,
} from '../../vocabulary/index.ts';

/** Its end is the end of combat damage. */
export const sporeFrog = card({
  name: 'Spore Frog',
  cost: '{G}',
  type: 'Creature - Frog',
  pt: '1/1',
  abilities: [activated(cost('', sacrificeSource), thisTurn(preventAllCombatDamage))],
  reading: readTwice('d28489fe20'),
});
