import { card, draw, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** A body that replaces itself. */
export const elvishVisionary = card({
  name: 'Elvish Visionary',
  cost: '{1}{G}',
  type: 'Creature - Elf Shaman',
  pt: '1/1',
  abilities: [whenEnters(draw())],
  reading: readTwice('43156cf0c8'),
});
