import {
  addMana,
  any,
  card,
  eventPlayer,
  oneOfThatMana,
  readTwice,
  subtype,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Mana Flare for the three basic land types of Naya. */
export const keeperOfProgenitus = card({
  name: 'Keeper of Progenitus',
  cost: '{3}{G}',
  type: 'Creature - Elf Druid',
  pt: '1/3',
  abilities: [
    triggered(
      tappedForMana(any(subtype('Mountain'), subtype('Forest'), subtype('Plains'))),
      addMana(oneOfThatMana, eventPlayer),
    ),
  ],
  reading: readTwice('d478a74e2f'),
});
