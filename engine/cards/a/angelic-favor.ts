import {
  all,
  alternativeCost,
  beginningOf,
  bound,
  card,
  cost,
  createTokens,
  creature,
  delayed,
  does,
  duringCombat,
  exile,
  exists,
  keywords,
  readTwice,
  sequence,
  subtype,
  tapUntapped,
  tokenRecord,
  you,
  youControl,
} from '../../vocabulary/index.ts';

/** An Angel until the end step; it is cast only during combat, for mana or for a creature that is tapped. */
export const angelicFavor = card({
  name: 'Angelic Favor',
  cost: '{3}{W}',
  type: 'Instant',
  castOnlyIf: duringCombat,
  alternativeCosts: [
    alternativeCost(cost('', tapUntapped(all(creature, youControl))), exists(all(subtype('Plains'), youControl))),
  ],
  spell: does(
    sequence(
      createTokens('Angel', 1, you, 'angel'),
      delayed(beginningOf('end', 'anyone'), exile(bound('angel')), ['angel']),
    ),
  ),
  tokens: { Angel: tokenRecord('Creature - Angel', '4/4', ['W'], keywords('flying')) },
  reading: readTwice('118dd945d1'),
});
