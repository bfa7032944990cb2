import {
  addMana,
  all,
  amountOf,
  card,
  count,
  creature,
  does,
  inZone,
  readTwice,
  youOwn,
} from '../../vocabulary/index.ts';

/** A black for each creature card in the caster's graveyard. */
export const songsOfTheDamned = card({
  name: 'Songs of the Damned',
  cost: '{B}',
  type: 'Instant',
  spell: does(addMana(amountOf('B', count(all(inZone('graveyard'), youOwn, creature))))),
  reading: readTwice('7b2e75f8c3'),
});
