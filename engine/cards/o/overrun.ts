import {
  all,
  card,
  creature,
  does,
  each,
  gains,
  modifyPT,
  readTwice,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Three more of both and trample for a whole team. */
export const overrun = card({
  name: 'Overrun',
  cost: '{2}{G}{G}{G}',
  type: 'Sorcery',
  spell: does(untilEndOfTurn(each(all(creature, youControl)), modifyPT(3, 3), gains('trample'))),
  reading: readTwice('9988f52989'),
});
