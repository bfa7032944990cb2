import { all, any, card, instant, nontoken, readTwice, replacement, sorcery } from '../../vocabulary/index.ts';

/** Instants and sorceries go to no graveyard. */
export const dryadMilitant = card({
  name: 'Dryad Militant',
  cost: '{G/W}',
  type: 'Creature - Dryad Soldier',
  pt: '2/1',
  abilities: [
    replacement({
      kind: 'moves',
      what: all(any(instant, sorcery), nontoken),
      from: 'anywhere',
      to: 'graveyard',
      instead: 'exile',
    }),
  ],
  reading: readTwice('39e75864ed'),
});
