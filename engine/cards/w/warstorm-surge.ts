import {
  all,
  anyOneTarget,
  anyTarget,
  card,
  creature,
  damage,
  enters,
  eventObject,
  powerOf,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Each creature that arrives strikes at once. */
export const warstormSurge = card({
  name: 'Warstorm Surge',
  cost: '{5}{R}',
  type: 'Enchantment',
  abilities: [
    triggered(enters(all(creature, youControl)), damage(powerOf(eventObject), anyTarget(), eventObject), {
      targets: [anyOneTarget],
    }),
  ],
  reading: readTwice('9967f95d04'),
});
