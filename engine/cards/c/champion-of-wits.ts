import {
  card,
  discard,
  draw,
  eternalize,
  may,
  powerOf,
  readTwice,
  sequence,
  source,
  whenEnters,
  you,
} from '../../vocabulary/index.ts';

/** As many cards as it has power, for two. */
export const championOfWits = card({
  name: 'Champion of Wits',
  cost: '{2}{U}',
  type: 'Creature - Naga Wizard',
  pt: '2/1',
  abilities: [whenEnters(may(sequence(draw(powerOf(source)), discard(2, you)))), eternalize('{5}{U}{U}')],
  reading: readTwice('7c24a9f21e'),
});
