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

/** Any colour, for creature spells. */
export const ancientZiggurat = card({
  name: 'Ancient Ziggurat',
  cost: '',
  type: 'Land',
  abilities: [activated(cost('', tap), addRestrictedMana(anyOneColor(), { kind: 'cast', what: creature }))],
  reading: readTwice('2a586edaa4'),
});
