import {
  addMana,
  all,
  card,
  compare,
  count,
  does,
  ifThen,
  inZone,
  mana,
  readTwice,
  youOwn,
} from '../../vocabulary/index.ts';

/** Three black, or five over a full graveyard. */
export const cabalRitual = card({
  name: 'Cabal Ritual',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(
    ifThen(
      compare(count(all(inZone('graveyard'), youOwn)), 'at least', 7),
      addMana(mana('{B}{B}{B}{B}{B}')),
      addMana(mana('{B}{B}{B}')),
    ),
  ),
  reading: readTwice('a690d928d9'),
});
