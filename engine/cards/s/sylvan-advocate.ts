import {
  all,
  any,
  card,
  compare,
  count,
  creature,
  each,
  isSource,
  keywords,
  land,
  modifyPT,
  readTwice,
  staticAbility,
  youControl,
} from '../../vocabulary/index.ts';

/** Stronger among six lands, and the lands too. */
export const sylvanAdvocate = card({
  name: 'Sylvan Advocate',
  cost: '{1}{G}',
  type: 'Creature - Elf Druid Ally',
  pt: '2/3',
  abilities: [
    ...keywords('vigilance'),
    staticAbility(
      each(any(isSource, all(land, creature, youControl))),
      [modifyPT(2, 2)],
      compare(count(all(land, youControl)), 'at least', 6),
    ),
  ],
  reading: readTwice('71bf8cdcc2'),
});
