import {
  all,
  beginningOf,
  card,
  compare,
  count,
  grants,
  inZone,
  may,
  putCounters,
  readTwice,
  source,
  staticAbility,
  triggered,
  youOwn,
} from '../../vocabulary/index.ts';

/** A counter in each upkeep, or two over a full graveyard. */
export const chlorophant = card({
  name: 'Chlorophant',
  cost: '{G}{G}{G}',
  type: 'Creature - Elemental',
  pt: '1/1',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), may(putCounters('+1/+1', 1))),
    staticAbility(
      source,
      [grants(triggered(beginningOf('upkeep', 'you'), may(putCounters('+1/+1', 1))))],
      compare(count(all(inZone('graveyard'), youOwn)), 'at least', 7),
    ),
  ],
  reading: readTwice('480a73a2e1'),
});
