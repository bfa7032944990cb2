import {
  artifact,
  card,
  chooseOneOrEntwine,
  cost,
  destroy,
  land,
  mode,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys an artifact, a land, or both with entwine. */
export const rainOfRust = card({
  name: 'Rain of Rust',
  cost: '{3}{R}{R}',
  type: 'Instant',
  spell: chooseOneOrEntwine(
    cost('{3}{R}'),
    mode('destroy an artifact', destroy(), targets(artifact)),
    mode('destroy a land', destroy(), targets(land)),
  ),
  reading: readTwice('2834cebf40'),
});
