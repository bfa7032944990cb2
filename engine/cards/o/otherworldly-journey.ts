import {
  beginningOf,
  bound,
  card,
  creature,
  delayed,
  does,
  exile,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A creature goes for a turn, and comes back larger. */
export const otherworldlyJourney = card({
  name: 'Otherworldly Journey',
  cost: '{1}{W}',
  type: 'Instant - Arcane',
  spell: does(
    sequence(
      exile(target(), 'away'),
      delayed(
        beginningOf('end', 'anyone'),
        putOntoBattlefield(bound('away'), 'owner', false, { counter: '+1/+1', amount: 1 }),
        ['away'],
      ),
    ),
    targets(creature),
  ),
  reading: readTwice('3bf59311dd'),
});
