import {
  card,
  chooseOneOrEntwine,
  cost,
  destroy,
  land,
  mode,
  readTwice,
  search,
  sequence,
  shuffle,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys a land, fetches one, or both with entwine. */
export const reapAndSow = card({
  name: 'Reap and Sow',
  cost: '{3}{G}',
  type: 'Sorcery',
  spell: chooseOneOrEntwine(
    cost('{1}{G}'),
    mode('destroy a land', destroy(), targets(land)),
    mode('a land from the library', sequence(search(land, 'battlefield'), shuffle())),
  ),
  reading: readTwice('f477b1be78'),
});
