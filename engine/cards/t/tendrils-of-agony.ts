import {
  card,
  does,
  gainLife,
  loseLife,
  readTwice,
  sequence,
  storm,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** Drains two life, copied for every spell before it. */
export const tendrilsOfAgony = card({
  name: 'Tendrils of Agony',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [storm],
  spell: does(sequence(loseLife(2, targetPlayer()), gainLife(2)), targetAPlayer),
  reading: readTwice('84c2f06b0b'),
});
