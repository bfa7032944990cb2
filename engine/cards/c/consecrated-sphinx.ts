import { card, draw, keywords, may, readTwice, triggered } from '../../vocabulary/index.ts';

/** Two cards for each that an opponent draws. */
export const consecratedSphinx = card({
  name: 'Consecrated Sphinx',
  cost: '{4}{U}{U}',
  type: 'Creature - Sphinx',
  pt: '4/6',
  abilities: [...keywords('flying'), triggered({ kind: 'draws', who: 'opponent' }, may(draw(2)))],
  reading: readTwice('608e1c1e47'),
});
