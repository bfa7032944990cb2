import {
  any,
  card,
  creature,
  dies,
  isSource,
  mill,
  readTwice,
  targetAPlayer,
  targetPlayer,
  triggered,
} from '../../vocabulary/index.ts';

/** A card is milled for each creature that dies. */
export const selhoffOccultist = card({
  name: 'Selhoff Occultist',
  cost: '{2}{U}',
  type: 'Creature - Human Rogue',
  pt: '2/3',
  abilities: [triggered(dies(any(isSource, creature)), mill(1, targetPlayer()), { targets: [targetAPlayer] })],
  reading: readTwice('fff622a54b'),
});
