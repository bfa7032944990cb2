import {
  all,
  any,
  artifact,
  card,
  creature,
  enchantment,
  keywords,
  manaValue,
  mayCastFrom,
  planeswalker,
  readTwice,
  rule,
  youOwn,
  yourTurn,
} from '../../vocabulary/index.ts';

/**
 * On each of its controller's turns one small permanent spell can be cast from the graveyard; its X counts. Companion does nothing in a
 * game: it speaks of cards outside the game, and there are none here. CR 702.139a
 */
export const lurrusOfTheDreamDen = card({
  name: 'Lurrus of the Dream-Den',
  cost: '{1}{W/B}{W/B}',
  type: 'Legendary Creature - Cat Nightmare',
  pt: '3/2',
  abilities: [
    ...keywords('lifelink'),
    rule(
      mayCastFrom(
        'graveyard',
        all(any(artifact, creature, enchantment, planeswalker), youOwn, manaValue('at most', 2)),
        {
          perTurn: 1,
        },
      ),
      yourTurn,
    ),
  ],
  reading: readTwice('0b042cf072'),
});
