import {
  all,
  bound,
  card,
  creature,
  exile,
  keywords,
  may,
  not,
  putOntoBattlefield,
  readTwice,
  sequence,
  subtype,
  target,
  targets,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature of its controller that is no Angel goes and comes back, at choice. */
export const restorationAngel = card({
  name: 'Restoration Angel',
  cost: '{3}{W}',
  type: 'Creature - Angel',
  pt: '3/4',
  abilities: [
    ...keywords('flash', 'flying'),
    whenEnters(may(sequence(exile(target(), 'exiled'), putOntoBattlefield(bound('exiled'), 'you'))), {
      targets: [targets(all(creature, youControl, not(subtype('Angel'))))],
    }),
  ],
  reading: readTwice('0e4290212c'),
});
