import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 3/3 Gargoyle with flying and indestructible. */
export const darksteelGargoyle = card({
  name: 'Darksteel Gargoyle',
  cost: '{7}',
  type: 'Artifact Creature - Gargoyle',
  pt: '3/3',
  abilities: keywords('flying', 'indestructible'),
  reading: readTwice('523d678d42'),
});
