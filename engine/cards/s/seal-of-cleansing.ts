import {
  activated,
  any,
  artifact,
  card,
  cost,
  destroy,
  enchantment,
  readTwice,
  sacrificeSource,
  targets,
} from '../../vocabulary/index.ts';

/** Waits to take an artifact or enchantment with it. */
export const sealOfCleansing = card({
  name: 'Seal of Cleansing',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [activated(cost('', sacrificeSource), destroy(), { targets: [targets(any(artifact, enchantment))] })],
  reading: readTwice('736148a525'),
});
