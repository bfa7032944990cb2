import { card, castFrom, not, readTwice, rule } from '../../vocabulary/index.ts';

/** Opponents cast from their hands only. */
export const drannithMagistrate = card({
  name: 'Drannith Magistrate',
  cost: '{1}{W}',
  type: 'Creature - Human Wizard',
  pt: '1/3',
  abilities: [rule({ kind: 'cantCast', what: not(castFrom('hand')), who: 'opponent' })],
  reading: readTwice('e715ec5071'),
});
