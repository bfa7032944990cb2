import {
  all,
  any,
  artifact,
  bound,
  card,
  creature,
  does,
  exile,
  land,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Two permanents of its caster go and come back at once. */
export const ghostlyFlicker = card({
  name: 'Ghostly Flicker',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(
    sequence(exile(target(), 'exiled'), putOntoBattlefield(bound('exiled'), 'you')),
    targets(all(any(artifact, creature, land), youControl), 2),
  ),
  reading: readTwice('b23ad66af5'),
});
