import {
  any,
  artifact,
  card,
  controllerOf,
  destroy,
  does,
  enchantment,
  gainLife,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys an artifact or enchantment for four life. */
export const naturesClaim = card({
  name: "Nature's Claim",
  cost: '{G}',
  type: 'Instant',
  spell: does(sequence(destroy(), gainLife(4, controllerOf(target()))), targets(any(artifact, enchantment))),
  reading: readTwice('b52be57e45'),
});
