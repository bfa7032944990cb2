import {
  addMana,
  card,
  casts,
  creature,
  draw,
  land,
  oneOfThatMana,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** A Mana Flare for its controller alone, and a card for each creature spell. */
export const zendikarResurgent = card({
  name: 'Zendikar Resurgent',
  cost: '{5}{G}{G}',
  type: 'Enchantment',
  abilities: [triggered(tappedForMana(land, 'you'), addMana(oneOfThatMana)), triggered(casts('you', creature), draw())],
  reading: readTwice('282dbb52bb'),
});
