import {
  addMana,
  all,
  anthem,
  card,
  creature,
  land,
  modifyPT,
  oneOfThatMana,
  readTwice,
  tappedForMana,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A Mana Flare for its controller alone, whose creatures it makes larger. */
export const mirarisWake = card({
  name: "Mirari's Wake",
  cost: '{3}{G}{W}',
  type: 'Enchantment',
  abilities: [
    anthem(all(creature, youControl), modifyPT(1, 1)),
    triggered(tappedForMana(land, 'you'), addMana(oneOfThatMana)),
  ],
  reading: readTwice('bb732f1c17'),
});
