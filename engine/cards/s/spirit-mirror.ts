import {
  activated,
  all,
  beginningOf,
  card,
  cost,
  createTokens,
  destroy,
  exists,
  readTwice,
  subtype,
  targets,
  token,
  tokenRecord,
  triggered,
  unless,
} from '../../vocabulary/index.ts';

/** A Reflection at a time. */
export const spiritMirror = card({
  name: 'Spirit Mirror',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), createTokens('Reflection'), {
      onlyIf: unless(exists(all(token, subtype('Reflection')))),
    }),
    activated(cost('{0}'), destroy(), { targets: [targets(subtype('Reflection'))] }),
  ],
  tokens: { Reflection: tokenRecord('Creature - Reflection', '2/2', ['W']) },
  reading: readTwice('947675e12f'),
});
