import {
  bound,
  card,
  does,
  exile,
  nontoken,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A permanent that is no token goes and comes back at once. */
export const flicker = card({
  name: 'Flicker',
  cost: '{1}{W}',
  type: 'Sorcery',
  spell: does(sequence(exile(target(), 'exiled'), putOntoBattlefield(bound('exiled'), 'owner')), targets(nontoken)),
  reading: readTwice('51f83ddcb4'),
});
