import {
  all,
  annihilator,
  card,
  draw,
  each,
  inZone,
  isSource,
  move,
  putIntoGraveyard,
  readTwice,
  sequence,
  shuffle,
  triggered,
  whenCast,
  youOwn,
} from '../../vocabulary/index.ts';

/** Draws as it is cast, and takes a graveyard with it. */
export const kozilekButcherOfTruth = card({
  name: 'Kozilek, Butcher of Truth',
  cost: '{10}',
  type: 'Legendary Creature - Eldrazi',
  pt: '12/12',
  abilities: [
    whenCast(draw(4)),
    annihilator(4),
    triggered(
      putIntoGraveyard(isSource),
      sequence(move(each(all(inZone('graveyard'), youOwn)), 'library'), shuffle()),
      { zone: 'graveyard' },
    ),
  ],
  reading: readTwice('71dcfd71fd'),
});
