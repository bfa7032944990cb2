import {
  activated,
  all,
  basic,
  card,
  cost,
  creature,
  land,
  readTwice,
  tapUntapped,
  targets,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures tapped, new ones too, untap basic lands. */
export const earthcraft = card({
  name: 'Earthcraft',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    activated(cost('', tapUntapped(all(creature, youControl))), untapThese(), { targets: [targets(all(basic, land))] }),
  ],
  reading: readTwice('070d970d0e'),
});
