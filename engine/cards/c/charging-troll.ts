import { activated, card, cost, keywords, readTwice, regenerateIt } from '../../vocabulary/index.ts';

/** Regenerates and stays on guard. */
export const chargingTroll = card({
  name: 'Charging Troll',
  cost: '{2}{G}{W}',
  type: 'Creature - Troll',
  pt: '3/3',
  abilities: [...keywords('vigilance'), activated(cost('{G}'), regenerateIt())],
  reading: readTwice('39900192a7'),
});
