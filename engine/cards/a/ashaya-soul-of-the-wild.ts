import {
  all,
  alsoTypes,
  anthem,
  card,
  count,
  creature,
  definesPT,
  land,
  nontoken,
  readTwice,
  youControl,
} from '../../vocabulary/index.ts';

/** Its controller's nontoken creatures are Forests, and it is as large as they have lands. */
export const ashayaSoulOfTheWild = card({
  name: 'Ashaya, Soul of the Wild',
  cost: '{3}{G}{G}',
  type: 'Legendary Creature - Elemental',
  pt: '0/0',
  abilities: [
    definesPT(count(all(land, youControl)), count(all(land, youControl))),
    anthem(all(creature, nontoken, youControl), alsoTypes(['land'], ['Forest'])),
  ],
  reading: readTwice('ee8f2af4fd'),
});
