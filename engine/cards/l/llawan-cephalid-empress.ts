import {
  all,
  card,
  color,
  creature,
  each,
  opponentControls,
  readTwice,
  returnToHand,
  rule,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Returns blue creatures of opponents, who cast no more of them. */
export const llawanCephalidEmpress = card({
  name: 'Llawan, Cephalid Empress',
  cost: '{3}{U}',
  type: 'Legendary Creature - Cephalid Noble',
  pt: '2/3',
  abilities: [
    whenEnters(returnToHand(each(all(creature, color('U'), opponentControls)))),
    rule({ kind: 'cantCast', what: all(creature, color('U')), who: 'opponent' }),
  ],
  reading: readTwice('91d5397284'),
});
