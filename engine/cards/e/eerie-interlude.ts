import {
  all,
  beginningOf,
  bound,
  card,
  count,
  creature,
  delayed,
  does,
  exile,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures go, and are back in the end step. */
export const eerieInterlude = card({
  name: 'Eerie Interlude',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(
    sequence(
      exile(target(), 'exiled'),
      delayed(beginningOf('end', 'anyone'), putOntoBattlefield(bound('exiled'), 'owner'), ['exiled']),
    ),
    targets(all(creature, youControl), 0, count(all(creature, youControl))),
  ),
  reading: readTwice('db498d4fb8'),
});
