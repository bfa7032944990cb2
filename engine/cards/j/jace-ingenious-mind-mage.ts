import {
  all,
  card,
  creature,
  draw,
  each,
  gainControl,
  loyaltyAbility,
  readTwice,
  target,
  targets,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** A card, or a whole team untapped, or three creatures for good. */
export const jaceIngeniousMindMage = card({
  name: 'Jace, Ingenious Mind-Mage',
  cost: '{4}{U}{U}',
  type: 'Legendary Planeswalker - Jace',
  loyalty: 5,
  abilities: [
    loyaltyAbility(1, draw()),
    loyaltyAbility(1, untapThese(each(all(creature, youControl)))),
    loyaltyAbility(-9, gainControl(target(), 'forever'), [targets(creature, 0, 3)]),
  ],
  reading: readTwice('65b0f8b1e9'),
});
