import {
  activated,
  all,
  any,
  beginningOf,
  bound,
  card,
  castCopies,
  choose,
  cost,
  instant,
  inZone,
  is,
  linked,
  manaValue,
  mayExileFromHand,
  readTwice,
  sequence,
  sorcery,
  tap,
  triggered,
  X,
} from '../../vocabulary/index.ts';

/** Instants and sorceries are exiled from hand; one of them is copied and cast each upkeep. */
export const panopticMirror = card({
  name: 'Panoptic Mirror',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    activated(cost('{X}', tap), mayExileFromHand('mirrored', any(instant, sorcery), manaValue('exactly', X))),
    triggered(
      beginningOf('upkeep', 'you'),
      sequence(choose(all(inZone('exile'), is(linked('mirrored'))), 'one', 0, 1), castCopies(bound('one'))),
    ),
  ],
  reading: readTwice('ee04ec1a13'),
});
