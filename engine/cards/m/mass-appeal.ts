import { all, card, count, does, draw, readTwice, subtype, youControl } from '../../vocabulary/index.ts';

/** A card for each Human. */
export const massAppeal = card({
  name: 'Mass Appeal',
  cost: '{2}{U}',
  type: 'Sorcery',
  spell: does(draw(count(all(subtype('Human'), youControl)))),
  reading: readTwice('42251d6595'),
});
