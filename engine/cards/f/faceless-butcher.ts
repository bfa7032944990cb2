import {
  all,
  bound,
  card,
  creature,
  exile,
  other,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  whenEnters,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Another creature is gone until the Butcher is: two linked abilities. */
export const facelessButcher = card({
  name: 'Faceless Butcher',
  cost: '{2}{B}{B}',
  type: 'Creature - Nightmare Horror',
  pt: '2/3',
  abilities: [
    whenEnters(exile(target(), 'exiled'), { targets: [targets(all(other, creature))] }),
    whenLeaves(putOntoBattlefield(bound('exiled'), 'owner')),
  ],
  reading: readTwice('5027509d47'),
});
