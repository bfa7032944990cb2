import { anyOneTarget, anyTarget, card, damage, does, jumpStart, readTwice } from '../../vocabulary/index.ts';

/** Two damage, and once more for a card. */
export const directCurrent = card({
  name: 'Direct Current',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [jumpStart],
  spell: does(damage(2, anyTarget()), anyOneTarget),
  reading: readTwice('fb46b91bc7'),
});
