import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/2 Bird Soldier with flying and hexproof. */
export const avenFleetwing = card({
  name: 'Aven Fleetwing',
  cost: '{3}{U}',
  type: 'Creature - Bird Soldier',
  pt: '2/2',
  abilities: keywords('flying', 'hexproof'),
  reading: readTwice('6e7ff70b28'),
});
