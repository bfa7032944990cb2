import {
  activated,
  all,
  card,
  cost,
  creature,
  preventDamage,
  readTwice,
  withKeyword,
  you,
} from '../../vocabulary/index.ts';

/** Prevents the next damage from a creature with shadow. */
export const circleOfProtectionShadow = card({
  name: 'Circle of Protection: Shadow',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [activated(cost('{1}'), preventDamage(you, 'next', { from: all(creature, withKeyword('shadow')) }))],
  reading: readTwice('597c182500'),
});
