import {
  all,
  card,
  compare,
  count,
  creature,
  destroy,
  does,
  gainLife,
  readTwice,
  sequence,
  subtype,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Destroys a creature; it is cast only beside two Vampires. */
export const feastOfBlood = card({
  name: 'Feast of Blood',
  cost: '{1}{B}',
  type: 'Sorcery',
  castOnlyIf: compare(count(all(subtype('Vampire'), youControl)), 'at least', 2),
  spell: does(sequence(destroy(), gainLife(4)), targets(creature)),
  reading: readTwice('a0bff67570'),
});
