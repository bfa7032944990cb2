import {
  all,
  card,
  choosesCreatureType,
  creature,
  ofChosenSubtype,
  other,
  readTwice,
  replacement,
  source,
  staticAbility,
  youControl,
} from '../../vocabulary/index.ts';

/** Those of its type enter bigger. */
export const metallicMimic = card({
  name: 'Metallic Mimic',
  cost: '{2}',
  type: 'Artifact Creature - Shapeshifter',
  pt: '2/1',
  abilities: [
    choosesCreatureType,
    staticAbility(source, [{ kind: 'addChosenCreatureType', name: 'creature type' }]),
    replacement({
      kind: 'enters',
      what: all(other, creature, youControl, ofChosenSubtype('creature type')),
      change: { kind: 'counters', counter: '+1/+1', amount: 1 },
    }),
  ],
  reading: readTwice('c059dd7caf'),
});
