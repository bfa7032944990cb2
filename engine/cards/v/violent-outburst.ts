import {
  all,
  card,
  cascade,
  creature,
  does,
  each,
  modifyPT,
  readTwice,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** A bit of power for a team, with cascade. */
export const violentOutburst = card({
  name: 'Violent Outburst',
  cost: '{1}{R}{G}',
  type: 'Instant',
  abilities: [cascade()],
  spell: does(untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 0))),
  reading: readTwice('aca065a7e7'),
});
