import {
  activated,
  addMana,
  all,
  anyOneColor,
  card,
  cost,
  creature,
  keywords,
  readTwice,
  tap,
  tapUntapped,
  youControl,
} from '../../vocabulary/index.ts';

/** Any colour, with another creature tapped besides. */
export const saruliCaretaker = card({
  name: 'Saruli Caretaker',
  cost: '{G}',
  type: 'Creature - Dryad',
  pt: '0/3',
  abilities: [
    ...keywords('defender'),
    activated(cost('', tap, tapUntapped(all(creature, youControl))), addMana(anyOneColor())),
  ],
  reading: readTwice('617e60a68b'),
});
