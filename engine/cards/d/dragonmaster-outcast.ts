import {
  all,
  beginningOf,
  card,
  compare,
  count,
  createTokens,
  keywords,
  land,
  readTwice,
  tokenRecord,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A Dragon in each upkeep, with six lands. */
export const dragonmasterOutcast = card({
  name: 'Dragonmaster Outcast',
  cost: '{R}',
  type: 'Creature - Human Shaman',
  pt: '1/1',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), createTokens('Dragon'), {
      onlyIf: compare(count(all(land, youControl)), 'at least', 6),
    }),
  ],
  tokens: { Dragon: tokenRecord('Creature - Dragon', '5/5', ['R'], keywords('flying')) },
  reading: readTwice('d6e1998d75'),
});
