import {
  all,
  bound,
  card,
  creature,
  exile,
  may,
  other,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  whenEnters,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Another creature, at choice, is gone until the Hunter is: two linked abilities. */
export const fiendHunter = card({
  name: 'Fiend Hunter',
  cost: '{1}{W}{W}',
  type: 'Creature - Human Cleric',
  pt: '1/3',
  abilities: [
    whenEnters(may(exile(target(), 'exiled')), { targets: [targets(all(other, creature))] }),
    whenLeaves(putOntoBattlefield(bound('exiled'), 'owner')),
  ],
  reading: readTwice('e32273946c'),
});
