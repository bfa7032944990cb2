import {
  card,
  creature,
  entersAsCopy,
  isSource,
  readTwice,
  sacrificeThese,
  triggered,
} from '../../vocabulary/index.ts';

/** A copy of a creature that is gone when anything targets it. */
export const phantasmalImage = card({
  name: 'Phantasmal Image',
  cost: '{1}{U}',
  type: 'Creature - Illusion',
  pt: '0/0',
  abilities: [
    entersAsCopy(creature, [
      { kind: 'addTypes', types: [], subtypes: ['Illusion'] },
      { kind: 'grant', abilities: [triggered({ kind: 'becomesTarget', what: isSource }, sacrificeThese())] },
    ]),
  ],
  reading: readTwice('9935f41225'),
});
