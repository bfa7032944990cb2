import { card, mayPlayLandsFrom, readTwice, rule, youOwn } from '../../vocabulary/index.ts';

/** Lands can be played from the graveyard. */
export const crucibleOfWorlds = card({
  name: 'Crucible of Worlds',
  cost: '{3}',
  type: 'Artifact',
  abilities: [rule(mayPlayLandsFrom('graveyard', youOwn))],
  reading: readTwice('1b0f605613'),
});
