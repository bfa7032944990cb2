import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/2 Human Soldier with double strike. */
export const borosSwiftblade = card({
  name: 'Boros Swiftblade',
  cost: '{R}{W}',
  type: 'Creature - Human Soldier',
  pt: '1/2',
  abilities: keywords('double strike'),
  reading: readTwice('501cc57ef4'),
});
