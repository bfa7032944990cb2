import {
  all,
  card,
  compare,
  count,
  inZone,
  modifyPT,
  readTwice,
  source,
  staticAbility,
  youOwn,
} from '../../vocabulary/index.ts';

/** Larger over a full graveyard. */
export const anuridBarkripper = card({
  name: 'Anurid Barkripper',
  cost: '{1}{G}{G}',
  type: 'Creature - Frog Beast',
  pt: '2/2',
  abilities: [staticAbility(source, [modifyPT(2, 2)], compare(count(all(inZone('graveyard'), youOwn)), 'at least', 7))],
  reading: readTwice('cac4e816a0'),
});
