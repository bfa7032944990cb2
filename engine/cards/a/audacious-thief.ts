import {
  attacks,
  card,
  draw,
  isSource,
  loseLife,
  readTwice,
  sequence,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** A card for a life whenever it attacks. */
export const audaciousThief = card({
  name: 'Audacious Thief',
  cost: '{2}{B}',
  type: 'Creature - Human Rogue',
  pt: '2/2',
  abilities: [triggered(attacks(isSource), sequence(draw(), loseLife(1, you)))],
  reading: readTwice('4ebcca7600'),
});
