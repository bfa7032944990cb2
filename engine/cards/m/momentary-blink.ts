import {
  all,
  bound,
  card,
  cost,
  creature,
  does,
  exile,
  flashback,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature of its caster goes and comes back, and once more from the graveyard. */
export const momentaryBlink = card({
  name: 'Momentary Blink',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [flashback(cost('{3}{U}'))],
  spell: does(
    sequence(exile(target(), 'exiled'), putOntoBattlefield(bound('exiled'), 'owner')),
    targets(all(creature, youControl)),
  ),
  reading: readTwice('8aa7339716'),
});
