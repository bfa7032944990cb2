import {
  addMana,
  card,
  eventPlayer,
  keywords,
  land,
  oneOfThatMana,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Mana Flare with flash. */
export const dictateOfKarametra = card({
  name: 'Dictate of Karametra',
  cost: '{3}{G}{G}',
  type: 'Enchantment',
  abilities: [...keywords('flash'), triggered(tappedForMana(land), addMana(oneOfThatMana, eventPlayer))],
  reading: readTwice('d3c4006c5a'),
});
