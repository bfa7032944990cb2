import {
  activated,
  anyOneTarget,
  anyTarget,
  attached,
  card,
  cost,
  damage,
  equip,
  equippedGets,
  grants,
  is,
  readTwice,
  rule,
  tap,
} from '../../vocabulary/index.ts';

/** Two damage at a time from a creature that does not untap. */
export const heavyArbalest = card({
  name: 'Heavy Arbalest',
  cost: '{3}',
  type: 'Artifact - Equipment',
  abilities: [
    rule({ kind: 'doesntUntap', what: is(attached) }),
    equippedGets(grants(activated(cost('', tap), damage(2, anyTarget()), { targets: [anyOneTarget] }))),
    equip('{4}'),
  ],
  reading: readTwice('b9e8244f2f'),
});
