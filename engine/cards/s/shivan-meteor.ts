import { card, cost, creature, damage, does, readTwice, suspend, target, targets } from '../../vocabulary/index.ts';

/** Thirteen damage to a creature, now or later. */
export const shivanMeteor = card({
  name: 'Shivan Meteor',
  cost: '{3}{R}{R}',
  type: 'Sorcery',
  abilities: [...suspend(2, cost('{1}{R}{R}'))],
  spell: does(damage(13, target()), targets(creature)),
  reading: readTwice('e986a6c4f4'),
});
