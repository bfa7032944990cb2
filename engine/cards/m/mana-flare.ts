import {
  addMana,
  card,
  eventPlayer,
  land,
  oneOfThatMana,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Every land tapped for mana brings one more of what it made. */
export const manaFlare = card({
  name: 'Mana Flare',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [triggered(tappedForMana(land), addMana(oneOfThatMana, eventPlayer))],
  reading: readTwice('ba8dcae2b3'),
});
