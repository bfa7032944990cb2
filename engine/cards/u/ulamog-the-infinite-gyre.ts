import {
  all,
  annihilator,
  card,
  destroy,
  each,
  inZone,
  isSource,
  keywords,
  move,
  permanent,
  putIntoGraveyard,
  readTwice,
  sequence,
  shuffle,
  targets,
  triggered,
  whenCast,
  youOwn,
} from '../../vocabulary/index.ts';

/** Destroys as it is cast, and takes a graveyard with it. */
export const ulamogTheInfiniteGyre = card({
  name: 'Ulamog, the Infinite Gyre',
  cost: '{11}',
  type: 'Legendary Creature - Eldrazi',
  pt: '10/10',
  abilities: [
    whenCast(destroy(), targets(permanent)),
    ...keywords('indestructible'),
    annihilator(4),
    triggered(
      putIntoGraveyard(isSource),
      sequence(move(each(all(inZone('graveyard'), youOwn)), 'library'), shuffle()),
      { zone: 'graveyard' },
    ),
  ],
  reading: readTwice('1462f5acd5'),
});
