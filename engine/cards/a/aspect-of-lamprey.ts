import {
  all,
  card,
  creature,
  discard,
  enchant,
  enchantedGets,
  gains,
  readTwice,
  targetAnOpponent,
  targetPlayer,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** Two cards of an opponent, and lifelink for a creature of yours. */
export const aspectOfLamprey = card({
  name: 'Aspect of Lamprey',
  cost: '{3}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(all(creature, youControl)),
    whenEnters(discard(2, targetPlayer()), { targets: [targetAnOpponent] }),
    enchantedGets(gains('lifelink')),
  ],
  reading: readTwice('584cfcd2e1'),
});
