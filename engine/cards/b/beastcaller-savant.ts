import {
  activated,
  addRestrictedMana,
  anyOneColor,
  card,
  cost,
  creature,
  keywords,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Hasty mana of any colour, for creature spells. */
export const beastcallerSavant = card({
  name: 'Beastcaller Savant',
  cost: '{1}{G}',
  type: 'Creature - Elf Shaman Ally',
  pt: '1/1',
  abilities: [
    ...keywords('haste'),
    activated(cost('', tap), addRestrictedMana(anyOneColor(), { kind: 'cast', what: creature })),
  ],
  reading: readTwice('400d75ce6f'),
});
