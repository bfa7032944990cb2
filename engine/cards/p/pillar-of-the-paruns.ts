import {
  activated,
  addRestrictedMana,
  anyOneColor,
  card,
  cost,
  multicolored,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Any colour, for spells of two colours or more. */
export const pillarOfTheParuns = card({
  name: 'Pillar of the Paruns',
  cost: '',
  type: 'Land',
  abilities: [activated(cost('', tap), addRestrictedMana(anyOneColor(), { kind: 'cast', what: multicolored }))],
  reading: readTwice('941395a653'),
});
