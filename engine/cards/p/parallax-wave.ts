import {
  activated,
  card,
  cost,
  creature,
  exile,
  fading,
  linked,
  putOntoBattlefield,
  readTwice,
  removeCountersCost,
  target,
  targets,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Creatures go while it fades. */
export const parallaxWave = card({
  name: 'Parallax Wave',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    ...fading(5),
    activated(cost('', removeCountersCost('fade')), exile(target(), 'exiled'), { targets: [targets(creature)] }),
    whenLeaves(putOntoBattlefield(linked('exiled'), 'owner')),
  ],
  reading: readTwice('e41e911f4a'),
});
