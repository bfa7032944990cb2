import {
  all,
  card,
  definesPT,
  exists,
  ifThen,
  inZone,
  isSource,
  lifeOf,
  move,
  putIntoGraveyard,
  readTwice,
  sequence,
  shuffle,
  source,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** As great as its controller’s life, and no graveyard keeps it. */
export const serraAvatar = card({
  name: 'Serra Avatar',
  cost: '{4}{W}{W}{W}',
  type: 'Creature - Avatar',
  pt: '0/0',
  abilities: [
    definesPT(lifeOf(you), lifeOf(you)),
    triggered(
      putIntoGraveyard(isSource),
      ifThen(exists(all(isSource, inZone('graveyard'))), sequence(move(source, 'library'), shuffle())),
      { zone: 'graveyard' },
    ),
  ],
  reading: readTwice('820d30b271'),
});
