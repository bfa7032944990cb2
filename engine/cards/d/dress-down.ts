import {
  anthem,
  beginningOf,
  card,
  creature,
  draw,
  keywords,
  readTwice,
  sacrificeThese,
  triggered,
  whenEnters,
} from '../../vocabulary/index.ts';

/** For a turn, creatures have no abilities. */
export const dressDown = card({
  name: 'Dress Down',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    ...keywords('flash'),
    whenEnters(draw()),
    anthem(creature, { kind: 'loseAll' }),
    triggered(beginningOf('end', 'anyone'), sacrificeThese()),
  ],
  reading: readTwice('73f2d6dab3'),
});
