import {
  card,
  cost,
  createCopyTokens,
  creature,
  does,
  ifThen,
  kicked,
  kicker,
  readTwice,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** One token copy of a creature, or five when kicked. */
export const riteOfReplication = card({
  name: 'Rite of Replication',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  additionalCosts: [kicker(cost('{5}'))],
  spell: does(ifThen(kicked, createCopyTokens(target(), 5), createCopyTokens(target())), targets(creature)),
  reading: readTwice('036cbf1c53'),
});
