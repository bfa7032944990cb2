import {
  all,
  annihilator,
  cantBeCountered,
  card,
  colorless,
  each,
  extraTurn,
  inZone,
  isSource,
  keywords,
  move,
  not,
  protectionFrom,
  putIntoGraveyard,
  readTwice,
  sequence,
  shuffle,
  spell,
  triggered,
  whenCast,
  youOwn,
} from '../../vocabulary/index.ts';

/** A turn more, and six permanents for each attack. */
export const emrakulTheAeonsTorn = card({
  name: 'Emrakul, the Aeons Torn',
  cost: '{15}',
  type: 'Legendary Creature - Eldrazi',
  pt: '15/15',
  abilities: [
    cantBeCountered,
    whenCast(extraTurn()),
    ...keywords('flying'),
    protectionFrom(all(spell, not(colorless))),
    annihilator(6),
    triggered(
      putIntoGraveyard(isSource),
      sequence(move(each(all(inZone('graveyard'), youOwn)), 'library'), shuffle()),
      { zone: 'graveyard' },
    ),
  ],
  reading: readTwice('04ed95d80c'),
});
