import { card, does, gainLife, readTwice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Seven life. */
export const heroesReunion = card({
  name: "Heroes' Reunion",
  cost: '{G}{W}',
  type: 'Instant',
  spell: does(gainLife(7, targetPlayer()), targetAPlayer),
  reading: readTwice('f2b4f00319'),
});
