import {
  all,
  card,
  does,
  inZone,
  move,
  readTwice,
  representedByCard,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A card goes from exile to its owner's graveyard. */
export const pullFromEternity = card({
  name: 'Pull from Eternity',
  cost: '{W}',
  type: 'Instant',
  spell: does(move(target(), 'graveyard'), targets(all(inZone('exile'), representedByCard))),
  reading: readTwice('1a07bdce0a'),
});
