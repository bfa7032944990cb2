import {
  activated,
  addRestrictedMana,
  anyOneColor,
  card,
  cost,
  creature,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Three of one colour, for creature spells. */
export const somberwaldSage = card({
  name: 'Somberwald Sage',
  cost: '{2}{G}',
  type: 'Creature - Human Druid',
  pt: '0/1',
  abilities: [activated(cost('', tap), addRestrictedMana(anyOneColor(3), { kind: 'cast', what: creature }))],
  reading: readTwice('044c076d33'),
});
