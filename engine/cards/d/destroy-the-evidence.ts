import {
  card,
  controllerOf,
  destroy,
  does,
  land,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys a land and mills until the next. */
export const destroyTheEvidence = card({
  name: 'Destroy the Evidence',
  cost: '{4}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(destroy(), { kind: 'millUntil', who: controllerOf(target()), until: land, count: 1 }),
    targets(land),
  ),
  reading: readTwice('c921a2e48e'),
});
