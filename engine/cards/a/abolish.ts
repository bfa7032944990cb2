import {
  all,
  alternativeCost,
  any,
  artifact,
  card,
  cost,
  destroy,
  discardCost,
  does,
  enchantment,
  inZone,
  readTwice,
  subtype,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys an artifact or enchantment, for mana or for a Plains thrown away. */
export const abolish = card({
  name: 'Abolish',
  cost: '{1}{W}{W}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', discardCost(all(inZone('hand'), subtype('Plains')))))],
  spell: does(destroy(), targets(any(artifact, enchantment))),
  reading: readTwice('1f87a0ef2f'),
});
