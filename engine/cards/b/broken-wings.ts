import {
  all,
  any,
  artifact,
  card,
  creature,
  destroy,
  does,
  enchantment,
  readTwice,
  targets,
  withKeyword,
} from '../../vocabulary/index.ts';

/** Destroys an artifact, an enchantment or what flies. */
export const brokenWings = card({
  name: 'Broken Wings',
  cost: '{2}{G}',
  type: 'Instant',
  spell: does(destroy(), targets(any(artifact, enchantment, all(creature, withKeyword('flying'))))),
  reading: readTwice('bdd75ebd1c'),
});
