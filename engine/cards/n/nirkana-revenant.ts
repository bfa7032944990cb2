import {
  activated,
  addMana,
  card,
  cost,
  mana,
  modifyPT,
  readTwice,
  source,
  subtype,
  tappedForMana,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** One black more for each Swamp of its controller; grows for black. */
export const nirkanaRevenant = card({
  name: 'Nirkana Revenant',
  cost: '{4}{B}{B}',
  type: 'Creature - Vampire Shade',
  pt: '4/4',
  abilities: [
    triggered(tappedForMana(subtype('Swamp'), 'you'), addMana(mana('{B}'))),
    activated(cost('{B}'), untilEndOfTurn(source, modifyPT(1, 1))),
  ],
  reading: readTwice('fdecf9459c'),
});
