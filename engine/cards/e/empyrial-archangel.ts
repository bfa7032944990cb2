import { anything, card, keywords, readTwice, redirectedTo, replacement, source } from '../../vocabulary/index.ts';

/** Takes all damage for its controller. */
export const empyrialArchangel = card({
  name: 'Empyrial Archangel',
  cost: '{4}{G}{W}{W}{U}',
  type: 'Creature - Angel',
  pt: '5/8',
  abilities: [
    ...keywords('flying', 'shroud'),
    replacement({
      kind: 'damage',
      permanents: null,
      players: 'you',
      from: anything,
      which: 'any',
      change: redirectedTo(source),
    }),
  ],
  reading: readTwice('f745be8c9b'),
});
