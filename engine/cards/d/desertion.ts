import {
  any,
  artifact,
  card,
  counterIt,
  creature,
  does,
  readTwice,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters; an artifact or creature comes to whoever cast this. */
export const desertion = card({
  name: 'Desertion',
  cost: '{3}{U}{U}',
  type: 'Instant',
  spell: does(counterIt(target(), { kind: 'battlefield', what: any(artifact, creature) }), targets(spell)),
  reading: readTwice('a73202e440'),
});
