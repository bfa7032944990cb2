import {
  card,
  creature,
  does,
  readTwice,
  setBasePT,
  setColors,
  setCreatureTypes,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature is a blue 1/1 Frog without abilities, for the turn. */
export const turnToFrog = card({
  name: 'Turn to Frog',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(
    untilEndOfTurn(target(), { kind: 'loseAll' }, setColors('U'), setCreatureTypes(['Frog']), setBasePT(1, 1)),
    targets(creature),
  ),
  reading: readTwice('ca1a93d3bd'),
});
