import {
  all,
  card,
  creature,
  exists,
  itIsSo,
  opponentControls,
  power,
  readTwice,
  wakesAs,
} from '../../vocabulary/index.ts';

/** An enchantment that becomes a Beast when an opponent has a strong creature. */
export const hiddenPredators = card({
  name: 'Hidden Predators',
  cost: '{G}',
  type: 'Enchantment',
  abilities: [wakesAs('Beast', itIsSo(exists(all(creature, opponentControls, power('at least', 4)))), 4, 4)],
  reading: readTwice('df6d763d12'),
});
