import {
  all,
  artifact,
  beginningOf,
  card,
  createTokens,
  creature,
  draw,
  exists,
  hitPlayer,
  keywords,
  readTwice,
  tokenRecord,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A Thopter each turn, and cards for their hits. */
export const thopterSpyNetwork = card({
  name: 'Thopter Spy Network',
  cost: '{2}{U}{U}',
  type: 'Enchantment',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), createTokens('Thopter'), { onlyIf: exists(all(artifact, youControl)) }),
    triggered(hitPlayer(all(artifact, creature, youControl)), draw()),
  ],
  tokens: { Thopter: tokenRecord('Artifact Creature - Thopter', '1/1', [], keywords('flying')) },
  reading: readTwice('d7b537334a'),
});
