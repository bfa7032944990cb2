import {
  all,
  card,
  createTokens,
  creature,
  dies,
  each,
  keywords,
  nontoken,
  putCounters,
  readTwice,
  tokenRecord,
  triggered,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** A counter for each creature as it arrives, and a Spirit for each that dies and is no token. */
export const abzanAscendancy = card({
  name: 'Abzan Ascendancy',
  cost: '{W}{B}{G}',
  type: 'Enchantment',
  abilities: [
    whenEnters(putCounters('+1/+1', 1, each(all(creature, youControl)))),
    triggered(dies(all(creature, nontoken, youControl)), createTokens('Spirit')),
  ],
  tokens: { Spirit: tokenRecord('Creature - Spirit', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('a0c61770e3'),
});
