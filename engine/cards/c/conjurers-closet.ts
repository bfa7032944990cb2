import {
  all,
  beginningOf,
  bound,
  card,
  creature,
  exile,
  may,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature goes and comes in each end step. */
export const conjurersCloset = card({
  name: "Conjurer's Closet",
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    triggered(
      beginningOf('end', 'you'),
      may(sequence(exile(target(), 'away'), putOntoBattlefield(bound('away'), 'you'))),
      { targets: [targets(all(creature, youControl))] },
    ),
  ],
  reading: readTwice('b1938251bc'),
});
