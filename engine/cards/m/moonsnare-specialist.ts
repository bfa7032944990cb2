import { card, creature, ninjutsu, readTwice, returnToHand, targets, whenEnters } from '../../vocabulary/index.ts';

/** It returns a creature as it enters. */
export const moonsnareSpecialist = card({
  name: 'Moonsnare Specialist',
  cost: '{3}{U}',
  type: 'Creature - Human Ninja',
  pt: '2/2',
  abilities: [ninjutsu('{2}{U}'), whenEnters(returnToHand(), { targets: [targets(creature, 0, 1)] })],
  reading: readTwice('18eda4a480'),
});
