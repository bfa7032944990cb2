import {
  all,
  card,
  convoke,
  creature,
  does,
  inZone,
  manaValue,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  X,
  youOwn,
} from '../../vocabulary/index.ts';

/** X small creatures come back. */
export const returnToTheRanks = card({
  name: 'Return to the Ranks',
  cost: '{X}{W}{W}',
  type: 'Sorcery',
  abilities: [convoke],
  spell: does(
    putOntoBattlefield(target(), 'owner'),
    targets(all(creature, inZone('graveyard'), youOwn, manaValue('at most', 2)), X),
  ),
  reading: readTwice('17e720bd47'),
});
