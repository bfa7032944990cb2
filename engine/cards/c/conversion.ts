import {
  anthem,
  beginningOf,
  card,
  cost,
  readTwice,
  sacrificeThese,
  setLandTypes,
  subtype,
  triggered,
  unlessPays,
  you,
} from '../../vocabulary/index.ts';

/** Mountains are Plains, for two white each upkeep. */
export const conversion = card({
  name: 'Conversion',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), unlessPays(you, cost('{W}{W}'), sacrificeThese())),
    anthem(subtype('Mountain'), setLandTypes('Plains')),
  ],
  reading: readTwice('5dde800276'),
});
