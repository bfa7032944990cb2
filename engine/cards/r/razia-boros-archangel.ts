import {
  activated,
  all,
  card,
  cost,
  creature,
  is,
  keywords,
  not,
  readTwice,
  redirectDamage,
  tap,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Passes damage from one creature on to another. */
export const raziaBorosArchangel = card({
  name: 'Razia, Boros Archangel',
  cost: '{4}{R}{R}{W}{W}',
  type: 'Legendary Creature - Angel',
  pt: '6/3',
  abilities: [
    ...keywords('flying', 'vigilance', 'haste'),
    activated(cost('', tap), redirectDamage(target(), 3, target(1)), {
      targets: [targets(all(creature, youControl)), targets(all(creature, not(is(target()))))],
    }),
  ],
  reading: readTwice('eca0a7de5e'),
});
