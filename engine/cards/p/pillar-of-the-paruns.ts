import {
  activated,
  addRestrictedMana,
  all,
  anyOneColor,
  card,
  cost,
  multicolored,
  read,
  spell,
  tap,
} from '../../vocabulary/index.ts';

/** Any colour, for spells of two colours or more. */
export const pillarOfTheParuns = card({
  name: 'Pillar of the Paruns',
  cost: '',
  type: 'Land',
  abilities: [
    activated(cost('', tap), addRestrictedMana(anyOneColor(), { kind: 'cast', what: all(spell, multicolored) })),
  ],
  reading: read('941395a653'),
});
