import {
  all,
  attach,
  card,
  creature,
  does,
  draw,
  readTwice,
  sequence,
  subtype,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** An Aura goes to another creature. */
export const auraFinesse = card({
  name: 'Aura Finesse',
  cost: '{U}',
  type: 'Instant',
  spell: does(
    sequence(attach(target(0), target(1)), draw()),
    targets(all(subtype('Aura'), youControl)),
    targets(creature),
  ),
  reading: readTwice('d4708b66de'),
});
