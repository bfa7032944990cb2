import {
  all,
  card,
  count,
  createTokens,
  does,
  inZone,
  land,
  readTwice,
  retrace,
  tokenRecord,
  youOwn,
} from '../../vocabulary/index.ts';

/** A Worm for each land in the graveyard, again for each land. */
export const wormHarvest = card({
  name: 'Worm Harvest',
  cost: '{2}{B/G}{B/G}{B/G}',
  type: 'Sorcery',
  abilities: [retrace],
  spell: does(createTokens('Worm', count(all(land, inZone('graveyard'), youOwn)))),
  tokens: { Worm: tokenRecord('Creature - Worm', '1/1', ['B', 'G']) },
  reading: readTwice('831fdac72d'),
});
